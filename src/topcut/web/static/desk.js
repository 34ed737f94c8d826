// The officials' pages without a mouse: letters lead to things, two names can be dragged onto each other, and the
// private clock runs on. Everything works without this, only slower.
(() => {
  "use strict";

  // A page that the back button brings out of memory is shown as it is now.
  addEventListener("pageshow", (shown) => { if (shown.persisted) location.reload(); });

  // Letters lead to things, unless somebody types words; where numbers are typed, a letter means nothing else, but in the
  // middle of a line it is a slip of the finger.
  const begun = (field) => field.form?.matches("[data-read]") && [...field.form.querySelectorAll("input[inputmode=numeric]")].some((one) => one.value);
  const keys = { e: "form[data-read] input[name=table]", n: "[data-next]", c: 'a[href$="/judge"]', t: 'a[href$="/desk/clock"]', u: 'a[href$="/desk/undo"]', p: "[data-publish]" };
  document.addEventListener("keydown", (press) => {
    if (press.ctrlKey || press.altKey || press.metaKey || press.target.closest("input:not([inputmode=numeric]), select, textarea")) return;
    if (press.target.matches("input") && begun(press.target)) return;
    const found = keys[press.key.toLowerCase()] && document.querySelector(keys[press.key.toLowerCase()]);
    if (!found) return;
    press.preventDefault();
    if (found.tagName === "A") found.click();
    else found.focus();
  });

  // Two names dragged onto each other change places; then what that breaks is asked again.
  const pairing = document.querySelector("form[data-pairing]");
  if (pairing) {
    let held = null;
    const check = async () => {
      const body = new URLSearchParams(new FormData(pairing));
      const answer = await fetch(pairing.dataset.pairing, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
      if (answer && answer.ok) document.getElementById("breaks").innerHTML = await answer.text();
    };
    for (const grip of pairing.querySelectorAll("[data-grip]")) grip.draggable = true;
    pairing.addEventListener("dragstart", (drag) => { held = drag.target.closest("[data-grip]")?.parentElement.querySelector("input"); drag.dataTransfer?.setData("text/plain", held?.value ?? ""); });
    pairing.addEventListener("dragover", (drag) => { if (held && drag.target.closest("[data-seat]")) drag.preventDefault(); });
    pairing.addEventListener("drop", (drag) => {
      const other = drag.target.closest("[data-seat]")?.querySelector("input");
      if (!held || !other) return;
      drag.preventDefault();
      [held.value, other.value] = [other.value, held.value];
      held = null;
      check();
    });
    pairing.addEventListener("change", check);
  }

  // The clock of officials, between two answers of the server.
  const tick = () => {
    for (const face of document.querySelectorAll("[data-remaining]")) {
      if (face.dataset.since === undefined || face.dataset.of !== face.dataset.remaining) {
        face.dataset.of = face.dataset.remaining;
        face.dataset.since = performance.now();
      }
      if (face.dataset.state !== "running") continue;
      const left = Math.max(0, Math.floor((face.dataset.remaining - (performance.now() - face.dataset.since)) / 1000));
      face.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    }
  };
  setInterval(tick, 1000);
  tick();
})();
