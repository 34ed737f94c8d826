// Passkeys: asks the server what to sign, has the device sign it, and sends the form with the answer.
(() => {
  "use strict";
  if (!window.PublicKeyCredential) return;

  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  const asked = (options) => {
    options.challenge = bytes(options.challenge);
    if (options.user) options.user.id = bytes(options.user.id);
    for (const known of [...(options.excludeCredentials || []), ...(options.allowCredentials || [])]) {
      known.id = bytes(known.id);
    }
    return options;
  };

  const answered = (made) => {
    const response = {};
    for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
      if (made.response[part]) response[part] = text(made.response[part]);
    }
    const { id, type } = made;
    return JSON.stringify({ id, type, rawId: text(made.rawId), response, clientExtensionResults: {} });
  };

  const sign = async (form) => {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.dataset.options, { method: "POST", body });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.said);
    const publicKey = asked(said.publicKey);
    try {
      return await navigator.credentials[form.dataset.passkey]({ publicKey });
    } catch {
      throw new Error(form.dataset.failed);
    }
  };

  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", async (submitted) => {
      submitted.preventDefault();
      const alert = form.querySelector("[role=alert]");
      const button = form.querySelector("button");
      alert.hidden = button.disabled = true;
      try {
        form.elements.credential.value = answered(await sign(form));
        form.submit();
      } catch (error) {
        alert.textContent = error.message || form.dataset.failed;
        alert.hidden = button.disabled = false;
      }
    });
  }
  for (const note of document.querySelectorAll("[data-without-passkeys]")) note.hidden = true;
})();
