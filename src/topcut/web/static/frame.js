// The frame of the officials' pages: what unfolds over a page folds up again by Escape or a tap beside it, and whatever
// waits for this official is counted, rung for and read out, with its age.
(() => {
  "use strict";
  const say = topcutWords("frame");
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

  // What is typed before the browser has put the cursor into its field goes there as well.
  let placed = false;
  document.addEventListener("focusin", () => { placed = true; }, { once: true });
  document.addEventListener("keydown", (press) => {
    if (placed || document.activeElement !== document.body || press.key.length > 1) return;
    if (!press.ctrlKey && !press.metaKey && !press.altKey) document.querySelector("[autofocus]")?.focus();
  });

  // The button says what the chosen answer does.
  document.addEventListener("change", ({ target }) => {
    const button = target.dataset?.says && target.form?.querySelector("[data-answers]");
    if (button) button.textContent = target.dataset.says;
  });

  // How long ago somebody called, by the clock of the desk, which may not be that of this phone.
  const served = Date.parse(document.querySelector("[data-now]")?.dataset.now ?? "");
  const began = performance.now();
  const tell = () => {
    for (const time of document.querySelectorAll("time[data-ago]")) {
      const minutes = Math.max(0, Math.floor((served + performance.now() - began - Date.parse(time.dateTime)) / 60000));
      const said = minutes ? say("minutes", { count: minutes }) : say("now");
      if (!Number.isNaN(minutes) && time.textContent !== said) time.textContent = said;
    }
  };
  setInterval(tell, 5000);

  // What waits for this official: counted in the tab's title and in the navigation; what is new rings and is read out.
  const chip = document.querySelector("[data-calls-waiting]");
  const waits = () => new Map([...document.querySelectorAll("#waits [data-wait]")].map((one) => [one.dataset.wait, one.textContent]));
  let known = waits();
  // What became of this computer while the page was open: what is new is said above it, and what is over goes away.
  const banner = document.getElementById("told");
  const told = () => {
    const now = new Map([...document.querySelectorAll("#waits [data-tells]")].map((one) => [one.dataset.tells, one.textContent]));
    const banners = [...document.querySelectorAll("[data-told]")]; // several may tell of one thing: what is wrong, and a question about it
    for (const one of banners) one.hidden = !now.has(one.dataset.told);
    for (const one of banners) now.delete(one.dataset.told);
    const said = [...now.values()].join(" ");
    if (!banner || banner.querySelector("span").textContent === said) return;
    banner.querySelector("span").textContent = said;
    banner.hidden = !said;
  };

  document.addEventListener("topcut:shown", () => {
    tell();
    told();
    const now = waits(), fresh = [...now].filter(([name]) => !known.has(name));
    known = new Map([...known, ...now]); // what comes back, because nobody goes there after all, does not ring again
    if (fresh.length) {
      document.getElementById("new-waits").textContent = fresh.map(([, said]) => said).join(" ");
      document.dispatchEvent(new CustomEvent("topcut:ring", { detail: fresh.map(([name]) => name).join(" ") }));
    }
    document.title = (now.size ? `(${now.size}) ` : "") + document.title.replace(/^\(\d+\) /, "");
    if (!chip) return;
    chip.querySelector("b").textContent = now.size;
    chip.hidden = !now.size;
  });
})();
