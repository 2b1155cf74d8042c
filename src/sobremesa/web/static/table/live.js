// Live: the board comes by server-sent events and is morphed into the page; moves go by fetch.
//
// A hidden tab closes its stream, for a browser opens six to one server at most, and asks now and then whose turn it is.
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const table = document.getElementById("table"), live = document.getElementById("live");
  const offline = document.getElementById("offline");
  const { measure, show, calm } = sobremesa.motion;
  const ASK_EVERY = 12000, AGAIN_AFTER = [500, 1000, 2000, 4000, 8000];
  const SEEN_AFTER = 5000;  // how long a lost move is told of once the connection is back
  let lost = 0;
  const AS_MANY = 12;  // sentences that whoever listens can go back to
  const CALLED_AFTER = 200;
  const SETTLES_AFTER = 3000;  // how long a move that was taken keeps another of the same position from being sent
  let stream = null, asking = null, failures = 0, waiting = null, wasAsked = table.dataset.asked === "1";
  let shown = "", called = "", taken = { moment: "", until: 0 };
  let heard = Number(table.dataset.log ?? 0);  // so many events of the log have been told and shown
  let shout = table.querySelector(".shout"), coming = null, shouted = -1;

  function away(isLost) {
    if (isLost) lost = Date.now();
    const what = lost ? offline.dataset.lost : offline.dataset.said;
    if (offline.hidden || offline.textContent !== what) say(what);
    offline.textContent = what;
    offline.hidden = false;
  }

  function back() {
    const still = lost ? lost + SEEN_AFTER - Date.now() : 0;
    if (still > 0) return void setTimeout(back, still);
    lost = 0;
    offline.hidden = true;
  }

  const parse = (text) => new DOMParser().parseFromString(text, "text/html").getElementById("table");

  // Put a new board in the place of the present one; the first of a stream shows where things are, and nothing flies.
  function update(text, isFirst) {
    if (text === shown) return;  // the answer to a move, and the stream after it, say the same
    const next = parse(text), moment = Number(table.dataset.moment), isSame = next?.dataset.seat === table.dataset.seat;
    if (!next || isBefore(next, moment, isSame)) return;
    shown = text;
    if (!isSame) forget();
    const before = measure(table), dropped = sobremesa.gestures.takeDropped();
    const wasHere = table.contains(document.activeElement), big = next.querySelector(".shout");
    big?.remove();
    if (shouted >= Number(next.dataset.log)) hush();
    Idiomorph.morph(table, next, { morphStyle: "outerHTML", callbacks: { beforeNodeRemoved: (node) => node !== shout } });
    sobremesa.gestures.refresh();
    sobremesa.filters.refresh();
    const here = document.activeElement, isLost = wasHere && !(table.contains(here) && here.checkVisibility());
    if (isLost) document.getElementById("now")?.focus({ preventScroll: true });
    const since = isFirst ? Infinity : heard;
    // Laid out in a task of its own, and set flying before the frame is drawn: neither keeps the page for long.
    setTimeout(() => table.getBoundingClientRect());
    if (!isSame || Number(next.dataset.moment) > moment) {
      requestAnimationFrame(() => show(table, before, dropped, since));
      if (big) callSoon(big);
    }
    announce(isLost);
  }

  // Is it older than what is shown?  Each seat counts moments of its own, and after the end there is no other board.
  function isBefore(next, moment, isSame) {
    return isSame ? Number(next.dataset.moment) < moment : table.matches(".over") && !next.matches(".over");
  }

  // A big moment, once, comes when the cards that brought it are under way, in a frame of its own, and outlives the next
  // board; not one that has been taken back or whose reader is another by now.
  function callSoon(big) {
    const number = Number(big.id.slice("shout-".length));
    if (number <= shouted || calm.matches) return;
    coming = big;
    shouted = number;
    setTimeout(() => {
      if (big !== coming) return;
      shout?.remove();
      shout = big;
      table.append(shout);
    }, CALLED_AFTER);
  }

  function hush() {
    shout?.remove();
    shout = coming = null;
    shouted = -1;
  }

  // Another player has the device, or none has: nothing of what the one before them could see stays anywhere.
  function forget() {
    sobremesa.panels.forget();
    sobremesa.gestures.letGo();
    live.replaceChildren();
    hush();
  }

  // Tell what has happened since, and who is asked now, unless it is the prompt itself that gets the focus.
  function announce(isPromptRead) {
    const asked = table.dataset.asked === "1", told = table.querySelector("#say")?.content;
    for (const line of told?.querySelectorAll("[data-n]") ?? []) if (Number(line.dataset.n) >= heard) say(line.textContent);
    heard = Number(table.dataset.log ?? 0);
    const call = told?.querySelector(".call"), what = call && (asked ? table.dataset.moment : "") + call.textContent;
    if (call && what !== called && !isPromptRead) {
      if (asked && wasAsked) call.querySelector("b")?.remove();
      say(call.textContent.trim());
    }
    called = what;
    document.title = table.dataset.title;
    if (asked && !wasAsked) sobremesa.sound.yourTurn();
    else sobremesa.sound.card();
    wasAsked = asked;
  }

  // A sentence after the others, so that none is lost while the one before it is being read out.
  function say(text) {
    const line = document.createElement("p");
    line.textContent = text;
    live.append(line);
    while (live.childElementCount > AS_MANY) live.firstElementChild.remove();
  }

  // -- the stream -------------------------------------------------------------------------------------------------

  function connect() {
    if (stream || document.hidden || !table.dataset.address) return;
    let isFirst = true;
    stream = new EventSource(`${table.dataset.address}/events?log=${heard}`);
    stream.onmessage = (event) => { failures = 0; back(); update(event.data, isFirst); isFirst = false; };
    stream.onopen = () => { failures = 0; back(); };
    stream.onerror = () => { if (failures > 0) away(false); connectLater(); };
  }

  function connectLater() {
    disconnect();
    clearTimeout(waiting);
    waiting = setTimeout(connect, AGAIN_AFTER[Math.min(failures++, AGAIN_AFTER.length - 1)]);
  }

  function disconnect() {
    stream?.close();
    stream = null;
  }

  async function ask() {
    try {
      const answer = await fetch(`${table.dataset.address}/turn`);
      const now = await answer.json();
      document.title = now.asked ? table.dataset.titleAsked : table.dataset.title;
      if (now.asked && !wasAsked) sobremesa.sound.yourTurn();
      wasAsked = now.asked;
    } catch { /* asked again soon */ }
  }

  document.addEventListener("visibilitychange", () => {
    clearInterval(asking);
    if (document.hidden) { disconnect(); asking = setInterval(ask, ASK_EVERY); }
    else connect();
  });
  addEventListener("online", () => { disconnect(); connect(); });
  addEventListener("offline", () => { away(false); connectLater(); });  // this very machine may answer still
  addEventListener("pagehide", () => {
    disconnect();
    if (!("shared" in table.dataset)) return;
    forget();  // a browser may keep the page as it is, and whoever goes back to it may be somebody else
    table.replaceChildren();
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    if ("shared" in table.dataset) return location.reload();
    disconnect();
    connect();
  });

  // -- moves ------------------------------------------------------------------------------------------------------

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    const { moment, seat } = table.dataset, isMove = Boolean(form.elements.version);
    if (form.dataset.sending || (isMove && moment === taken.moment && Date.now() < taken.until)) return;
    form.dataset.sending = "1";
    if (form.action.endsWith("/pace"))
      for (const button of form.querySelectorAll("[name=pace]")) button.setAttribute("aria-pressed", String(button === event.submitter));
    else document.querySelectorAll("[popover]:popover-open").forEach((one) => one.hidePopover());
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: new URLSearchParams(new FormData(form, event.submitter)),
        headers: { "X-Sobremesa": isMove ? "board" : "live" },
      });
      if (answer.status === 200 && isMove) {
        const board = await answer.text();
        back();
        if (table.dataset.seat === seat) update(board);  // not if the stream has given the device to another meanwhile
      }
      else if (answer.status === 204) { back(); if (isMove) await settle(moment); }
      else if (answer.redirected) location.assign(answer.url);
      else sobremesa.panels.show(await answer.text());
    } catch {
      away(true);
    } finally {
      delete form.dataset.sending;
    }
  });

  // A move was taken: the stream shows what came of it; without one the board is asked for.
  async function settle(moment) {
    taken = { moment, until: Date.now() + SETTLES_AFTER };
    if (stream?.readyState !== EventSource.OPEN) update(await (await fetch(table.dataset.address)).text());
  }

  connect();
})();
