// Finds people while one types, in any list whose entries carry data-name, and the tables of a round by state, too; and
// the button that prints a page.
(() => {
  "use strict";
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const field = document.querySelector("[data-filter]");
  if (field) {
    const within = field.dataset.within ?? "";
    const entries = () => Array.from(document.querySelectorAll(`${within} [data-name]`));
    const chosen = () => field.form.querySelector("[name=show][type=radio]:checked")?.value ?? "all";
    const isFound = (entry, word) => entry.dataset.table === word || plain(entry.dataset.name).includes(word);
    const isOf = (entry, show) => show === "all" || entry.dataset.kinds.split(" ").includes(show);
    const setHidden = (element, hidden) => { if (element && element.hidden !== hidden) element.hidden = hidden; };

    const apply = () => {
      const words = plain(field.value).split(/\s+/).filter(Boolean), show = chosen(), all = entries();
      for (const entry of all) setHidden(entry, !(isOf(entry, show) && words.every((word) => isFound(entry, word))));
      for (const count of field.form.querySelectorAll("[data-count]")) {
        const state = count.dataset.count, many = all.filter((entry) => entry.dataset.table && isOf(entry, state)).length;
        if (count.textContent !== String(many)) count.textContent = many;
        if (["called", "drawn"].includes(state)) setHidden(count.parentElement, !many && show !== state);
      }
      setHidden(document.querySelector(`${within} [data-none]`), all.some((entry) => !entry.hidden));
    };

    // The tables that an official works through stay chosen when a button reloads the page.
    const store = field.form.id === "sift" ? `sift ${field.form.getAttribute("action")}` : null;
    const remember = () => { if (store) sessionStorage.setItem(store, JSON.stringify([chosen(), field.value])); };
    if (store && !/[?&](show|find)=/.test(location.search)) {
      const [show, find] = JSON.parse(sessionStorage.getItem(store) ?? '["all", ""]');
      const radio = field.form.querySelector(`[name=show][value="${CSS.escape(show)}"]`);
      if (radio) radio.checked = true;
      field.value = find;
    }

    for (const kind of ["input", "change"]) field.form.addEventListener(kind, () => { apply(); remember(); });
    const live = document.getElementById("live");
    if (live) {
      const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden", "data-kinds"] };
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
