// Small comforts on a player's phone: plus and minus in place, a result read back, a bell for a new round, the minutes.
(() => {
  "use strict";
  const PAUSE = 250; // after the last key
  const BELL = "topcut-bell";
  let timer = 0, sound = null, round = roundNow(), since = Date.now();

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

  // The bell

  function roundNow() {
    const now = document.getElementById("now");
    return now ? now.dataset.round : "";
  }

  const wanted = () => { try { return localStorage.getItem(BELL) === "on"; } catch { return false; } };

  function wakeSound() {
    if (!wanted() || !("AudioContext" in window)) return;
    sound = sound || new AudioContext();
    if (sound.state === "suspended") sound.resume();
  }

  function ring() {
    if (navigator.vibrate) navigator.vibrate([300, 150, 300]);
    if (!sound || sound.state !== "running") return;
    for (const [start, pitch] of [[0, 660], [0.25, 880]]) {
      const tone = sound.createOscillator(), loudness = sound.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.2, sound.currentTime + start);
      loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + start + 0.22);
      tone.connect(loudness).connect(sound.destination);
      tone.start(sound.currentTime + start);
      tone.stop(sound.currentTime + start + 0.24);
    }
  }

  const bell = document.querySelector("[data-bell]");
  if (bell && ("AudioContext" in window || navigator.vibrate)) {
    const box = bell.querySelector("input");
    bell.hidden = false;
    box.checked = wanted();
    box.addEventListener("change", () => {
      try { localStorage.setItem(BELL, box.checked ? "on" : "off"); } catch { /* for this page alone */ }
      wakeSound();
      if (box.checked) ring();
    });
  }
  document.addEventListener("pointerdown", wakeSound);

  function minutes() {
    const left = document.querySelector("[data-left]");
    if (left) left.textContent = `${Math.max(0, Math.ceil((Number(left.dataset.left) - (Date.now() - since)) / 60000))} min left`;
  }

  document.addEventListener("topcut:shown", () => {
    since = Date.now();
    const now = roundNow();
    if (now && now !== round) {
      document.documentElement.dataset.rung = now;
      if (wanted()) ring();
    }
    round = now || round;
  });
  setInterval(minutes, 10000);
})();
