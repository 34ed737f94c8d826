// Finds people while one types, in any list whose entries carry data-name; and the button that prints a page.
(() => {
  "use strict";
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const field = document.querySelector("[data-filter]");
  if (field) {
    const entries = () => Array.from(document.querySelectorAll("[data-name]"));
    const apply = () => {
      const words = plain(field.value).split(/\s+/).filter(Boolean);
      for (const entry of entries()) {
        const hidden = !words.every((word) => plain(entry.dataset.name).includes(word));
        if (entry.hidden !== hidden) entry.hidden = hidden;
      }
    };
    field.addEventListener("input", apply);
    const live = document.getElementById("live");
    if (live) {
      const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] };
      new MutationObserver(apply).observe(live, changes);
    }
    field.form.addEventListener("submit", (sent) => {
      sent.preventDefault();
      if (field.dataset.filter !== "tap" || !field.value.trim()) return;
      const first = entries().find((entry) => !entry.hidden);
      const button = first && first.querySelector("button");
      if (!button) return;
      field.value = "";
      apply();
      button.form.requestSubmit(button);
      field.focus();
    });
    apply();
  }

  for (const button of document.querySelectorAll("[data-print]")) button.addEventListener("click", () => print());
})();
