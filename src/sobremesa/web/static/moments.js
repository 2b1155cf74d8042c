// Moments by the reader's clock, in the language of the page.
"use strict";

(() => {
  const said = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const moment of document.querySelectorAll("time[datetime]")) moment.textContent = said.format(new Date(moment.dateTime));
})();
