// Wait, without looking in between, until the page shows what is wanted: did it come in so many milliseconds?
([wanted, patience]) => new Promise(resolve => {
  const isThere = () => document.querySelector(wanted) !== null;
  const end = answer => { watcher.disconnect(); clearTimeout(late); resolve(answer); };
  const watcher = new MutationObserver(() => isThere() && end(true));
  const late = setTimeout(() => end(false), patience);
  watcher.observe(document, { attributes: true, childList: true, subtree: true });
  if (isThere()) end(true);
})
