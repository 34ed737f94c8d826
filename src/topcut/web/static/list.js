// Building a list by search and tap. Names, search and counts are on the page, so that it works without a network; what
// is right and wrong only the desk says, which is asked whenever it can be reached. The list is the text in the form:
// every tap writes it, and what somebody pastes is read by the desk and shown in its parts.
(() => {
  "use strict";
  const { key, read, find } = window.topcutNames;
  const say = topcutWords("list");
  const PAUSE = 800; // after the last change
  const APART = 4000; // between two questions: a player may send forty forms a minute
  const MOST = 8; // names that are shown
  const LISTS = "topcut-lists", KEPT = 10; // handed in from this phone, for another tournament
  const COUNTED = /^(\d{1,4})x (.+)$/;
  const form = document.getElementById("list"), builder = document.getElementById("builder");
  keepHandedIn();
  if (!form || !builder) return;

  const text = form.querySelector("#text"), typing = document.getElementById("as-text");
  const checked = document.getElementById("checked");
  const items = read(builder.dataset.names);
  const named = new Map(items.map((item) => [`${item.kind}/${item.whole}`, item]));
  const parts = [...builder.querySelectorAll("[data-part]")].map(opened);
  let timer = 0, asked = 0, question = 0;

  function opened(place) {
    const { kind, narrowed, heading, most, worth } = place.dataset;
    const group = place.closest("[data-group]")?.dataset.group ?? "";
    const offered = items.filter((item) => item.kind === kind && (!narrowed || !item.narrowed || item.narrowed === narrowed));
    const part = { place, kind, narrowed, heading, group, worth, most: most ? Number(most) : null, offered, entries: [] };
    const field = place.querySelector("input");
    field.addEventListener("input", (event) => { event.stopPropagation(); search(part); });
    field.addEventListener("keydown", (press) => {
      if (press.key !== "Enter") return;
      press.preventDefault();
      place.querySelector(".found button")?.click();
    });
    return part;
  }

  const count = (part) => part.entries.reduce((sum, entry) => sum + entry.count, 0);
  const isFull = (part) => part.most !== null && count(part) >= part.most;
  const isOver = (part) => part.most !== null && count(part) > part.most; // as when it was pasted
  const isMany = (part) => "many" in part.place.dataset;
  const bare = (name) => name.replace(/\s*\[[^\]]*\]/g, "").replace(/\s*\(proxy\)$/, "");
  const itemOf = (part, name) => named.get(`${part.kind}/${key(bare(name))}`);

  // The list as text, as lists/printed.py writes it, and back

  function written() {
    const groups = new Map();
    for (const part of parts) {
      if (!groups.has(part.group)) groups.set(part.group, []);
      const lines = part.entries.map(({ name, count: times }) => (times > 1 ? `${times}x ${name}` : name));
      if (part.place.dataset.single !== undefined && part.group) groups.get(part.group).push(...lines.map((line) => `${part.heading}: ${line}`));
      else if (lines.length) groups.get(part.group).push(`${part.heading}:`, ...lines.map((line) => `- ${line}`));
    }
    const word = builder.dataset.word;
    return [...groups].filter(([, lines]) => lines.length)
      .map(([group, lines]) => [...(group ? [`${word} ${group}`] : []), ...lines].join("\n") + "\n").join("\n");
  }

  // The entries of each part, or null where the text is not as Topcut writes it: then only the desk can read it.
  function readBack(words) {
    const found = new Map(parts.map((part) => [part, []]));
    let group = "", here = null;
    for (const line of words.split("\n").map((one) => one.trim()).filter(Boolean)) {
      const headed = line.match(/^([A-Za-z]+) (\d+)$/), labelled = line.match(/^([A-Za-z ]+):(?: (.+))?$/);
      if (headed && headed[1] === builder.dataset.word) { [group, here] = [headed[2], null]; continue; }
      if (labelled) {
        here = parts.find((part) => part.heading === labelled[1] && (part.group === group || !part.group));
        if (here && !labelled[2]) continue;
      }
      const name = labelled ? labelled[2] : line.startsWith("- ") ? line.slice(2) : null;
      const [, times, rest] = (name ?? "").match(COUNTED) ?? [null, "1", name];
      if (!here || !rest) return null;
      found.get(sided(here, rest)).push({ name: rest, count: Number(times) });
    }
    return found;
  }

  // A crisis goes to its side, if that is known.
  function sided(part, name) {
    const side = itemOf(part, name)?.narrowed;
    return (!part.narrowed && side && parts.find((one) => one.kind === part.kind && one.group === part.group && one.narrowed === side)) || part;
  }

  function take(words) {
    const found = words.trim() ? readBack(words) : new Map(parts.map((part) => [part, []]));
    if (!found) return false;
    for (const [part, entries] of found) part.entries = entries;
    builder.hidden = false;
    show();
    const groups = [...builder.querySelectorAll("details[data-group]")];
    const lacking = groups.find((group) => parts.some((part) => part.group === group.dataset.group && part.most !== null && !isFull(part)));
    for (const group of groups) group.open = group === lacking;
    return true;
  }

  // What it looks like

  const made = (name) => document.getElementById(name).content.firstElementChild.cloneNode(true);

  function row(kind, name, more, act) {
    const line = made(kind), place = line.querySelector("bdi");
    place.append(...name);
    line.querySelector(".under").textContent = more;
    for (const button of line.querySelectorAll("button")) {
      button.querySelector(".unseen").append(` ${place.textContent}`);
      button.addEventListener("click", () => act(button));
    }
    return line;
  }

  function under(part, item) {
    if (!item) return "";
    const said = item.points && part.worth ? part.worth.replace("#", item.points) : "";
    return [said, item.groups].filter(Boolean).join(" · ");
  }

  function show() {
    parts.forEach(showPart);
    for (const total of builder.querySelectorAll("[data-total]")) {
      const these = parts.filter((part) => part.kind === total.dataset.total);
      total.textContent = say("of", { number: these.reduce((sum, part) => sum + count(part), 0), most: total.dataset.most });
    }
    for (const group of builder.querySelectorAll("details[data-group]")) showGroup(group, parts.filter((part) => part.group === group.dataset.group));
  }

  function showPart(part) {
    const { place, most, entries } = part, number = count(part);
    place.querySelector("[data-count]").textContent = most === null ? number : say("of", { number, most });
    place.querySelector(".slots").replaceChildren(...entries.map((entry) => slot(part, entry)));
    place.querySelector("[data-find]").hidden = isFull(part);
    if ("spare" in place.dataset) place.hidden = !entries.length;
    search(part);
  }

  function slot(part, entry) {
    const name = `${entry.count > 1 ? `${entry.count}× ` : ""}${bare(entry.name)}`;
    return row(isMany(part) ? "many" : part.most === 1 ? "one" : "slot", [name], under(part, itemOf(part, entry.name)), (button) => {
      entry.count += "more" in button.dataset ? 1 : -1;
      part.entries = part.entries.filter((one) => one.count > 0);
      change();
      if (!button.isConnected && !("more" in button.dataset)) part.place.querySelector("[data-find]:not([hidden]) input, .slots button")?.focus();
    });
  }

  // What is in a squad, and its points; of a Roster how many characters it has.
  function showGroup(group, these) {
    const sum = group.querySelector("[data-sum]"), names = group.querySelector("[data-names-of]");
    const counted = names ? these : these.slice(0, 1), number = (of) => counted.reduce((all, part) => all + of(part), 0);
    let state = counted.every(isFull) ? "settled" : "open", said = say(sum.dataset.of, { number: number(count), most: number((part) => part.most) });
    if (names) {
      names.textContent = these.flatMap((part) => part.entries.map((entry) => bare(entry.name))).join(", ");
      const [gives, cost] = worthOf(these);
      if (gives) said = say("points", { number: cost, most: gives });
      if (gives && cost > gives) state = "disputed";
    }
    if (counted.some(isOver)) [state, said] = ["disputed", say(sum.dataset.of, { number: number(count), most: number((part) => part.most) })];
    sum.className = `chip ${state}`;
    sum.querySelector("use").setAttribute("href", `#i-${state === "settled" ? "check" : state}`);
    sum.querySelector("span").textContent = said;
  }

  // What the primary unit gives and what the others cost, as far as it is known.
  function worthOf(these) {
    const [gives, ...costs] = these.map((part) => Number((part.entries[0] && itemOf(part, part.entries[0].name)?.points) || 0));
    return [gives, costs.reduce((all, cost) => all + cost, 0)];
  }

  // Why a unit does not go into what its squad has so far, by points and eras; it may be taken all the same.
  function unfit(part, item) {
    if (part.kind !== "unit" || !part.group) return null;
    const others = parts.filter((one) => one.group === part.group && one !== part && one.entries[0]), points = Number(item.points);
    const items = others.map((one) => itemOf(one, one.entries[0].name)).filter((one) => one?.groups);
    const eras = (one) => one.groups.split(", "), shared = items.reduce((left, one) => left.filter((era) => eras(one).includes(era)), item.groups ? eras(item) : []);
    const [gives, cost] = worthOf(parts.filter((one) => one.group === part.group).map((one) => (one === part ? { ...part, entries: [] } : one)));
    if (points && part.narrowed === "primary" && cost > points) return reason("too-poor", points, cost);
    if (points && part.narrowed !== "primary" && gives && points > gives - cost) return reason("too-dear", points, Math.max(0, gives - cost), gives);
    return item.groups && items.length && !shared.length ? reason("no-era", items.map((one) => one.name).join(", ")) : null;
  }

  function reason(name, ...told) {
    const line = made(name);
    line.querySelectorAll("b").forEach((place, number) => place.append(told[number]));
    return line;
  }

  function marked(name, typed) {
    const at = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
    if (at < 0) return [name];
    const mark = document.createElement("mark");
    mark.textContent = name.slice(at, at + typed.length);
    return [name.slice(0, at), mark, name.slice(at + typed.length)];
  }

  function search(part) {
    const field = part.place.querySelector("input"), typed = field.value.trim();
    const chosen = new Set(isMany(part) ? [] : parts.filter((one) => one.kind === part.kind).flatMap((one) => one.entries.map((entry) => key(bare(entry.name)))));
    const found = typed && !isFull(part) ? find(part.offered, typed).filter((item) => !chosen.has(item.whole)) : [];
    const reasons = new Map(found.map((item) => [item, unfit(part, item)])), fitting = found.filter((item) => !reasons.get(item));
    const rows = [...fitting, ...found.filter((item) => reasons.get(item))].slice(0, MOST).map((item) => {
      const hit = row("hit", marked(item.name, typed), under(part, item), () => add(part, item.name)), why = reasons.get(item);
      if (why) { hit.querySelector(".under").append(" ", made("unfit")); hit.append(why); }
      return hit;
    });
    if (typed && !isFull(part) && found[0]?.whole !== key(typed)) rows.push(row("typed", [typed], "", () => add(part, typed)));
    part.place.querySelector(".found").replaceChildren(...rows);
    const status = part.place.querySelector("[role=status]");
    status.textContent = typed ? say(fitting.length < found.length ? "names-fitting" : "names", { number: found.length, most: part.offered.length }) : "";
  }

  function add(part, name) {
    const there = part.entries.find((entry) => key(entry.name) === key(name));
    if (there) there.count += 1;
    else part.entries.push({ name, count: 1 });
    const field = part.place.querySelector("input");
    field.value = "";
    change();
    const next = isFull(part) ? parts.find((one) => one.group === part.group && !one.place.hidden && !isFull(one)) : part;
    (next?.place.querySelector("input") ?? part.place.querySelector(".slots button")).focus();
  }

  function change() {
    write(written());
    show();
    later();
  }

  function write(words) {
    text.value = words;
    text.dispatchEvent(new Event("input", { bubbles: true })); // offline.js keeps the draft
  }

  // What the desk says to it

  function later(typed = false) {
    clearTimeout(timer);
    question += 1;
    if (checked.firstElementChild && !checked.querySelector("[data-stale]")) checked.prepend(made("stale"));
    timer = setTimeout(() => ask(typed, question), Math.max(PAUSE, asked + APART - performance.now()));
  }

  async function ask(typed, mine) {
    if (!text.value.trim()) { builder.inert = !take(""); checked.replaceChildren(); put(); return; }
    asked = performance.now();
    const body = new URLSearchParams({ text: text.value, step: "check", csrf: form.elements.csrf.value });
    try {
      const answer = await fetch(`${form.getAttribute("action")}/reading`, { method: "POST", body });
      if (mine !== question) return;
      if (!answer.ok) throw new Error(answer.status);
      checked.innerHTML = await answer.text();
    } catch {
      if (mine !== question) return;
      checked.replaceChildren(made("unchecked"));
      if (typed) builder.inert = !take(text.value);
      return;
    }
    if (typed) taken();
    put();
  }

  // What was read stands in the parts above, if they could be filled.
  function fold() {
    const shown = checked.querySelector("details");
    if (shown) shown.open = builder.hidden;
  }

  // The text that the desk has read. What it could not read is not built upon: a tap would write over it.
  function taken() {
    const found = checked.querySelector("[data-printed]");
    builder.hidden = !(found && take(found.dataset.printed));
    builder.inert = false;
    typing.open = typing.open || builder.hidden;
  }

  // One tap takes the nearest name in place of one that nobody knows; the place above says how much is to put right.
  function put() {
    fold();
    for (const button of checked.querySelectorAll("[data-take]")) {
      const meant = parts.flatMap((part) => part.entries).filter((entry) => key(bare(entry.name)) === key(button.dataset.instead));
      button.hidden = !meant.length;
      button.addEventListener("click", () => {
        for (const entry of meant) entry.name = button.dataset.take;
        change();
      });
    }
    const wrong = checked.querySelectorAll(".chip.disputed").length;
    const place = document.getElementById("put-right");
    place.hidden = !wrong;
    place.querySelector("b").textContent = wrong;
  }

  // Lists of other tournaments, kept on this phone

  function lists() {
    try { return JSON.parse(localStorage.getItem(LISTS)) ?? []; } catch { return []; }
  }

  function keepHandedIn() {
    const mine = document.querySelector("[data-handed-in]");
    if (!mine) return;
    const { tournament, title, game, handedIn } = mine.dataset;
    const others = lists().filter((one) => one.tournament !== tournament);
    try { localStorage.setItem(LISTS, JSON.stringify([{ tournament, title, game, text: handedIn }, ...others].slice(0, KEPT))); } catch { /* then there is none to copy */ }
  }

  function offerEarlier() {
    const place = document.getElementById("earlier"), { game, tournament } = place.dataset;
    const buttons = lists().filter((one) => one.game === game && one.tournament !== tournament).map((one) => {
      const button = made("copy");
      button.querySelector("bdi").textContent = one.title;
      button.addEventListener("click", () => paste(one.text));
      return button;
    });
    place.querySelector("p").append(...buttons);
    place.hidden = !buttons.length;
  }

  function paste(words) {
    write(words);
    builder.inert = !take(words);
    typing.open = typing.open || builder.inert;
    later(true);
  }

  const handIn = () => { form.querySelector("[data-hand-in]").hidden = !text.value.trim(); };

  text.addEventListener("input", (event) => {
    handIn();
    if (!event.isTrusted) return;
    builder.inert = true; // until this is read
    later(true);
  });
  builder.querySelector("a[href='#as-text']").addEventListener("click", () => { typing.open = true; });
  form.querySelector("[data-read]").addEventListener("click", (tap) => {
    tap.preventDefault();
    question += 1;
    clearTimeout(timer);
    ask(true, question).then(() => checked.scrollIntoView());
  });
  document.getElementById("from-file").addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    checked.replaceChildren(made("unchecked"));
    checked.scrollIntoView();
  });
  addEventListener("online", () => { if (text.value.trim()) later(builder.hidden || builder.inert); });
  handIn();
  offerEarlier();
  if (text.value === text.defaultValue && checked.querySelector("[data-printed]")) taken();
  else if (!take(text.value)) later(true);
  else if (text.value.trim()) later();
  typing.open = builder.hidden;
  put();
})();
