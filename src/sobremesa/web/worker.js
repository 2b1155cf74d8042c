// The service worker.  Above this stands what the server tells it:
//
// VERSION  a digest of all that follows; OFFLINE  the page that is shown without a connection;
// SHELL    what that page is made of; FILES  the addresses that may be kept, each with a digest of its content.
//
// Pages always come from the server: none but OFFLINE is ever kept, so no seat's secret can be.
"use strict";

const PREFIX = "sobremesa-", CACHE = PREFIX + VERSION;
const MAY_BE_KEPT = new Set(FILES);

addEventListener("install", (event) => event.waitUntil(keepShell().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event, address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (request.method === "GET" && MAY_BE_KEPT.has(address.pathname + address.search)) event.respondWith(file(event));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await Promise.all(SHELL.map(async (address) => {
    const fresh = address === OFFLINE ? "reload" : "default";
    const answer = await fetch(address, { credentials: "omit", cache: fresh });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }));
}

// Forget what older workers have kept, and serve the pages that are open already.
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    if (event.request.method !== "GET") return Response.redirect(event.request.referrer || "/", 303);
    return (await kept(OFFLINE)) || Response.error();
  }
}

async function file(event) {
  const found = await kept(event.request.url);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok && answer.type === "basic") event.waitUntil(keep(event.request.url, answer.clone()));
  return answer;
}

async function keep(address, answer) {
  try {
    await (await caches.open(CACHE)).put(address, answer);
  } catch { /* no room on the device: it is fetched again */ }
}

async function kept(address) {
  return (await caches.open(CACHE)).match(address, { ignoreVary: true });
}
