// Opens a player's page without a network: the last known table, marked with its age. Of the page itself nothing is
// kept: player.js leaves behind what it says above all, and signing out takes it away.
"use strict";

importScripts(`/static/words.js${location.search}`);

const KEPT = "topcut-table"; // as in player.js
const STYLE = "topcut-style";
const PATIENCE = 8000; // for an answer, where something is kept
const LONGEST = 24 * 60 * 60 * 1000; // a session of a player ends a day after the end, and this before it
const CLOSED = [401, 403, 404, 410]; // to this phone, or deleted
const AGAIN = 15; // seconds until the page tries again by itself
const style = `/static/topcut.css${location.search}`;
const place = new URL(registration.scope).pathname; // of the one page that this is for
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(STYLE).then((cache) => cache.add(style)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), tidy()])));

// Stylesheets of earlier versions.
async function tidy() {
  const cache = await caches.open(STYLE);
  for (const one of await cache.keys()) if (new URL(one.url).search !== location.search) await cache.delete(one);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate" && pathname === place) event.respondWith(page(request));
  else if (request.destination === "style") event.respondWith(caches.match(request).then((known) => known || fetch(request)));
});

async function page(request) {
  const known = await kept();
  const answer = fetch(request);
  try {
    const found = await (known ? Promise.race([answer, later()]) : answer);
    if (found.type === "opaqueredirect" || CLOSED.includes(found.status)) await forget();
    return found;
  } catch (error) {
    answer.catch(() => {});
    if (!known) throw error;
    return away(known);
  }
}

function later() {
  return new Promise((_, refuse) => setTimeout(() => refuse(new Error("too slow")), PATIENCE));
}

async function kept() {
  const found = await caches.open(KEPT).then((cache) => cache.match(place));
  const known = found && await found.json();
  return known && known.says && Date.now() - known.at < LONGEST ? known : null;
}

// The phone was signed out at the desk, or the card was given to another one.
async function forget() {
  await caches.open(KEPT).then((cache) => cache.delete(place));
}

const plain = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function away({ at, title, me, table, heading, language, says }) {
  const locale = topcutLocaleOf(language), say = topcutSaying(says, locale);
  const since = new Date(at).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  const minutes = Math.floor((Date.now() - at) / 60000);
  const long = minutes < 120 ? say("minutes", { count: minutes }) : say("hours", { count: Math.floor(minutes / 60) });
  const age = minutes < 1 ? say("just-now") : long;
  const seat = table
    ? `<section class="panel hero seat"><b class="plate">${plain(table)}</b>
  <div><p class="note">${plain(say("against"))}</p><h1><bdi>${plain(heading)}</bdi></h1></div></section>`
    : `<section class="panel hero stack"><h1>${plain(heading)}</h1></section>`;
  const html = `<!doctype html>
<html lang="${plain(language)}" class="away">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN}"><title>${plain(say("title", { heading, time: since }))}</title>
<link rel="stylesheet" href="${style}"></head>
<body class="phone">
<header class="bar"><p class="grow"><strong><bdi>${plain(title)}</bdi></strong>
  <span class="under">${plain(me)}</span></p></header>
<main id="main"><p class="banner warn" role="status" id="away"><span><strong>${plain(say("as-of", { time: since, age }))}</strong>
  ${plain(say("unreached"))}</span></p>
${seat}
<p><a class="btn primary wide" href="${plain(place)}">${plain(say("again"))}</a></p>
<p class="note">${plain(say("kept"))}</p></main>
</body></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };
  return new Response(html, { headers });
}
