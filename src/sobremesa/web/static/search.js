// Searching a rulebook as one types: on its own page, and in the panel beside a table.
//
// It finds what the server finds for the same words: the clauses that have the most of them (half of them at least),
// capitals and accents set aside. The name of a ruling is whole: "GU-1" is not found in "GU-10".
"use strict";
window.sobremesa = window.sobremesa || {};

(() => {
  const MARKED = "found";
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const isRuling = (word) => /^[a-z]{1,3}-\d+$/.test(word);
  const has = (text, word) => (isRuling(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word));
  const wordsOf = (text) => plain(text).split(/\s+/u).filter(Boolean);

  // Make the field of a page or panel search its clauses; nothing happens where there is no such field.
  function begin(root) {
    const field = root.querySelector("[data-filter]");
    if (!field) return;
    const said = root.querySelector(".found"), contents = root.querySelector("[data-contents]");
    const clauses = [...root.querySelectorAll("[data-clause]")].map((element) => ({ element, text: plain(element.textContent) }));
    field.form.classList.add("typed");

    function search() {
      const words = wordsOf(field.value);
      const counts = clauses.map(({ text }) => words.filter((word) => has(text, word)).length);
      const most = Math.max(0, ...counts), enough = 2 * most >= words.length;
      let n = 0;
      clauses.forEach(({ element }, i) => {
        element.hidden = !enough || counts[i] !== most;
        n += element.hidden ? 0 : 1;
      });
      for (const section of root.querySelectorAll("[data-section]"))
        section.hidden = !section.querySelector("[data-clause]:not([hidden])");
      contents.hidden = words.length > 0;
      say(words.length ? n : null);
      mark(words);
    }

    function say(n) {
      const { none, one, many } = said.dataset;
      const text = n === null ? "" : n === 0 ? none : n === 1 ? one : many.replace("{n}", n);
      if (said.textContent !== text) said.textContent = text;
    }

    // Show where the words stand, in browsers that can without changing the page.
    function mark(words) {
      if (!window.Highlight) return;
      const ranges = [];
      for (const { element } of clauses) if (words.length && !element.hidden) ranges.push(...rangesIn(element, words));
      CSS.highlights.set(MARKED, new Highlight(...ranges));
    }

    const first = () => clauses.find(({ element }) => !element.hidden)?.element;
    field.addEventListener("input", search);
    field.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && field.value) {
        event.preventDefault();  // else a panel would close
        field.value = "";
        search();
      } else if (event.key === "ArrowDown") {
        event.preventDefault();
        first()?.focus();
      }
    });
    field.form.addEventListener("submit", (event) => {
      event.preventDefault();
      first()?.focus();
    });
    search();
  }

  // Where the words stand in a clause. Letters are compared one by one, so that places count the same without accents.
  function* rangesIn(element, words) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, letters = Array.from(node.data, (letter) => plain(letter)[0] ?? letter).join("");
      if (letters.length !== node.data.length) continue;
      for (const word of words) {
        for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          yield range;
        }
      }
    }
  }

  sobremesa.search = { begin };
  const page = document.querySelector("main.rulebook");
  if (page) begin(page);
})();
