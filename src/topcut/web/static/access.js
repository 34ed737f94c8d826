// Cards and invitations: takes the secret out of the address before anything else can see it, asks whose it is without
// leaving the page, adds the phone's number to the draw, keeps its receipt, and looks again while somebody waits.
(() => {
  "use strict";

  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname + location.search);

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

  const addNonce = () => {
    const nonce = document.querySelector("input[data-nonce]");
    if (!nonce) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    nonce.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    nonce.form.addEventListener("submit", () => remember(`topcut.nonce.${nonce.dataset.nonce}`, nonce.value));
  };

  // The answer takes the place of the form, so that "back" never asks whether to send it once more.
  const ask = async (form) => {
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      document.title = page.title;
      document.querySelector("main").replaceWith(page.querySelector("main"));
    } catch {
      form.submit();
      return;
    }
    const heading = document.querySelector("main [role=alert], main h1");
    heading.tabIndex = -1;
    heading.focus();
    watch();
  };

  const watch = () => {
    addNonce();
    const form = document.querySelector("form[data-fragment=ask]");
    if (!form) return;
    form.addEventListener("submit", (submitted) => {
      submitted.preventDefault();
      ask(form);
    });
  };
  watch();

  const form = document.querySelector("form[data-fragment]");
  if (form && secret) {
    form.elements.code.value = secret;
    const row = form.querySelector("[data-hide-if-filled]");
    if (row) row.hidden = true;
    else ask(form);
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
