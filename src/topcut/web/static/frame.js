// The frame of the officials' pages: what unfolds over a page folds up again by Escape or a tap beside it, and the number
// of waiting calls stays right in the navigation and in the title of the tab.
(() => {
  "use strict";
  const POPS = "details.why[open], details.clock[open]";
  const foldUp = (except) => {
    for (const open of document.querySelectorAll(POPS)) if (!except || !open.contains(except)) open.open = false;
  };
  document.addEventListener("click", (tap) => foldUp(tap.target));
  document.addEventListener("keydown", (press) => {
    if (press.key !== "Escape") return;
    const open = document.activeElement?.closest(POPS) ?? document.querySelector(POPS);
    if (!open) return;
    open.open = false;
    open.querySelector("summary").focus();
  });

  const chip = document.querySelector("[data-calls-waiting]");
  document.addEventListener("topcut:shown", () => {
    const said = document.querySelector("#live [data-calls]")?.dataset.calls;
    if (said === undefined || !chip) return;
    chip.querySelector("b").textContent = said;
    chip.hidden = said === "0";
    document.title = (said === "0" ? "" : `(${said}) `) + document.title.replace(/^\(\d+\) /, "");
  });
})();
