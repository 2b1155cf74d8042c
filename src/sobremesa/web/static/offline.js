// The page without a connection: the reader's language first, and back to the page they wanted once the server answers.
"use strict";

(() => {
  const ASK_AFTER = [1000, 2000, 4000, 8000];
  let asked = 0, waiting = null;

  try {
    const language = localStorage.getItem("sobremesa-language");
    const own = document.querySelector(`section[lang="${CSS.escape(language || "")}"]`);
    if (own) { own.parentElement.prepend(own); document.documentElement.lang = language; }
  } catch { /* both languages are there */ }

  async function ask() {
    clearTimeout(waiting);
    if (!document.hidden) {
      try {
        const answer = await fetch("/worker.js", { method: "HEAD", cache: "no-store" });
        if (answer.ok) return again();
      } catch { /* still away */ }
    }
    waiting = setTimeout(ask, ASK_AFTER[Math.min(asked++, ASK_AFTER.length - 1)]);
  }

  function again() {
    if (location.pathname === "/offline") location.replace("/");
    else location.reload();
  }

  addEventListener("online", ask);
  document.addEventListener("visibilitychange", ask);
  waiting = setTimeout(ask, ASK_AFTER[0]);
})();
