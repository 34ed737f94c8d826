// Cards and invitations: takes the secret out of the address before anything else can see it, adds the phone's
// number to the draw, keeps its receipt, and looks again while somebody waits to be let in.
(() => {
  "use strict";

  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname + location.search);

  const form = document.querySelector("form[data-fragment]");
  if (form && secret) {
    form.elements.code.value = secret;
    const row = form.querySelector("[data-hide-if-filled]");
    if (row) row.hidden = true;
    if (form.dataset.fragment !== "stay") form.submit();
  }

  const remember = (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing can still play.
    }
  };
  const remembered = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };

  const nonce = document.querySelector("input[data-nonce]");
  if (nonce) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    nonce.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    nonce.form.addEventListener("submit", () => remember(`topcut.nonce.${nonce.dataset.nonce}`, nonce.value));
  }

  const receipt = document.querySelector("[data-receipt]");
  if (receipt) {
    const { receipt: tournament, player, n, head } = receipt.dataset;
    const number = remembered(`topcut.nonce.${tournament}`);
    remember(`topcut.receipt.${tournament}`, { player, n: Number(n), head, nonce: number });
  }

  const waiting = document.querySelector("[data-look-again]");
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.lookAgain) * 1000);
})();
