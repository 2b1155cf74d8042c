// Motion: what the last move moved flies from where it was to where it is.
//
// Cards have no identity in a page, only places.  The board says what moved: <li data-from="deck-top" data-to="hand-0-2">.
// Where things were is measured before the board changes; afterwards what lies at `to` starts from the place of `from`.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const EASE = "cubic-bezier(.2,.85,.25,1)";
  const BASE = 420, PER_PIXEL = 0.18, MOST_MORE = 160, STAGGER = 45, ARC = 46;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

  // Where every place is now, and what a card there looks like.
  function measure(table) {
    const places = new Map();
    for (const element of table.querySelectorAll("[data-place]")) {
      const box = element.getBoundingClientRect();
      if (box.width) places.set(element.id, { box, down: element.classList.contains("down") });
    }
    return places;
  }

  function fly(element, old, delay) {
    const box = element.getBoundingClientRect();
    if (!box.width) return;
    const [fromX, fromY] = middle(old.box), [x, y] = middle(box);
    const dx = fromX - x, dy = fromY - y, far = Math.hypot(dx, dy);
    // What comes from a whole row or stove, which has another shape, is as large there as it is here.
    const wide = (old.box.width / old.box.height) / (box.width / box.height);
    const scale = wide > 2 || wide < 0.5 ? 1 : Math.min(4, old.box.width / box.width);
    const turns = old.down !== element.classList.contains("down") && element.querySelector(".in");
    if (far < 2 && Math.abs(scale - 1) < 0.02 && !turns) return;
    const duration = BASE + Math.min(MOST_MORE, far * PER_PIXEL);
    const timing = { duration, delay, easing: EASE, fill: "backwards", id: "fly" };
    element.getAnimations().forEach((one) => one.id === "fly" && one.cancel());
    element.dataset.flying = "";
    const lift = Math.min(ARC, far * 0.12);
    const animation = element.animate({
      translate: [`${dx}px ${dy}px`, `${dx * 0.42}px ${dy * 0.42 - lift}px`, "0 0"],
      scale: [scale, Math.max(scale, 1) * 1.06, 1],
    }, timing);
    animation.onfinish = animation.oncancel = () => delete element.dataset.flying;
    if (turns) {
      const angles = element.classList.contains("down") ? [0, 180] : [180, 0];
      turns.animate({ transform: angles.map((angle) => `rotateY(${angle}deg)`) },
        { ...timing, duration: duration * 0.85, easing: "cubic-bezier(.45,.05,.25,1)" });
    }
  }

  // Let fly what the board says has moved, unless it has flown already: of the events from number `since` on.
  // `dropped` is where the player has just let a card go.
  function show(table, before, dropped, since) {
    if (calm.matches) return;
    let flown = 0;
    const last = new Map();  // several may land in one place: only the last is seen there
    for (const item of table.querySelectorAll("#motions li"))
      if (Number(item.dataset.n) >= since) last.set(item.dataset.to, item.dataset.from);
    for (const [to, from] of last) {
      const element = document.getElementById(to);
      const old = dropped && dropped.id === from ? { box: dropped.box, down: false } : before.get(from);
      if (element && old && flown < 24) fly(element, old, flown++ * STAGGER);
    }
  }

  // The last quarter of a second of a big moment.
  document.addEventListener("animationstart", ({ animationName, target }) => {
    if (animationName === "gone") target.animate({ opacity: [1, 0] }, 250);
  });
  document.addEventListener("animationend", ({ animationName, target }) => { if (animationName === "gone") target.remove(); });

  sobremesa.motion = { measure, show, calm };
})();
