// Lets the site be installed: hands it to its service worker, and takes a new version of it over.
"use strict";

(() => {
  const workers = navigator.serviceWorker;
  try { localStorage.setItem("sobremesa-language", document.documentElement.lang); } catch { /* a private window forgets */ }
  if (!workers) return;  // an old browser, or an address without https

  const A_WHILE = 60 * 60 * 1000;
  const served = Boolean(workers.controller);
  let asked = Date.now();

  addEventListener("load", () => workers.register("/worker.js").catch(() => { /* without it the site works as well */ }));

  // A page that slept asks whether there is a new version.
  document.addEventListener("visibilitychange", async () => {
    if (document.hidden || Date.now() - asked < A_WHILE) return;
    asked = Date.now();
    try { await (await workers.getRegistration())?.update(); } catch { /* asked again later */ }
  });

  // A table that stays open for days is loaded anew when a new version has come; all that it shows is on the server.
  workers.addEventListener("controllerchange", () => {
    if (served && document.querySelector("main.table")) location.reload();
  });
})();
