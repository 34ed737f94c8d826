// Keeps the live part of a page fresh: by a stream while the page is seen, by a question now and then where no stream
// can be had, and says since when it knows nothing new. A form that nobody would hear is not sent into the void.
(() => {
  "use strict";
  const live = document.getElementById("live");
  if (!live || !live.dataset.live) return;

  const say = topcutWords("live");
  const QUIET = 30000; // without a beat for so long the line counts as cut
  const DOUBT = 2000; // for a page that was away: it may be long out of date
  const ASK = 10000; // how often a page without a stream asks
  const ANSWER = 4000; // for a form that waits
  const LEAVING = 5000; // how long the way to the next page may take
  const MOST = 3; // streams of one browser: it keeps no more than six connections to us, and pages need some too
  const updated = document.querySelector("#updated time");
  const cut = document.getElementById("cut");
  let address = new URL(live.dataset.live, location.href);
  const others = "BroadcastChannel" in window ? new BroadcastChannel("topcut-streams") : null;
  const age = document.getElementById("age");
  const alerts = live.matches("[data-alerts]") || live.querySelector("[data-alerts]") !== null; // such a page asks now and then though nobody looks at it
  let source = null, timer = 0, watch = 0, failures = 0, answers = 0, over = false, token = "";
  let shown = Promise.resolve();
  let leaving = 0; // when this page last went elsewhere, or had something downloaded
  let known = Date.now(); // when this page was last known to be up to date

  htmx.registerExtension("topcut", {
    // What somebody has unfolded stays unfolded, and what they have typed stays, though it came back with a refusal.
    htmx_before_morph_attr: (element, change) => !(element.tagName === "DETAILS" && change.attrName === "open") && !empties(element, change),
  });

  function empties(field, { attrName, newValue }) {
    if (!field.form?.dataset.draft || field.type === "hidden") return false;
    return field.type === "radio" ? attrName === "checked" : attrName === "value" && !newValue;
  }

  const jitter = (least, most) => least + Math.random() * (most - least);
  const later = (job, wait) => { clearTimeout(timer); timer = setTimeout(job, wait); };

  function fresh() {
    failures = 0;
    document.documentElement.classList.remove("unheard");
    document.getElementById("unheard")?.remove();
    const now = new Date();
    known = now.getTime();
    if (updated) {
      updated.dateTime = now.toISOString();
      updated.textContent = now.toLocaleTimeString(topcutLocale, { hour: "2-digit", minute: "2-digit" });
    }
    grey(false);
    clearTimeout(watch);
    if (!document.hidden) watch = setTimeout(() => { grey(true); again(); }, QUIET);
  }

  function grey(stale) {
    document.documentElement.classList.toggle("stale", stale);
    if (cut) cut.hidden = !stale;
    if (age) age.textContent = ago(Math.floor((Date.now() - known) / 60000));
  }

  function ago(minutes) {
    if (minutes < 1) return say("now");
    return minutes < 120 ? say("minutes", { count: minutes }) : say("hours", { count: Math.floor(minutes / 60) });
  }

  const isStale = () => document.documentElement.classList.contains("stale");
  setInterval(() => {
    if (isStale()) grey(true);
    for (const one of document.querySelectorAll("[data-age]")) { // of a mirror whose hall is out of reach
      one.textContent = ago(Math.floor((Date.now() - Date.parse(one.dataset.age)) / 60000));
    }
  }, ASK);

  // In the order in which it came, though one may have to wait for a token.
  function show(html, number) {
    shown = shown.catch(() => {}).then(() => put(html, number));
    return shown;
  }

  async function put(html, number) {
    const text = await signed(html);
    await htmx.swap({ target: live, text, swap: "innerMorph", sourceElement: live });
    if (number) address.searchParams.set("after", number);
    live.dispatchEvent(new CustomEvent("topcut:shown", { bubbles: true }));
  }

  // Forms that come with the stream carry neither token nor key: both belong to this page. They get them before they are
  // shown, as somebody may tap in that very moment.
  async function signed(html) {
    const page = document.createElement("template");
    page.innerHTML = html;
    const fields = (name) => page.content.querySelectorAll(`input[name="${name}"][value=""]`);
    if (fields("csrf").length) {
      token ||= document.querySelector('input[name="csrf"]:not([value=""])')?.value;
      token ||= await asked();
      for (const field of fields("csrf")) field.value = token;
    }
    for (const field of fields("key")) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    return page.innerHTML;
  }

  // Without one nothing is shown: what came is asked for again.
  async function asked() {
    const got = await fetch("/live/token", { cache: "no-store", signal: AbortSignal.timeout(QUIET) });
    if (!got.ok) throw new Error(got.status);
    return got.text();
  }

  function close() {
    if (source) source.close();
    source = null;
    clearTimeout(timer);
    clearTimeout(watch);
  }

  function open() {
    close();
    if (over) return;
    if (document.hidden) { if (alerts) later(ask, jitter(1.5 * ASK, 2.5 * ASK)); return; }
    if (!isStale()) watch = setTimeout(() => grey(true), Math.max(DOUBT, known + QUIET - Date.now()));
    answers = 0;
    if (others) others.postMessage("who");
    later(() => (answers >= MOST ? ask() : stream()), others ? 100 : 0);
  }

  function stream() {
    source = new EventSource(address);
    source.addEventListener("beat", fresh);
    source.addEventListener("gone", reload);
    source.addEventListener("stopping", () => { failures = Math.max(failures, 3); again(); }); // spread over 16 s
    source.onmessage = (message) => { fresh(); show(message.data, message.lastEventId).catch(again); };
    source.onerror = again;
  }

  // A page that is on its way elsewhere, as after the tap that deleted what it shows, is left to get there.
  function reload() {
    over = true;
    close();
    setTimeout(() => location.reload(), Date.now() - leaving < LEAVING ? LEAVING : 0);
  }

  // Everybody loses the line at the same moment, so nobody comes back at the same moment (D3).
  function again() {
    if (source) source.close();
    source = null;
    failures += 1;
    later(failures % 2 ? ask : open, jitter(500, Math.min(30000, 1000 * 2 ** failures)));
  }

  async function ask() {
    if (over || (document.hidden && !alerts)) return;
    const once = new URL(address);
    once.searchParams.set("once", "1");
    try {
      const answer = await fetch(once, { cache: "no-store", signal: AbortSignal.timeout(QUIET) });
      if (answer.status === 404) return reload();
      if (answer.status === 503 && answer.headers.get("Topcut-Number") === "0") { // not here yet: all may be different
        address.searchParams.set("after", "0");
        grey(true);
      }
      if (!answer.ok) throw new Error(answer.status);
      fresh();
      if (answer.status === 200) await show(await answer.text(), answer.headers.get("Topcut-Number"));
      later(open, jitter(ASK, 1.5 * ASK));
    } catch {
      document.documentElement.classList.add("unheard"); // where no stream can be had, questions are still answered
      again();
    }
  }

  // The browser would leave for a page of its own that says no more than that there is none, and forget what was typed.
  // On a laptop without any network it calls itself offline though the desk runs right there: so it is asked.
  let heard = null;
  addEventListener("submit", async (submitted) => {
    const { target: form, submitter } = submitted;
    document.getElementById("unheard")?.remove();
    const doubtful = !navigator.onLine || document.documentElement.matches(".unheard, .stale");
    if (submitted.defaultPrevented || form.method !== "post" || form === heard || !doubtful) return;
    submitted.preventDefault();
    try {
      await fetch("/live/token", { cache: "no-store", signal: AbortSignal.timeout(ANSWER) });
      heard = form;
      form.requestSubmit(submitter);
    } catch {
      const said = Object.assign(document.createElement("p"), { id: "unheard", className: "banner warn", textContent: say("unheard") });
      said.role = "alert";
      (submitter ?? form).before(said);
    }
    heard = null;
  });

  if (others) {
    others.onmessage = ({ data }) => {
      if (data === "who" && source) others.postMessage("me");
      if (data === "me") answers += 1;
    };
  }
  // A form that was answered within the page may have led to another one, such as that which offers to undo the tap.
  new MutationObserver(() => {
    const before = address;
    address = new URL(live.dataset.live, location.href);
    if (address.searchParams.get("page") !== before.searchParams.get("page")) open();
  }).observe(live, { attributeFilter: ["data-live"] });
  document.addEventListener("visibilitychange", () => open());
  addEventListener("beforeunload", () => { leaving = Date.now(); });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (shown) => { if (shown.persisted) open(); });
  addEventListener("online", open);
  addEventListener("offline", () => grey(true));
  if (!document.hidden) open();
})();
