// What does not fit on the screen, lies over something else, or is too small for fingers.
//
// Where letters are so large that the page may scroll, it must not be too wide, and all can be scrolled to.
([finger, touching, mayScroll]) => {
  const faults = [], table = document.getElementById("table"), root = document.documentElement;
  const ASIDE = "[popover]:not(:popover-open), dialog:not([open]), .sr, .shout, #motions";
  const isShown = it => it.checkVisibility({ visibilityProperty: true }) && !it.closest(ASIDE);
  const name = it =>
    it.id || it.getAttribute("aria-label") || `${it.localName}.${it.className} ${it.textContent.trim().slice(0, 20)}`;
  const boxes = part => [...part.querySelectorAll("button, a, img, p, h2, h3, b, em, small, figcaption")]
    .filter(isShown).map(it => [it, it.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const scrolls = it => it.closest(".ending, [data-scrolls]");

  const wide = Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
  const high = Math.max(root.scrollHeight, document.body.scrollHeight) - innerHeight;
  if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);
  if (high > 0 && !mayScroll) faults.push(`the page is ${high} pixels too high`);

  for (const [it, box] of boxes(document.body)) {
    if (it.matches(".skip") || scrolls(it)) continue;
    const out = mayScroll ? [-box.left, box.right - innerWidth]
      : [-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight];
    if (Math.max(...out) > touching) faults.push(`${name(it)} lies outside the screen by ${Math.max(...out)}`);
  }

  const parts = [".others", ".centre", ".mine"].map(query => table.querySelector(query)).filter(Boolean);
  const ends = parts.map(part =>
    boxes(part).filter(([it]) => !scrolls(it) && !it.closest(".peek")).map(([, box]) => box));
  for (let n = 1; n < parts.length; n++) {
    const over = Math.max(...ends[n - 1].map(box => box.bottom)) - Math.min(...ends[n].map(box => box.top));
    if (over > touching) faults.push(`${parts[n - 1].className} lies ${over} pixels over ${parts[n].className}`);
  }

  for (const [it, box] of boxes(document.body)) {
    const { display, pointerEvents } = getComputedStyle(it);
    const isInSentence = display === "inline";
    if (!it.matches("button, a") || it.matches(".skip") || pointerEvents === "none" || isInSentence) continue;
    if (Math.min(box.width, box.height) < finger - 0.5) faults.push(`${name(it)} is ${box.width} by ${box.height}`);
    if (scrolls(it) || it.getAttribute("aria-disabled")) continue;
    if (mayScroll) it.scrollIntoView({ block: "center" });
    const { left, top } = it.getBoundingClientRect();
    const hit = document.elementFromPoint(left + box.width / 2, top + box.height / 2);
    if (!it.contains(hit)) faults.push(`${name(it)} lies under ${hit && name(hit)}`);
  }
  return faults;
}
