// Inviting friends: the private link goes out by whatever the device shares with, or into the clipboard.
"use strict";

(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  if (navigator.share) root.classList.add("can-share");
  else if (navigator.clipboard) root.classList.add("can-copy");

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-share], [data-copy]");
    if (!button) return;
    const { share, copy, title, done } = button.dataset;
    try {
      if (share) return await navigator.share({ title, url: share });
      await navigator.clipboard.writeText(copy);
      button.parentElement.querySelector("[role=status]").textContent = done;
    } catch { /* the reader thought better of it; the link is there to be read */ }
  });
})();
