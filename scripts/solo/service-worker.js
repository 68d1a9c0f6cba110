// Stores every file of one version, so that the app plays without a network; a new version waits until it is asked for.
const STORED = `higgle-solo-${"VERSION"}`;
const FILES = ["FILES"];

const scope = new URL(self.registration.scope);
const address = (name) => new URL(name, scope).href;

/** What the page has loaded already is not loaded again. */
async function store() {
  const cache = await caches.open(STORED);
  await Promise.all(
    FILES.map(async (name) => {
      if ((await cache.match(address(name))) !== undefined) return;
      const answer = await fetch(address(name), { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(address(name), answer);
    }),
  );
}

async function forget() {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith("higgle-solo-") && name !== STORED,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page for any place in the app, with the path at which the app lies. */
async function page() {
  const cache = await caches.open(STORED);
  const stored = await cache.match(address("index.html"));
  if (stored === undefined) return fetch(address("index.html"));
  const text = (await stored.text()).replace(
    '<base href="./" />',
    `<base href="${scope.pathname}" />`,
  );
  return new Response(text, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

async function find(request) {
  const cache = await caches.open(STORED);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope.href)) return;
  event.respondWith(request.mode === "navigate" ? page() : find(request));
});
