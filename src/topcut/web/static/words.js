// The words of a script: the page has them beside it, in the language of whoever reads it. `{name}` is filled in, and
// what counts has one form a plural. English writes the time as in the hall, 09:41. worker.js, which has no page, brings
// its words along.
"use strict";
self.topcutLocaleOf = (language) => (/^[a-z]{2}$/.test(language) && language !== "en" ? language : "en-GB");
self.topcutSaying = (words, locale) => {
  const plurals = new Intl.PluralRules(locale);
  return (name, parts = {}) => {
    const found = words[name] ?? name;
    const text = typeof found === "string" ? found : found[plurals.select(parts.count)] ?? found.other;
    return text.replace(/\{([a-z]+)\}/g, (whole, part) => parts[part] ?? whole);
  };
};
if (self.document) {
  self.topcutLocale = topcutLocaleOf(document.documentElement.lang);
  self.topcutWords = (script) => {
    const said = document.querySelector(`script[data-words="${script}"]`);
    return topcutSaying(said ? JSON.parse(said.textContent) : {}, topcutLocale);
  };
}
