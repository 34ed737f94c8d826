// Typing results: the entry line is read back while somebody types. Everything works without this, only slower.
(() => {
  "use strict";

  // Reading back: the server says in a sentence what it would count, and sends a token that this was read.
  const entry = document.querySelector("form[data-read]");
  if (entry) {
    const output = entry.querySelector("output");
    let asked = 0;
    const read = async () => {
      const number = ++asked;
      const fields = new URLSearchParams(new FormData(entry));
      for (const name of ["csrf", "key", "seen"]) fields.delete(name);
      output.querySelector("[name=seen]")?.remove();
      const answer = await fetch(`${entry.dataset.read}?${fields}`, { headers: { "HX-Request": "true" } }).catch(() => null);
      if (number !== asked || !answer || !answer.ok) return;
      output.innerHTML = await answer.text();
      const said = output.querySelector("[data-first]");
      for (const [seat, name] of [["1", said?.dataset.first], ["2", said?.dataset.second]]) {
        const called = name || (seat === "1" ? "first player" : "second player");
        for (const label of entry.querySelectorAll(`[data-name="${seat}"]`)) label.textContent = called;
        for (const option of entry.querySelectorAll(`option[data-seat="${seat}"]`)) option.textContent = `${seat} ${called}`;
      }
    };
    entry.addEventListener("input", read);
    entry.addEventListener("keydown", (press) => {
      if (press.key === "Enter" && press.target.tagName === "SELECT") { // which would only unfold it
        press.preventDefault();
        entry.requestSubmit();
        return;
      }
      if (press.key !== " " || !press.target.matches("input[inputmode=numeric]")) return;
      press.preventDefault();
      const fields = [...entry.querySelectorAll("input:not([type=hidden]), select")];
      fields[fields.indexOf(press.target) + 1]?.focus();
    });
  }
})();
