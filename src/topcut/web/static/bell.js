// The bell of a phone: a switch that is remembered on it, a sound and a shake. Whoever wants it rung sends `topcut:ring`.
(() => {
  "use strict";
  const BELL = "topcut-bell";
  let sound = null;

  const wanted = () => { try { return localStorage.getItem(BELL) === "on"; } catch { return false; } };

  // Browsers let a page be heard only after somebody has touched it.
  function wakeSound() {
    if (!wanted() || !("AudioContext" in window)) return;
    sound = sound || new AudioContext();
    if (sound.state === "suspended") sound.resume();
  }

  function ring() {
    const touched = !navigator.userActivation || navigator.userActivation.hasBeenActive; // else it is a complaint
    if (navigator.vibrate && touched) navigator.vibrate([300, 150, 300]);
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
  document.addEventListener("topcut:ring", ({ detail }) => {
    document.documentElement.dataset.rung = detail;
    if (wanted()) ring();
  });
})();
