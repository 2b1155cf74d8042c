// Choosing in words: the moves of a kind, or of a place, as a list; and buttons of the table that stand for one move.
//
// What may be done is read from the buttons of the form #moves alone, and every choice ends in pressing one of them.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const table = document.getElementById("table");
  const all = (query, root = table) => [...root.querySelectorAll(query)];
  const moves = () => all("#moves [data-src]");

  // Show these moves, and no others, in the list of all moves.
  function offer(some) {
    const list = document.getElementById("all-moves"), values = new Set(some.map((button) => button.value));
    if (!list || !values.size) return false;
    for (const button of all(".mv", list)) button.hidden = !values.has(button.value);
    if (!list.matches(":popover-open")) list.showPopover();
    all(".mv", list).find((button) => !button.hidden).focus();
    return true;
  }

  table.addEventListener("beforetoggle", (event) => {
    if (event.target.id === "all-moves" && event.newState === "closed")
      for (const button of all(".mv", event.target)) button.hidden = false;
  }, { capture: true });

  // The moves of a place: from there, from a card that lies there, or to there.
  function movesOf(place) {
    const lies = (id) => id && (id === place.id || place.contains(document.getElementById(id)));
    return moves().filter((button) => lies(button.dataset.src) || button.dataset.dst === place.id);
  }

  // -- kinds of move ----------------------------------------------------------------------------------------------

  table.addEventListener("click", (event) => {
    const deed = event.target.closest("[data-deed]");
    if (!deed) return;
    const verbs = deed.dataset.deed.split(" "), some = moves().filter((button) => verbs.includes(button.dataset.verb));
    if (!some.length) return sobremesa.panels.why(deed.id);
    const goesOut = deed.getAttribute("aria-pressed") === "true";
    for (const other of all("[data-deed]")) other.setAttribute("aria-pressed", String(other === deed && !goesOut));
    sobremesa.gestures.only(goesOut ? null : verbs);
    if (goesOut) return;
    if ("list" in deed.dataset || some.some((button) => !button.dataset.src)) {
      deed.setAttribute("aria-pressed", "false");
      sobremesa.gestures.only(null);
      offer(some);
    } else if (event.detail === 0) {
      document.getElementById(some[0].dataset.src)?.focus();
    }
  });

  sobremesa.choosing = {
    // A button of the table that stands for a move, or a place that lists its moves, if the click is on one.
    press(event, { selected }) {
      const button = event.target.closest("[data-press]");
      const move = button && document.getElementById(`move-${button.dataset.press}`);
      if (move) {
        move.form.requestSubmit(move);
        return true;
      }
      const place = selected ? null : event.target.closest("[data-moves]");
      return Boolean(place && offer(movesOf(place)));
    },
  };
})();
