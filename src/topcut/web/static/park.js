// Plays a match picture by picture, at a pace one can follow: pause, back, forward, skip, slower, faster, by touch or
// by keys. A match that is still on goes on as pictures arrive; whoever has paused or gone back keeps their place.
(() => {
  "use strict";
  const say = topcutWords("park");
  const LEAST = 900, PER_LETTER = 22; // milliseconds a picture stays
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const kept = (key, value) => { // a browser that keeps nothing plays all the same
    try { return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value); } catch { return null; }
  };
  const settings = { speed: Number(kept("park-speed")) || 1, sound: kept("park-sound") === "yes" };
  const faces = new Map();
  const matches = new Map(); // those on this page, by id
  let shown = null; // the one with buttons
  document.documentElement.classList.add("plays");

  class Match {
    constructor(article) {
      this.id = article.id;
      this.film = article.dataset.film;
      this.pictures = [];
      this.timer = 0;
      this.loading = null;
      this.stage = article.querySelector(".stage");
      this.stage.dataset.keep = "";
      this.bar = article.querySelector(".film-bar"); // a projector has none
      if (this.bar) {
        this.bar.dataset.keep = "";
        for (const one of this.bar.querySelectorAll("[hidden]")) one.hidden = false;
        this.play = this.bar.querySelector('[data-move="play"]');
        this.pace();
      }
      const asked = article.dataset.step, before = kept(this.film);
      this.at = asked !== undefined ? Number(asked) : before !== null ? Number(before) : 0;
      this.plays = asked === undefined;
    }

    get said() { return (this.bar ?? this.stage).querySelector(".said"); }

    async begin(article) {
      await this.more(article);
      if (this.last < 0) return;
      this.at = Math.min(this.at, this.last);
      this.show(false);
      this.go();
    }

    get last() { return this.pictures.length - 1; }

    // Asks for the pictures that this page does not have yet.
    async more(article) {
      if (Number(article.dataset.last) <= this.last) return;
      let answer;
      try { answer = await fetch(`${this.film}?after=${this.last}`, { cache: "no-store" }); } catch { return; }
      if (!answer.ok) return; // what the page shows stays; the next news asks again
      const found = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const one of found.querySelectorAll("template[data-face]")) faces.set(one.dataset.face, one.content);
      for (const one of found.querySelectorAll("[data-picture]")) {
        if (Number(one.dataset.picture) === this.pictures.length) this.pictures.push(one);
      }
    }

    async arrived(article) {
      const waited = this.at >= this.last;
      this.loading = (this.loading ?? Promise.resolve()).then(() => this.more(article));
      await this.loading;
      if (this.last < 0) return;
      this.tell();
      if (waited) this.go();
    }

    drawn(number) {
      const picture = document.importNode(this.pictures[number], true);
      for (const hole of picture.querySelectorAll("[data-face]")) {
        const face = faces.get(hole.dataset.face);
        if (face) hole.replaceWith(face.cloneNode(true));
      }
      return picture;
    }

    show(moving = true) {
      if (!this.pictures[this.at]) return;
      const picture = this.drawn(this.at);
      const words = this.bar ? [] : [Object.assign(document.createElement("p"), { className: "said" })];
      const put = () => { this.stage.replaceChildren(picture, ...words); if (this.bar) name(this.stage); };
      if (moving && this.bar && !calm.matches && document.startViewTransition && !document.hidden) {
        name(this.stage);
        document.startViewTransition(put);
      } else put();
      for (const one of this.bar ? [this.said] : words) one.textContent = picture.dataset.said;
      this.stays = picture.dataset.said.length;
      if (moving) tone(picture.dataset.does);
      kept(this.film, this.at);
      this.tell();
    }

    tell() {
      const behind = this.at < this.last;
      document.documentElement.classList.toggle("behind", [...matches.values()].some((one) => one.at < one.last));
      if (!this.bar) return;
      if (!behind && this.was) toChoice("nearest");
      this.was = behind;
      this.bar.querySelector("[data-place]").textContent = say("step", { step: this.at, steps: this.last });
      this.play.textContent = say(!behind ? (choice() ? "choose" : "again") : this.plays ? "pause" : "play");
    }

    to(number, plays = false) {
      clearTimeout(this.timer);
      const goal = Math.max(0, Math.min(number, this.last));
      this.plays = plays || goal >= this.last; // who has caught up follows what comes
      const moves = Math.abs(goal - this.at) === 1;
      if (goal !== this.at) { this.at = goal; this.show(moves); } else this.tell();
      this.go();
    }

    go() {
      clearTimeout(this.timer);
      this.tell();
      if (!this.plays || this.at >= this.last) return;
      const stays = (LEAST + PER_LETTER * this.stays) / settings.speed;
      this.timer = setTimeout(() => { this.at += 1; this.show(); this.go(); }, stays);
    }

    pace() {
      const speed = this.bar.querySelector("[data-speed]"), sound = this.bar.querySelector("[data-sound]");
      speed.value = String(settings.speed);
      sound.checked = settings.sound;
      speed.addEventListener("change", () => { settings.speed = Number(speed.value); kept("park-speed", speed.value); this.go(); });
      sound.addEventListener("change", () => { settings.sound = sound.checked; kept("park-sound", sound.checked ? "yes" : ""); tone("flag"); });
    }
  }

  const choice = () => document.getElementById("choice"); // what is asked of whoever looks
  const toChoice = (block) => choice()?.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });

  // Cards and the flag have a name each, by which the browser moves them to where they lie next.
  function name(stage) {
    const taken = new Set();
    for (const one of stage.querySelectorAll("[data-key]")) {
      const fresh = !taken.has(one.dataset.key);
      taken.add(one.dataset.key);
      one.style.viewTransitionName = fresh ? one.dataset.key : "none";
    }
  }

  const TONES = { reveal: [330, .07], flag: [523, .18], bench: [220, .12], end: [659, .4], fans: [784, .12] };
  let audio = null;
  function tone(does) {
    if (!settings.sound || !TONES[does] || !window.AudioContext) return;
    audio ??= new AudioContext();
    const [pitch, lasts] = TONES[does], voice = audio.createOscillator(), volume = audio.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + lasts);
    voice.connect(volume).connect(audio.destination);
    voice.start();
    voice.stop(audio.currentTime + lasts);
  }

  const GO = {
    back: (one) => one.to(one.at - 1),
    next: (one) => one.to(one.at + 1),
    first: (one) => one.to(0, true),
    last: (one) => one.to(one.last),
    play: (one) => (one.at < one.last ? one.to(one.at, !one.plays) : choice() ? toChoice("start") : one.to(0, true)),
  };
  // A tap before the pictures are there waits for them; if they do not come, the links are links.
  document.addEventListener("click", (click) => {
    const go = click.target.closest?.("[data-move]"), one = shown;
    if (!go || !one || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    if (one.last >= 0) return GO[go.dataset.move](one);
    one.loading.then(() => { if (one.last >= 0) GO[go.dataset.move](one); else if (go.href) location.assign(go.href); });
  });
  const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  document.addEventListener("keydown", (press) => {
    const busy = press.target.closest?.("input, select, textarea, button, a, summary");
    if (!shown || shown.last < 0 || !KEYS[press.key] || press.altKey || press.ctrlKey || press.metaKey) return;
    if (busy && (press.key === " " || busy.matches("input, select, textarea"))) return;
    press.preventDefault();
    GO[KEYS[press.key]](shown);
  });

  function look() {
    const there = new Map([...document.querySelectorAll(".match[data-film]")].map((one) => [one.id, one]));
    for (const [id, one] of matches) {
      if (there.get(id)?.contains(one.stage)) continue;
      clearTimeout(one.timer);
      matches.delete(id);
    }
    for (const [id, article] of there) {
      const known = matches.get(id);
      if (known) { known.arrived(article); continue; }
      const fresh = new Match(article);
      matches.set(id, fresh);
      fresh.loading = fresh.begin(article);
    }
    shown = [...matches.values()].find((one) => one.bar) ?? null;
    if (!matches.size) document.documentElement.classList.remove("behind");
  }
  document.addEventListener("topcut:shown", look);
  look();
})();
