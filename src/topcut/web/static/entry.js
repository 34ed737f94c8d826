// Typing results. Numbers are typed over, never into what stands there. A line is taken at once, kept in this browser and
// sent in its order, so nobody waits for the desk and nothing typed is lost: not by a slow answer, a restart or a closed
// tab. Everything works without this, only slower.
(() => {
  "use strict";
  const say = topcutWords("entry");

  // A field selects what it has on every way into it, but not when only the window comes back to the front.
  const NUMBER = "input[inputmode=numeric]";
  let left = null;
  document.addEventListener("focusout", ({ target }) => { left = document.hasFocus() ? null : target; });
  document.addEventListener("focusin", ({ target }) => {
    if (target !== left && target.matches(NUMBER)) target.select();
    left = null;
  });
  document.addEventListener("click", ({ target }) => { if (target.matches(NUMBER)) target.select(); });
  const focused = document.activeElement;
  if (focused?.matches(NUMBER) && focused.value === focused.defaultValue) focused.select(); // nothing typed so far

  // What is only asked for after one ending appears with it.
  const unfold = (form) => {
    const how = form.querySelector("[name=how]")?.value;
    for (const part of form.querySelectorAll("[data-when]")) {
      part.hidden = part.dataset.when !== how;
      for (const field of part.querySelectorAll("input, select")) field.disabled = part.hidden;
    }
    const more = form.querySelector("details.more");
    more.hidden = !more.querySelector(":scope > div > .field, [data-when]:not([hidden])");
    return how;
  };
  for (const more of document.querySelectorAll("form details.more")) {
    unfold(more.closest("form"));
    more.closest("form").addEventListener("change", ({ target }) => {
      if (target.name === "how") more.open = Boolean(unfold(more.closest("form")));
    });
  }

  const owner = document.getElementById("lines-of");
  if (!owner) return;
  const SHOWN = 8; // lines that are saved; one that waits is always shown
  const ORPHANED = 10000; // a line of another tab that is as old is sent by this one: it counts once, whoever sends it
  const PATIENCE = 20000, LONGEST = 8000, PAUSE = 120, LEAVING = 15000;
  const desk = owner.dataset.desk, prefix = `topcut-line ${owner.dataset.of} `;
  const form = document.querySelector("form[data-read]");
  const typedFor = () => document.getElementById("typed-for")?.dataset ?? {};
  const csrf = () => document.querySelector("#act [name=csrf]");
  const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

  // The lines, each kept for itself, so that two tabs never overwrite each other's.
  const lines = new Map();
  const tab = (() => {
    try { return sessionStorage.getItem("topcut-tab") ?? (sessionStorage.setItem("topcut-tab", fresh()), sessionStorage.getItem("topcut-tab")); } catch { return fresh(); }
  })();
  const keep = (line) => {
    lines.set(line.key, line);
    try { localStorage.setItem(prefix + line.key, JSON.stringify(line)); } catch { /* it is kept as long as the page */ }
  };
  const forget = (line) => {
    lines.delete(line.key);
    try { localStorage.removeItem(prefix + line.key); } catch { /* nor was it written */ }
  };
  const remember = () => {
    try {
      for (const name of Object.keys(localStorage)) {
        if (!name.startsWith(prefix)) continue;
        const line = JSON.parse(localStorage.getItem(name));
        lines.set(line.key, line);
      }
    } catch { /* a browser without a memory */ }
  };
  const inOrder = () => [...lines.values()].sort((one, other) => one.at - other.at);
  const waiting = () => inOrder().filter((line) => line.state === "waiting");

  // Sending: one after the other; whatever is not an answer is tried again.
  let sending = false, failures = 0, wake = () => {};
  const rest = (milliseconds) => new Promise((done) => { const timer = setTimeout(done, milliseconds); wake = () => { clearTimeout(timer); done(); }; });
  const next = () => waiting().find((line) => line.tab === tab || Date.now() - line.at > ORPHANED);

  async function send() {
    if (sending) return;
    sending = true;
    for (let line = next(); line; line = next()) {
      if (!line.tried) keep(Object.assign(line, { tried: true }));
      const trouble = await sent(line);
      show(trouble);
      failures = trouble ? failures + 1 : 0;
      if (trouble) await rest(Math.min(LONGEST, 250 * 2 ** failures) * (0.5 + Math.random() / 2));
    }
    sending = false;
  }

  async function sent(line) {
    const body = new URLSearchParams([["csrf", csrf().value], ["key", line.key], ["round", line.round], ...line.fields]);
    let answer, told;
    try {
      answer = await fetch(`${desk}/enter`, { method: "POST", body, headers: { "HX-Request": "true" }, signal: AbortSignal.timeout(PATIENCE) });
      told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
    } catch {
      return "cut";
    }
    if (told && answer.ok) {
      keep(Object.assign(line, told, { table: told.table ?? line.table, time: Date.now() }));
      return "";
    }
    if (told) keep(Object.assign(line, { why: told.why }));
    if (answer.status === 401) return "out";
    if (answer.status !== 403) return "cut";
    const token = await fetch("/live/token", { cache: "no-store" }).then((found) => (found.ok ? found.text() : ""), () => "");
    if (!token || token === csrf().value) return "may";
    csrf().value = token;
    return "cut";
  }

  // The list beside the entry line, latest first.
  const CLOCK = { hour: "2-digit", minute: "2-digit" };
  function show(trouble) {
    const panel = document.getElementById("queue");
    if (!panel) return;
    const done = inOrder().reverse().filter((line) => line.state === "saved" || line.state === "undone");
    const { round: now } = typedFor();
    done.filter((line, place) => place >= SHOWN || (now && line.round !== now)).forEach(forget); // of another round, or old
    const list = panel.querySelector("ol"), shown = inOrder().reverse();
    for (const gone of [...list.children]) if (!lines.has(gone.dataset.key)) gone.remove();
    const items = new Map(Array.from(list.children, (one) => [one.dataset.key, one]));
    shown.forEach((line, place) => { // what has not changed is not moved: somebody may be about to tap it
      const before = items.get(line.key), now = item(panel, line, before);
      if (before && before !== now) before.replaceWith(now);
      else if (list.children[place] !== now) list.insertBefore(now, list.children[place] ?? null);
    });
    if (trouble !== undefined) for (const said of panel.querySelectorAll("[data-trouble]")) said.hidden = said.dataset.trouble !== trouble;
    panel.hidden = !shown.length;
  }

  function item(panel, line, before) {
    const { last, round } = typedFor();
    const earlier = line.state === "asked" && Boolean(round) && line.round !== round;
    const told = line.state === "saved" && line.correct && [...document.querySelectorAll("#tables [data-match]")].find((row) => line.correct.endsWith(`/${row.dataset.match}`))?.dataset.said;
    const corrected = Boolean(told) && told !== line.said; // by anybody: what stands there now is said instead
    const now = JSON.stringify([line, last === String(line.n), earlier, corrected && told]);
    if (before?.dataset.now === now) return before;
    const made = panel.querySelector("template").content.firstElementChild.cloneNode(true);
    const put = (name, text) => { for (const place of made.querySelectorAll(`[data-put=${name}]`)) place.textContent = text; };
    Object.assign(made.dataset, { key: line.key, now });
    put("table", line.table);
    put("said", corrected ? told : line.said || line.typed);
    put("time", line.time ? new Date(line.time).toLocaleTimeString(topcutLocale, CLOCK) : "");
    for (const chip of made.querySelectorAll("[data-state]")) if (chip.dataset.state !== (corrected ? "corrected" : line.state)) chip.remove();
    const asked = line.state === "asked", saved = line.state === "saved";
    const undoable = line.state === "waiting" ? !line.tried : saved && line.n && last === String(line.n);
    const part = (name) => made.querySelector(`[data-do=${name}]`);
    if (!earlier) made.querySelector("[data-put=since]").remove();
    if (!form) part("change").remove();
    if (!undoable) part("undo").remove();
    if ((saved || asked) && line.correct && !undoable) part("correct").href = line.correct;
    else part("correct").remove();
    const why = made.querySelector("[data-put=why]"), answers = made.querySelector("[data-put=answers]");
    if (asked || line.why) why.textContent = line.why;
    else why.remove();
    if (!asked && line.state !== "undone") answers.remove();
    else {
      for (const one of [...(asked ? line.answers ?? [] : [])].reverse()) {
        const button = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: one.words });
        Object.assign(button.dataset, { do: "answer", name: one.name, value: one.value });
        answers.prepend(button);
      }
    }
    return made;
  }

  // Undo, the answers to a question, and the two other ways out of it.
  const acts = {
    async undo(line, button) {
      if (line.state === "waiting") { if (!line.tried) forget(line); return; }
      if (typedFor().last !== String(line.n)) return; // another step has become the last since this was shown
      button.disabled = true;
      const body = new URLSearchParams({ csrf: csrf().value, key: fresh(), step: typedFor().first, reason: button.dataset.reason });
      const answer = await fetch(`${desk}/undo`, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
      if (answer?.ok) keep(Object.assign(line, { state: "undone", time: Date.now() }));
      else if (answer && answer.status < 500) keep(Object.assign(line, { n: null })); // something else came first
      else button.disabled = false;
    },
    answer(line, button) {
      keep(Object.assign(line, { state: "waiting", why: "", fields: [...line.fields, [button.dataset.name, button.dataset.value]] }));
      send();
    },
    change(line) {
      const aside = typed();
      forget(line);
      fill(line.fields);
      if (aside.length) keep({ ...lineOf(aside), state: "asked", why: form.dataset.aside });
    },
    discard: forget,
  };
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("#queue [data-do]");
    const line = button && lines.get(button.closest("li").dataset.key);
    if (!line || !acts[button.dataset.do]) return;
    await acts[button.dataset.do](line, button);
    show();
    if (form && !document.activeElement?.matches("input, select")) fields()[0].focus(); // and on it goes
  });

  let gone = 0; // when this page was last left for another: a reload would call that off
  addEventListener("beforeunload", (leaving) => {
    gone = Date.now();
    if (waiting().some((line) => line.tab === tab)) leaving.preventDefault();
  });
  addEventListener("storage", (change) => {
    if (!change.key?.startsWith(prefix)) return;
    if (change.newValue === null) lines.delete(change.key.slice(prefix.length));
    else remember();
    show();
  });
  addEventListener("online", () => wake());
  setInterval(send, ORPHANED / 2);
  remember();
  show();
  send();

  // The live part has changed: perhaps another step is the last now, or another form is needed.
  document.addEventListener("topcut:shown", () => {
    show();
    if ((form?.dataset.form ?? "") !== (typedFor().form ?? "") && !(form && typed().length) && !waiting().length && Date.now() - gone > LEAVING) location.reload();
  });

  if (!form) return;
  const output = form.querySelector("output"), empty = output.innerHTML;
  const fields = () => [...form.querySelectorAll("input:not([type=hidden]), select")];
  const reachable = () => fields().filter((field) => !field.disabled && field.checkVisibility());
  const typed = () => fields().filter((field) => !field.disabled && field.value.trim()).map((field) => [field.name, field.value.trim()]);
  let round = null; // what was on the page when this line was begun
  let surplus = false; // a figure was typed for which there is no field: nothing is guessed from the others

  function lineOf(pairs) {
    const said = pairs.filter(([name]) => name !== "table").map(([, value]) => value).join(" ");
    const at = Math.max(Date.now(), 1 + Math.max(0, ...inOrder().map((line) => line.at)));
    const table = pairs.find(([name]) => name === "table")?.[1] ?? "–";
    return { key: fresh(), at, tab, round: round ?? typedFor().round, table, typed: said, fields: pairs, state: "waiting" };
  }

  function fill(pairs) {
    const values = new Map(pairs);
    for (const field of fields()) field.value = values.get(field.name) ?? "";
    const how = unfold(form);
    for (const field of fields()) if (!field.disabled) field.value = values.get(field.name) ?? "";
    form.querySelector("details.more").open = Boolean(how || values.get("winner") && !form.querySelector("label > [name=winner]")?.checkVisibility());
    round = null;
    surplus = false;
    call();
    output.innerHTML = empty;
    if (values.size) { round = typedFor().round; read(); }
    reachable()[values.has("table") ? 1 : 0].focus();
  }

  function call(first = say("first-player"), second = say("second-player")) {
    for (const [seat, called] of [["1", first], ["2", second]]) {
      for (const label of form.querySelectorAll(`[data-name="${seat}"]`)) label.textContent = called;
      for (const option of form.querySelectorAll(`option[data-seat="${seat}"]`)) option.textContent = `${seat} ${called}`;
    }
  }

  // Reading back: the server says in a sentence what it would count. One question at a time, and never in the way of a
  // line that is sent.
  let asking = null, pause = 0;
  function read() {
    clearTimeout(pause);
    asking?.abort();
    pause = setTimeout(async () => {
      asking = new AbortController();
      const { signal } = asking;
      const answer = await fetch(`${form.dataset.read}?${new URLSearchParams(typed())}`, { headers: { "HX-Request": "true" }, signal })
        .then((found) => (found.ok ? found.text() : null), () => null).catch(() => null);
      if (signal.aborted || answer === null) return;
      output.innerHTML = answer;
      const said = output.querySelector("[data-first]");
      call(said?.dataset.first, said?.dataset.second);
    }, PAUSE);
  }
  form.addEventListener("input", () => { round ??= typedFor().round; read(); });

  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const pairs = typed();
    if (!pairs.some(([name]) => name === "table")) { fields()[0].focus(); return; }
    clearTimeout(pause);
    asking?.abort();
    const line = lineOf(pairs), same = (other) => other.state === "asked" && other.round === line.round && JSON.stringify(other.fields) === JSON.stringify(pairs);
    inOrder().filter(same).forEach(forget); // typed again just so: the question is asked once
    keep(surplus ? Object.assign(line, { state: "asked", why: form.dataset.surplus }) : line);
    fill([]);
    if (location.search) history.replaceState(null, "", desk);
    show();
    send();
  });

  form.addEventListener("keydown", (press) => {
    if (press.key === "Enter" && press.target.tagName === "SELECT") { // which would only unfold it
      press.preventDefault();
      form.requestSubmit();
      return;
    }
    if (/^[0-9]$/.test(press.key) && !press.target.matches("input")) {
      const takes = [...(press.target.options ?? [])].some((option) => option.textContent.trim().startsWith(press.key));
      surplus ||= !takes;
    }
    if (press.key !== " " || !press.target.matches(`${NUMBER}, select`)) return;
    press.preventDefault();
    const all = reachable();
    all[all.indexOf(press.target) + 1]?.focus();
  });

  // A table that is tapped goes into the line without a new page.
  document.addEventListener("click", (tap) => {
    const link = tap.target.closest('a[href*="/desk/enter?table="]');
    if (!link || tap.ctrlKey || tap.metaKey || tap.shiftKey || tap.button) return;
    tap.preventDefault();
    fill([...new URL(link.href).searchParams]);
  });
})();
