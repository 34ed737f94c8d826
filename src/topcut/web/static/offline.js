// Keeps what was entered on this phone until the desk has it: drafts, entries that wait for the network, and receipts.
(() => {
  "use strict";
  const say = topcutWords("offline");
  const LEAST = 1000, MOST = 30000; // between two tries
  const PATIENCE = 15000; // for one answer
  const BACK = 10000; // a whole hall comes back within so many milliseconds, not at once (D3)
  const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);
  const WAITING = "topcut-waiting", DRAFT = "topcut-draft/", RECEIPT = "topcut-receipt/";
  const DRAWN = "topcut.nonce.", DRAW = "topcut.receipt."; // the number that was added to the draw, and its receipt
  const tournament = location.pathname.split("/")[2];
  const restored = new WeakSet();
  const entered = new Set(); // keys of what was entered since this page was opened
  let sending = false, failures = 0, timer = 0, refused = null;

  if (!storable()) return; // then forms are sent as without script

  function storable() {
    try {
      localStorage.setItem("topcut-try", "1");
      localStorage.removeItem("topcut-try");
      return true;
    } catch { return false; }
  }

  function read(name, otherwise) {
    try { return JSON.parse(localStorage.getItem(name)) ?? otherwise; } catch { return otherwise; }
  }

  const write = (name, value) => localStorage.setItem(name, JSON.stringify(value));
  const waiting = () => read(WAITING, []);
  const signed = () => document.querySelector('header input[name="csrf"]');
  const token = () => signed().value;
  const remove = (entry) => write(WAITING, waiting().filter((one) => one.key !== entry.key));

  // Entries

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-offline]") || (event.submitter && event.submitter.name)) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form));
    const action = form.getAttribute("action");
    const before = waiting().find((one) => one.action === action);
    if (before) fields.set("key", before.key);
    const instead = before && "latest" in form.dataset && before.body !== fields.toString(); // of two lists the later one
    if (instead) remove(before);
    if (!before || instead) {
      const key = (!instead && fields.get("key")) || fresh();
      fields.set("key", key);
      entered.add(key);
      const at = new Date().toLocaleTimeString(topcutLocale, { hour: "2-digit", minute: "2-digit" });
      write(WAITING, [...waiting(), { action, key, at, body: fields.toString(), what: form.dataset.offline, draft: form.dataset.draft }]);
    }
    refused = null;
    send();
  });

  function fresh() {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  async function send() {
    clearTimeout(timer);
    if (sending) return;
    sending = true;
    let answer = null;
    try {
      for (const entry of waiting()) answer = await sendOne(entry);
      failures = 0;
    } catch {
      failures += 1;
      const wait = Math.min(MOST, LEAST * 2 ** failures);
      timer = setTimeout(send, LEAST + Math.random() * (wait - LEAST));
    }
    sending = false;
    show();
    if (answer) location.assign(answer);
  }

  // The same entry may go twice if an answer is lost; its key makes it count once (A3, D1, D2).
  async function sendOne(entry) {
    const body = new URLSearchParams(entry.body);
    body.set("csrf", token());
    const answer = await fetch(entry.action, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE) });
    if (LATER.has(answer.status)) throw new Error(answer.status);
    if (answer.status === 403 && await renewed()) return sendOne(entry);
    if ((answer.status === 401 || answer.status === 404) && await isAwaited()) throw new Error(answer.status);
    remove(entry);
    if (answer.redirected && new URL(answer.url).origin === location.origin) {
      if (entry.draft) write(DRAFT + entry.draft, { ...read(DRAFT + entry.draft, {}), sent: true });
      return answer.url;
    }
    refused = { ...entry, body: body.toString() };
    if (entered.has(entry.key)) ask(refused);
    return null;
  }

  // Another computer answers here, and has not gone on with this event yet (L2).
  async function isAwaited() {
    const page = encodeURIComponent(`/t/${tournament}/log`);
    return (await fetch(`/live?once=1&page=${page}`, { cache: "no-store" })).status === 503;
  }

  // Somebody has signed in again in another tab: the token that this page came with is of no use any more.
  async function renewed() {
    const now = await (await fetch("/live/token", { cache: "no-store" })).text();
    const changed = now !== token();
    signed().value = now;
    return changed;
  }

  // Refused: the page that says why is shown as without script. Nothing was done, so asking again changes nothing.
  function ask(entry) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = entry.action;
    form.hidden = true;
    for (const [name, value] of new URLSearchParams(entry.body)) {
      const field = document.createElement("input");
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }

  function show() {
    document.getElementById("kept")?.remove();
    const kept = waiting();
    const words = kept.length
      ? kept.map((one) => say("kept", { what: one.what, time: one.at }))
      : refused ? [say("refused", { what: refused.what, time: refused.at })] : [];
    if (!words.length) return;
    const box = document.createElement("div");
    box.id = "kept";
    box.className = "banner warn";
    box.setAttribute("role", "status");
    const text = document.createElement("p");
    text.className = "grow";
    text.textContent = words.join(" ");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn";
    button.textContent = say(kept.length ? "try" : "why");
    button.addEventListener("click", () => (kept.length ? send() : ask(refused)));
    box.append(text, button);
    document.getElementById("main").prepend(box);
  }

  // Drafts (D6)

  const fieldsOf = (form) => [...form.elements].filter((one) => one.name && one.type !== "hidden" && one.type !== "submit");

  document.addEventListener("input", (event) => {
    const form = event.target.form;
    if (!form || !form.dataset.draft) return;
    const fields = {};
    for (const one of fieldsOf(form)) if (one.type !== "radio" || one.checked) fields[one.name] = one.value;
    write(DRAFT + form.dataset.draft, { fields });
  });

  function restore() {
    for (const form of document.querySelectorAll("form[data-draft]")) {
      const draft = read(DRAFT + form.dataset.draft, null);
      if (restored.has(form) || !draft || !draft.fields) continue;
      restored.add(form);
      const lost = draft.sent && "unsaid" in form.dataset; // the desk has forgotten what it once knew (L2)
      if (draft.sent && !lost) continue;
      for (const one of fieldsOf(form)) {
        if (!(one.name in draft.fields)) continue;
        if (one.type === "radio") one.checked = one.value === draft.fields[one.name];
        else one.value = draft.fields[one.name];
      }
      if (lost) form.querySelector("[data-lost]").hidden = false;
      form.dispatchEvent(new CustomEvent("topcut:restored", { bubbles: true }));
    }
  }

  // Receipts: phones are the witnesses of the log (B9, L2)

  function keepReceipt() {
    const given = document.getElementById("receipt");
    const known = read(RECEIPT + tournament, { n: 0 });
    if (!given) return;
    const { player, head, proof, drawn } = given.dataset;
    const n = Number(given.dataset.n), epoch = Number(given.dataset.epoch);
    if (n >= known.n || epoch > (known.epoch || 1)) write(RECEIPT + tournament, { n, head, proof, epoch });
    // The first receipt that covers the number which this phone added to the draw.
    if (drawn && drawn === read(DRAWN + tournament, "") && read(DRAW + tournament, {}).nonce !== drawn) {
      write(DRAW + tournament, { player, n, head, nonce: drawn });
    }
  }

  const grouped = (hex) => hex.match(/.{1,4}/g).join(" ");

  // My data shows what this phone holds, beside what the log says.
  function showReceipts() {
    const place = document.querySelector("[data-receipts]");
    const last = read(RECEIPT + tournament, null), draw = read(DRAW + tournament, null);
    if (!place || !(last || draw)) return;
    const log = document.querySelector("[data-log-head]");
    const words = [];
    if (draw && log) {
      const same = Number(log.dataset.logN) !== draw.n || log.dataset.logHead === draw.head;
      words.push(say("drawn", { n: draw.n, receipt: grouped(draw.head) }));
      words.push(say(same ? "agrees" : "differs"));
    }
    if (last) words.push(say("latest", { n: last.n, receipt: grouped(last.head) }));
    place.textContent = words.join(" ");
    place.hidden = false;
  }

  async function witness() {
    const known = read(RECEIPT + tournament, null);
    if (!known) return;
    const body = new URLSearchParams({ csrf: token(), n: known.n, head: known.head, proof: known.proof, epoch: known.epoch || 1 });
    try {
      const answer = await fetch(`/t/${tournament}/me/witness`, { method: "POST", body });
      if (answer.status === 403 && await renewed()) await witness(); // another computer goes on here
    } catch { /* the next time */ }
  }

  let cut = false;
  new MutationObserver(() => {
    const stale = document.documentElement.classList.contains("stale");
    if (cut && !stale) witness();
    cut = stale;
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });

  addEventListener("online", () => { clearTimeout(timer); timer = setTimeout(send, Math.random() * BACK); });
  addEventListener("storage", (event) => { if (event.key === WAITING) show(); });
  addEventListener("pageshow", (event) => { if (event.persisted) { show(); if (waiting().length) send(); } });
  document.addEventListener("topcut:shown", restore);
  keepReceipt();
  showReceipts();
  restore();
  show();
  if (waiting().length) send();
  if (!sessionStorage.getItem("topcut-witnessed")) { sessionStorage.setItem("topcut-witnessed", "1"); witness(); }
})();
