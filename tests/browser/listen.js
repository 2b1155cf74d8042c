// What a screen reader is told: sentences that come into live regions, and the prompt when it gets the focus.
addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  const table = document.getElementById("table");
  const note = (how, text) => window.heard.push({
    how, text: text.replace(/\s+/g, " ").trim(), asked: table?.dataset.asked === "1",
  });
  const LIVE = "[aria-live], [role=log], [role=status], [role=alert]";
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes)
        if (target.closest?.(LIVE) || node.matches?.(LIVE)) note("said", node.textContent);
        else for (const region of node.querySelectorAll?.(LIVE) ?? []) note("said", region.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  table?.addEventListener("focusin", event => {
    if (event.target.id === "now") note("focus", document.getElementById("prompt")?.textContent ?? "");
  });
});
