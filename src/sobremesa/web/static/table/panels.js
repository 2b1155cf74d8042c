// Panels: why not, a card from near by, the rulebook, the log.  Each is a page of its own that is shown beside the table.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const panel = document.getElementById("panel"), body = panel.querySelector(".panel-body");
  const table = document.getElementById("table");
  let back = null, forgotten = 0;

  // Show the part `main` of a page of this site.
  async function open(address) {
    back = document.activeElement;
    const before = forgotten;
    let text;
    try {
      const answer = await fetch(address, { headers: { "X-Sobremesa": "panel" } });
      text = await answer.text();
    } catch {
      return;  // the line that says "no connection" is shown already
    }
    if (before === forgotten) show(text);
  }

  function show(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const part = page.querySelector("main") || page.body;
    for (const alert of part.querySelectorAll("[role=alert]")) alert.removeAttribute("role");  // its title has the focus
    body.replaceChildren(...part.childNodes);
    const title = body.querySelector("h1, h2");
    if (title) { title.tabIndex = -1; }
    if (!panel.open) panel.showModal();
    panel.scrollTop = 0;
    (title || panel).focus();
    sobremesa.search.begin(body);
  }

  // To a clause in the panel: the table's address stays as it is, and its own places are not meant.
  function goTo(handle) {
    const clause = handle ? body.querySelector(`#${CSS.escape(handle)}`) : null;
    clause?.scrollIntoView({ block: "start" });
    clause?.focus({ preventScroll: true });
  }

  body.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    goTo(decodeURIComponent(link.hash.slice(1)));
  });

  // The focus goes back to where it was, or to the prompt if that is gone or hidden now.
  panel.addEventListener("close", () => {
    body.replaceChildren();
    if (back?.isConnected) back.focus({ preventScroll: true });
    if (!document.activeElement || document.activeElement === document.body) document.getElementById("now")?.focus({ preventScroll: true });
  });
  // What was pressed before the panel came, as a card that is looked at from near by, is not let go of in the panel.
  let isPressedHere = false;
  addEventListener("pointerdown", (event) => { isPressedHere = panel.contains(event.target); }, true);
  panel.addEventListener("click", (event) => {
    if (event.detail && !isPressedHere) { event.preventDefault(); event.stopPropagation(); }
    else if (event.target === panel) panel.close();
  }, true);

  // A link that has a panel opens in it; with a key held down it opens as any link does.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-panel]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    document.querySelectorAll("[popover]:popover-open").forEach((one) => one.hidePopover());
    open(link.href).then(() => goTo(link.hash.slice(1)));
  });

  sobremesa.panels = {
    open,
    show,
    // Close it, and what is on its way is not shown any more.
    forget() { forgotten += 1; panel.close(); body.replaceChildren(); },
    why: (place) => { if (table.dataset.address && table.dataset.seat) open(`${table.dataset.address}/why?at=${encodeURIComponent(place)}`); },
    through: (place) => { if (table.dataset.address) open(`${table.dataset.address}/pile?at=${encodeURIComponent(place)}`); },
    inspect: (place) => { if (table.dataset.address) open(`${table.dataset.address}/look?at=${encodeURIComponent(place)}`); },
  };
})();
