// Keeps the page on the device: after one visit everything works without a network. Sealing the page puts in
// what was really built. A new version waits until no page uses the old one, or until a player asks for it.
"use strict";
const VERSION = "{{VERSION}}";
const FILES = ["{{FILES}}"];

// Other pages may share the host, and other copies of this one: the scope tells them apart.
const PREFIX = `castaway ${new URL(registration.scope).pathname} `;
const CACHE = PREFIX + VERSION;
const HOME = new URL("./", location).href;
const ADDRESSES = new Set(FILES.map((file) => new URL(file, location).href));

// Names with a hash never mean anything else, so what an older version or the browser has of them will do.
const isLasting = (address) => /-[0-9a-f]{8,}(_bg)?\.[a-z]+$/.test(address);

async function fetchInto(cache, address) {
  const kept = isLasting(address) && (await caches.match(address));
  const answer = kept || (await fetch(address, { cache: isLasting(address) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  await cache.put(address, answer);
}

addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    // All or nothing: a version that did not come whole is not used.
    await Promise.all([...ADDRESSES].map((address) => fetchInto(cache, address)));
  };
  event.waitUntil(fill());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

// The player's word, from the harbour.
addEventListener("message", (event) => {
  if (event.data === "use") skipWaiting();
});

async function answer(request, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) || fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (url.href === `${HOME}index.html`) url.href = HOME;
  if (ADDRESSES.has(url.href)) event.respondWith(answer(request, url.href));
});
