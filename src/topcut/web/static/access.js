// Cards and invitations: takes the secret out of the address before anything else can see it, asks whose it is without
// leaving the page, adds the phone's number to the draw, and looks again while somebody waits.
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

  // Before any other listener looks at the form; a form sent twice carries the same number.
  document.addEventListener("submit", (submitted) => {
    const nonce = submitted.target.querySelector("input[data-nonce]");
    if (!nonce || nonce.value) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    nonce.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    remember(`topcut.nonce.${nonce.dataset.nonce}`, nonce.value);
  }, true);

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

  // Whoever comes in next must not see the table of whoever used this phone before.
  document.addEventListener("submit", (submitted) => {
    if (/\/(claim|logout|sign-up)$/.test(submitted.target.action) && "caches" in window) caches.delete("topcut-table");
  });

  const watch = () => {
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

  const waiting = document.querySelector("[data-look-again]");
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.lookAgain) * 1000);
})();
