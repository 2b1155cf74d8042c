// Where the focus is: on what is wanted?  Can it be seen there?  Is it on another card of the same row, or is it on
// another place that a card which was picked up can go to?
wanted => {
  const here = document.activeElement, there = document.querySelector(wanted), row = there?.closest("[data-row]");
  const rings = [here, ...here.querySelectorAll(".f, .k")].map(it => getComputedStyle(it).outlineStyle);
  return {
    there: here === there,
    seen: rings.some(ring => ring !== "none"),
    row: Boolean((row && row.contains(here) && row !== here) || (here.closest(".tgt") && there?.closest(".tgt"))),
    what: here.id || here.className || here.tagName,
  };
}
