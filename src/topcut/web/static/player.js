// Small comforts on a player's own pages: plus and minus in place, a result read back, the minutes, and the last known
// table, kept for a phone without a network.
(() => {
  "use strict";
  const PAUSE = 250; // after the last key
  const KEPT = "topcut-table"; // as in worker.js
  const mine = location.pathname.split("/").slice(0, 4).join("/"); // /t/autumn-cup/me
  const version = new URL(document.currentScript.src).search;
  let timer = 0, since = performance.now();

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".stepper button");
    if (!button) return;
    event.preventDefault();
    const field = button.parentElement.querySelector("input");
    const next = (parseInt(field.value, 10) || 0) + (button.value.endsWith(":more") ? 1 : -1);
    field.value = Math.min(Math.max(next, Number(field.min)), Number(field.max));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

  // How it reads

  function readLater(form) {
    clearTimeout(timer);
    timer = setTimeout(() => readBack(form), PAUSE);
  }

  async function readBack(form) {
    const fields = new URLSearchParams(new FormData(form));
    for (const name of ["csrf", "key", "seen"]) fields.delete(name);
    try {
      const answer = await fetch(`${form.dataset.reading}?${fields}`);
      if (!answer.ok) return;
      const place = form.querySelector("#reading");
      place.innerHTML = await answer.text();
      const says = place.querySelector("[data-says]");
      if (says) form.querySelector("[data-report]").textContent = says.dataset.says;
    } catch { /* it is read back by the desk when it is sent */ }
  }

  for (const kind of ["input", "topcut:restored"]) {
    document.addEventListener(kind, (event) => {
      const form = event.target.closest("form[data-reading]");
      if (form) readLater(form);
    });
  }

  // What was refused, and would be done all the same by one tap, was about the match as it stood

  const stands = () => document.getElementById("now")?.dataset.stands;
  const stood = stands();

  // Another opponent in the same round, which was paired again: said until a result is reported

  const changed = document.getElementById("changed");
  let before = { ...document.getElementById("now")?.dataset };

  function compare() {
    const { short, opponent } = document.getElementById("now").dataset;
    const isOther = opponent && before.opponent && short === before.short && opponent !== before.opponent;
    if (isOther) changed.textContent = changed.dataset.said.replace("#", () => `\u2068${opponent}\u2069`);
    else if (short !== before.short || !document.querySelector("#report[data-unsaid]")) changed.textContent = "";
    changed.classList.toggle("unseen", !changed.textContent);
    if (opponent) before = { short, opponent };
  }

  // The minutes

  function minutes() {
    const left = document.querySelector("[data-left]");
    if (left) left.textContent = left.dataset.said.replace("#", Math.max(0, Math.ceil((Number(left.dataset.left) - (performance.now() - since)) / 60000)));
  }

  document.addEventListener("topcut:shown", () => {
    since = performance.now();
    keep();
    if (changed) compare();
    if (stands() !== stood) document.getElementById("refusal")?.remove();
  });

  // The last known table, for worker.js: what the page says above all, and nothing else of it

  async function keep() {
    const now = document.getElementById("now");
    if (!now || !("caches" in window) || !navigator.serviceWorker) return;
    const words = (found) => (found ? found.textContent.replace(/\s+/g, " ").trim() : "");
    const told = {
      at: Date.now(),
      title: words(document.querySelector("header strong")),
      me: words(document.querySelector("header .under")),
      table: words(now.querySelector(".seat .plate")?.lastChild),
      heading: words(now.querySelector("h1")),
      language: document.documentElement.lang,
      says: JSON.parse(document.querySelector('script[data-words="worker"]').textContent),
    };
    const cache = await caches.open(KEPT);
    await cache.put(mine, new Response(JSON.stringify(told)));
  }

  document.addEventListener("submit", (event) => {
    if (event.target.getAttribute("action") !== "/logout") return;
    if ("caches" in window) caches.delete(KEPT);
    try { localStorage.removeItem("topcut-lists"); } catch { /* nor was it written, by list.js */ }
  });

  if (document.getElementById("now") && isSecureContext && navigator.serviceWorker) {
    navigator.serviceWorker.register(`/static/worker.js${version}`, { scope: mine }).catch(() => {});
    keep();
  }
  setInterval(minutes, 10000);
})();
