// The card table on a phone: ticked removals survive a reload, an agreed clock counts down, and the way to a match that
// has just been played opens by itself, once.
(() => {
  "use strict";
  const say = topcutWords("challengers");
  const kept = (name) => { try { return sessionStorage.getItem(name); } catch { return null; } };
  // Who only watches, and opens the page of a game that is over, has come for something else than its final.
  const TO_GO = document.querySelector('a[data-go="at-the-end"]') ? 'a[data-go=""]' : "a[data-go]";
  const keep = (name, value) => { try { sessionStorage.setItem(name, value); } catch { /* a private window */ } };

  function ticks() {
    const form = document.querySelector("[data-ticks]");
    if (!form || form.dataset.restored) return;
    form.dataset.restored = "yes";
    const name = `topcut.ticks.${form.dataset.ticks}`;
    const boxes = [...form.querySelectorAll('input[name="removed"]')];
    const before = new Set((kept(name) || "").split(",").filter(Boolean).map(Number));
    boxes.forEach((box, place) => { if (before.has(place)) box.checked = true; });
    form.addEventListener("change", () => {
      keep(name, boxes.flatMap((box, place) => (box.checked ? [place] : [])).join(","));
    });
  }

  function count() {
    const shown = document.querySelector("[data-until]");
    if (!shown) return;
    const left = Math.max(0, Math.round((Date.parse(shown.dataset.until) - Date.now()) / 1000));
    shown.textContent = say("left", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` });
  }

  function go() {
    const mine = document.querySelector(TO_GO);
    const over = document.querySelector("[data-watch]");
    const link = mine || (over && over.querySelector("a"));
    if (!link) return;
    const name = `topcut.watched.${link.pathname}`;
    if (kept(name)) return;
    keep(name, "yes");
    location.assign(link.href);
  }

  const shown = () => { ticks(); count(); go(); };
  document.addEventListener("topcut:shown", shown);
  setInterval(count, 1000);
  shown();
})();
