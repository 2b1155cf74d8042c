// Gestures: tap a card and then where it goes, drag it there, or use the keyboard.
//
// Every gesture ends in pressing a real button of the form #moves; what may be done is read from these buttons alone.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const table = document.getElementById("table");
  const all = (query, root = table) => [...root.querySelectorAll(query)];
  const NOWHERE = "";
  const DRAG_AFTER = 7, ABOVE_THE_FINGER = 54, LONG_PRESS = 550;
  let selected = null, only = null, drag = null, dropped = null, pressing = null, pressedAt = "", pressedOn = null, shownAt = table.dataset.moment;

  const buttons = () => all("#moves [data-src]").filter((b) => !only || only.has(b.dataset.verb));
  const targets = (source) =>
    new Set(buttons().filter((b) => b.dataset.src === source).map((b) => b.dataset.dst || NOWHERE));
  const isSource = (id) => targets(id).size > 0;

  // At a careful table a card is picked up first, even if there is only one place for it.
  const isCareful = () => "careful" in table.dataset;

  function climb(element, wanted) {
    for (; element && element !== table; element = element.parentElement)
      if (element.id && wanted(element.id)) return element.id;
    return null;
  }

  const buttonOf = (source, target) =>
    buttons().find((b) => b.dataset.src === source && (b.dataset.dst || NOWHERE) === target);

  function select(id) {
    selected = id && isSource(id) ? id : null;
    for (const element of all(".sel, .tgt, .over")) unmark(element);
    table.classList.toggle("choosing", selected !== null);
    if (!selected) return;
    document.getElementById(selected)?.classList.add("sel");
    for (const target of targets(selected)) {
      const element = document.getElementById(target);
      if (element) mark(element, buttonOf(selected, target));
    }
  }

  // A target says what pressing it would do; a place without a card to press becomes a button itself.
  function mark(element, button) {
    element.classList.add("tgt");
    const pressed = element.matches("button") ? element : element.querySelector("button");
    if (pressed) {
      pressed.setAttribute("aria-description", button.title || button.textContent);
      if (pressed.hasAttribute("aria-disabled")) pressed.dataset.wasDisabled = "";
      pressed.removeAttribute("aria-disabled");
    } else {
      element.tabIndex = 0;
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", button.title || button.textContent);
    }
  }

  function unmark(element) {
    element.classList.remove("sel", "tgt", "over");
    const pressed = element.matches("button") ? element : element.querySelector("button");
    if (pressed?.hasAttribute("aria-description")) {
      pressed.removeAttribute("aria-description");
      if ("wasDisabled" in pressed.dataset) pressed.setAttribute("aria-disabled", "true");
      delete pressed.dataset.wasDisabled;
    }
    if (element.getAttribute("role") === "button")
      for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
  }

  // What to press in each target; by keyboard one is at once at the nearest, and the arrows lead to the others.
  const pressable = (one) => (one.matches("button, [role=button]") ? one : one.querySelector("button"));
  const targetsToPress = () => all(".tgt").map(pressable).filter((one) => one.getClientRects().length);

  function nearestTarget() {
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = middle(document.getElementById(selected));
    const far = (one) => { const [a, b] = middle(one); return Math.hypot(a - x, b - y); };
    return targetsToPress().sort((one, other) => far(one) - far(other))[0];
  }

  // What could be pressed only while a card may go there keeps no focus: it goes back to the card until the move is made.
  function play(source, target) {
    const button = buttonOf(source, target), here = document.activeElement, wasTarget = here.closest(".tgt");
    select(null);
    const isGone = here.tabIndex < 0 || !here.checkVisibility({ visibilityProperty: true });
    if (wasTarget && isGone) document.getElementById(source)?.focus({ preventScroll: true });
    if (button) button.form.requestSubmit(button);
  }

  // -- taps and keys ---------------------------------------------------------------------------------------------

  // The second click of a double one makes no move and opens nothing if the board has changed under it, or if what was
  // pressed first is gone from there, as a list that has closed: it was not meant for what is there now.
  const pressed = (event) => event.target.closest("button, a, [data-place]");
  const isStray = (event) =>
    event.detail > 1 && (pressedAt !== table.dataset.moment || (!selected && pressedOn !== pressed(event)));

  table.addEventListener("click", (event) => {
    if (event.detail < 2) [pressedAt, pressedOn] = [table.dataset.moment, pressed(event)];
    const thing = pressed(event), isAgain = thing?.matches("a") && thing === pressedOn;
    if (!isStray(event) || isAgain || thing?.matches("[data-place]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  table.addEventListener("click", (event) => {
    if (event.target.closest("#moves, a, dialog, [popover], form")) return;
    const target = selected && climb(event.target, (id) => targets(selected).has(id)), stray = isStray(event);
    if (target) return stray || play(selected, target);
    if (!stray && sobremesa.choosing.press(event, { selected })) return;
    const source = climb(event.target, isSource), to = source ? targets(source) : null;
    if (source && to.size === 1 && (source === selected || !isCareful())) return stray || play(source, [...to][0]);
    if (source && source !== selected) {
      select(source);
      if (event.detail === 0) nearestTarget()?.focus();
      return;
    }
    if (selected) return select(null);
    if (stray) return;
    const card = climb(event.target, (id) => document.getElementById(id).dataset.place !== undefined);
    const asks = card ? document.getElementById(card).dataset : {};
    if ("through" in asks) sobremesa.panels.through(card);
    else if ("look" in asks) sobremesa.panels.inspect(card);
    else if (card) sobremesa.panels.why(card);
  });

  table.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("[role=button].tgt")) {
      event.preventDefault();
      play(selected, event.target.id);
    }
    if (event.key === "Escape" && selected) {
      const source = selected;
      select(null);
      document.getElementById(source)?.focus();
    }
    if (event.key === "i" && event.target.dataset?.card !== undefined) sobremesa.panels.inspect(event.target.id);
    const row = event.target.closest?.("[data-row]");
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const marked = selected && step ? targetsToPress() : [];
    if (step && (row || marked.includes(event.target))) {
      const cards = marked.includes(event.target) ? marked : all("button", row), at = cards.indexOf(event.target);
      cards[(at + step + cards.length) % cards.length]?.focus();
      event.preventDefault();
    }
  });

  // One stop of the Tab key for each row of cards; the arrows go on from there.
  function oneStopARow() {
    for (const row of all("[data-row]")) {
      const cards = all("button", row);
      const first = cards.find((card) => card === document.activeElement) || cards[0];
      for (const card of cards) card.tabIndex = card === first ? 0 : -1;
    }
  }

  table.addEventListener("focusin", (event) => {
    const row = event.target.closest?.("[data-row]");
    if (row) for (const card of all("button", row)) card.tabIndex = card === event.target ? 0 : -1;
  });

  // -- dragging, and pressing long to look closer ---------------------------------------------------------------

  table.addEventListener("contextmenu", (event) => {
    const card = event.target.closest("[data-card]");
    if (!card) return;
    event.preventDefault();
    clearTimeout(pressing);
    sobremesa.panels.inspect(card.id);
  });

  table.addEventListener("pointerdown", (event) => {
    if (event.button || event.target.closest("#moves")) return;
    const card = event.target.closest("[data-card]");
    clearTimeout(pressing);
    if (card) pressing = setTimeout(() => { letGo(); swallowClick(); sobremesa.panels.inspect(card.id); }, LONG_PRESS);
    const id = climb(event.target, isSource);
    if (!id || event.target.closest("form")) return;
    drag = { id, x: event.clientX, y: event.clientY, lift: event.pointerType === "touch" ? ABOVE_THE_FINGER : 0 };
  });

  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < DRAG_AFTER) return;
      clearTimeout(pressing);
      pickUp();
      if (!drag) return;
    }
    drag.ghost.style.translate = `${dx}px ${dy - drag.lift}px`;
    const over = climb(document.elementFromPoint(event.clientX, event.clientY), (id) => targets(drag.id).has(id));
    if (over === drag.over) return;
    for (const element of all(".over")) element.classList.remove("over");
    if (over) document.getElementById(over).classList.add("over");
    drag.over = over;
  });

  function pickUp() {
    const element = document.getElementById(drag.id);
    if (!element) return letGo();
    const box = element.getBoundingClientRect();
    select(drag.id);
    drag.ghost = element.cloneNode(true);
    drag.ghost.removeAttribute("id");
    drag.ghost.removeAttribute("data-place");
    drag.ghost.setAttribute("aria-hidden", "true");
    drag.ghost.classList.remove("sel", "can");
    drag.ghost.classList.add("ghost");
    Object.assign(drag.ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
    document.body.append(drag.ghost);
    element.classList.add("lifted");
  }

  function letGo() {
    clearTimeout(pressing);
    drag?.ghost?.remove();
    for (const element of all(".lifted")) element.classList.remove("lifted");
    drag = null;
  }

  function swallowClick() {
    addEventListener("click", (event) => { event.stopPropagation(); event.preventDefault(); }, { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event("click")), 0);
  }

  function drop(event) {
    clearTimeout(pressing);
    const done = drag;
    if (!done?.ghost) { drag = null; return; }
    const box = done.ghost.getBoundingClientRect();
    if (event.type === "pointerup") swallowClick();
    letGo();
    if (event.type === "pointerup" && done.over) {
      dropped = { id: done.id, box };
      play(done.id, done.over);
    } else {
      select(null);
    }
  }
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);

  sobremesa.gestures = {
    // After the board has changed.  What was picked up stays so if it is still the same position.
    refresh() {
      const picked = shownAt === table.dataset.moment ? selected : null;
      shownAt = table.dataset.moment;
      only = null;
      select(null);
      if (picked) select(picked);
      oneStopARow();
    },
    // Show only what moves of these verbs may begin with; null shows all.
    only(verbs) {
      only = verbs && new Set(verbs);
      select(null);
      for (const element of all(".can")) element.classList.toggle("idle", only !== null && !isSource(element.id));
    },
    letGo,
    // Where the player has let a card go, once.
    takeDropped() { const was = dropped; dropped = null; return was; },
  };
  oneStopARow();
})();
