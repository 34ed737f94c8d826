// A new round, on whatever page of a player is open: it rings, and the tab's title names the table until somebody looks.
(() => {
  "use strict";
  const MARK = "● "; // a round was published, and nobody has looked yet
  const told = () => document.querySelector("#now[data-round], #seated[data-round]");
  const own = document.getElementById("now") !== null; // this page says where to sit, and is called by it
  const title = own ? document.title.split(" · ").slice(1).join(" · ") : document.title;
  let round = told()?.dataset.round ?? "";
  let named = own;

  document.addEventListener("topcut:shown", () => {
    const now = told()?.dataset.round ?? "";
    const isNew = now !== "" && now !== round;
    round = now || round;
    if (isNew) document.dispatchEvent(new CustomEvent("topcut:ring", { detail: now }));
    name(isNew);
  });

  // As the page did when it was opened; any other page is called by the table only after it was told of it
  function name(isNew) {
    const now = told();
    named ||= isNew;
    if (!now || !named) return;
    const { place, label, short } = now.dataset;
    if (own) document.getElementById("round").textContent = label && ` · ${label}`;
    const marked = isNew ? document.hidden || !document.hasFocus() : document.title.startsWith(MARK);
    document.title = (marked ? MARK : "") + [place, short, title].filter(Boolean).join(" · ");
  }

  function looked() {
    if (!document.hidden && document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  }

  for (const kind of ["visibilitychange", "pointerdown", "keydown"]) document.addEventListener(kind, looked);
  addEventListener("focus", looked);
})();
