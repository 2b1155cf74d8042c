// Where the board of the page, kept up to date by the stream, stays different from what the server would send: "" nowhere.
async (patience) => {
  const bare = table => {
    const copy = table.cloneNode(true);
    copy.querySelectorAll("#motions, #say, .shout").forEach(it => it.remove());
    for (const it of [copy, ...copy.querySelectorAll("*")]) {
      it.removeAttribute("tabindex");
      if (it.hasAttribute("class")) it.setAttribute("class", [...it.classList].sort().join(" "));
      if (!it.classList.length) it.removeAttribute("class");
      const attributes = [...it.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      attributes.forEach(({ name }) => it.removeAttribute(name));
      attributes.forEach(({ name, value }) => it.setAttribute(name, value));  // in an order that does not tell when they came
    }
    return copy.outerHTML.replace(/\s+/g, " ").replace(/> </g, "><");
  };
  const until = Date.now() + patience;
  for (;;) {
    const text = await (await fetch(location.pathname)).text();
    const [here, served] = [document, new DOMParser().parseFromString(text, "text/html")]
      .map(it => bare(it.getElementById("table")));
    if (here === served) return "";
    const at = [...here].findIndex((letter, i) => letter !== served[i]);
    if (Date.now() > until) return `${here.slice(at - 60, at + 60)} and not ${served.slice(at - 60, at + 60)}`;
  }
}
