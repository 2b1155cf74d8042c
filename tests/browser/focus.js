// Where the focus is: on what is wanted?  Can it be seen there?  If not, which key leads on: an arrow, if it is on another
// card of the same row or on another place that a card which was picked up can go to; else Tab, back for what stands
// before it.  What opens comes after what opened it, wherever it stands.
wanted => {
  const here = document.activeElement, there = document.querySelector(wanted), row = there?.closest("[data-row]");
  const rings = [here, ...here.querySelectorAll(".f, .k")].map(it => getComputedStyle(it).outlineStyle);
  const isRow = (row && row.contains(here) && row !== here) || (here.closest(".tgt") && there?.closest(".tgt"));
  const opens = [here, there].some(it => it?.closest("[popover], dialog"));
  const isBefore = there && !opens && here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
  return {
    there: here === there,
    seen: rings.some(ring => ring !== "none"),
    key: isRow ? "ArrowRight" : isBefore ? "Shift+Tab" : "Tab",
    what: here.id || here.className || here.tagName,
  };
}
