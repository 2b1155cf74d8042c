// Filters: buttons [data-show] that choose which things of their box [data-shown] are in sight; the style does the rest.
// Pressed again, a button shows all.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const table = document.getElementById("table");
  const chosen = new Map();  // what is shown, by the number of the box

  const boxes = () => [...table.querySelectorAll("[data-shown]")];

  function show(box, shown) {
    box.dataset.shown = shown;
    for (const button of box.querySelectorAll("[data-show]")) button.setAttribute("aria-pressed", String(button.dataset.show === shown));
  }

  table.addEventListener("click", (event) => {
    const button = event.target.closest("[data-show]"), box = button?.closest("[data-shown]");
    if (!box) return;
    const shown = button.getAttribute("aria-pressed") === "true" ? "all" : button.dataset.show;
    chosen.set(boxes().indexOf(box), shown);
    show(box, shown);
  });

  sobremesa.filters = {
    // After the board has changed.
    refresh() { for (const [n, shown] of chosen) if (boxes()[n]) show(boxes()[n], shown); },
  };
})();
