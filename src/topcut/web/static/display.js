// The big screen: turns its pages, counts the clock down, and calls time with a sound. It goes on doing so while the
// line to the desk is cut; live.js says how old it is then.
(() => {
  "use strict";
  const TICK = 250;
  const BEEPS = [0, 0.45, 0.9, 1.35]; // seconds
  const began = new Map(); // when each key was first seen: what is new begins with its first page
  const shown = new WeakMap(); // when the desk has last told about an element that counts
  const rung = new Set();
  const sound = document.getElementById("sound");
  let audio = null;

  function start(key) {
    if (!began.has(key)) began.set(key, performance.now());
    return began.get(key);
  }

  const items = (container) => [...container.children].filter((one) => one.dataset.seconds !== undefined);

  // Everything follows from the time that has passed, so a page that was sent again stays where it was.
  function turn(container, passed) {
    const all = items(container);
    const whole = all.reduce((sum, one) => sum + Number(one.dataset.seconds), 0);
    let left = whole ? passed % whole : 0;
    let current = 0;
    while (current < all.length - 1 && left >= Number(all[current].dataset.seconds)) {
      left -= Number(all[current].dataset.seconds);
      current += 1;
    }
    all.forEach((one, place) => { if (one.hidden !== (place !== current)) one.hidden = place !== current; });
    for (const dot of container.parentElement.querySelectorAll(":scope > footer .dots > li")) {
      const here = Number(dot.dataset.first) <= current && current <= Number(dot.dataset.last);
      if (here) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    if (all[current]) inside(all[current], left);
  }

  function inside(element, passed) {
    for (const child of element.children) {
      if (child.dataset.turns !== undefined) turn(child, passed);
      else if (child.dataset.seconds === undefined) inside(child, passed);
    }
  }

  function since(element, said) {
    const known = shown.get(element);
    if (known && known.said === said) return performance.now() - known.at;
    shown.set(element, { said, at: performance.now() });
    return 0;
  }

  function count() {
    for (const face of document.querySelectorAll("[data-remaining]")) {
      const said = face.dataset.remaining;
      const left = Math.max(0, Math.floor((said - since(face, said)) / 1000));
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (face.textContent !== text) face.textContent = text;
    }
    for (const hint of document.querySelectorAll(".hint")) {
      const slots = [...hint.querySelectorAll("[data-over-in]")];
      const next = slots.find((one) => one.dataset.overIn - since(one, one.dataset.overIn) > 0);
      for (const one of slots) one.hidden = one !== next;
    }
    for (const one of document.querySelectorAll("[data-called]")) {
      const over = since(one, one.dataset.for) >= Number(one.dataset.for);
      if (!over && !rung.has(one.dataset.called)) { rung.add(one.dataset.called); ring(); }
      one.hidden = over;
    }
  }

  function tick() {
    const root = document.querySelector("main[data-turns]");
    if (!root) return;
    const now = performance.now();
    turn(root, (now - start(root.dataset.key)) / 1000);
    for (const strip of root.querySelectorAll(".strip [data-turns]")) turn(strip, now / 1000);
    count();
  }

  function ring() {
    if (!audio) return;
    for (const at of BEEPS) {
      const tone = audio.createOscillator(), loud = audio.createGain();
      tone.frequency.value = 880;
      loud.gain.setValueAtTime(0.5, audio.currentTime + at);
      loud.gain.linearRampToValueAtTime(0, audio.currentTime + at + 0.35);
      tone.connect(loud).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.35);
    }
    document.documentElement.dataset.rung = String(Number(document.documentElement.dataset.rung || 0) + 1);
  }

  // A browser makes no sound before somebody has touched the page; an overlay never does.
  if (sound) {
    sound.hidden = false;
    document.documentElement.classList.add("silent");
    sound.addEventListener("click", () => {
      audio = new AudioContext();
      sound.hidden = true;
      document.documentElement.classList.remove("silent");
    });
  }

  document.addEventListener("topcut:shown", tick);
  setInterval(tick, TICK);
  tick();
})();
