// Keeps the game at hand for offline play. Files with a hash in their name
// never change and are taken from the cache; all others are asked for first,
// and taken from the cache when nobody answers.
"use strict";

const kept = "agnes-HASH"; // wasm/pack fills in the hash of the whole page
const hashed = /-[0-9a-f]{12}\.[a-z]+$/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("agnes-") && name !== kept) await caches.delete(name);
  }
  await self.clients.claim();
  // What the first visit loaded before this worker was there.
  const page = await (await fetch("./")).text();
  const names = [...page.matchAll(/(?:href|src)="([^":]+)"/g)].map((match) => match[1]);
  const cache = await caches.open(kept);
  await cache.addAll(["./", ...new Set(names)]);
})()));

// The page names the file of the game when it has it.
self.addEventListener("message", (event) => {
  if (typeof event.data === "string" && hashed.test(event.data)) {
    event.waitUntil(cacheFirst(new Request(event.data)));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(new URL("./", location).pathname)) return;
  event.respondWith(hashed.test(url.pathname) ? cacheFirst(request) : networkFirst(request));
});

async function cacheFirst(request) {
  const cache = await caches.open(kept);
  const found = request.cache === "reload" ? undefined : await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function networkFirst(request) {
  const cache = await caches.open(kept);
  try {
    const response = await fetch(request);
    if (response.ok && !new URL(request.url).search) await cache.put(request, response.clone());
    return response;
  } catch (e) {
    const found = await cache.match(request, { ignoreSearch: true });
    if (found) return found;
    throw e;
  }
}
