// Keeps one page for the time without a line: what is played is always fetched, nothing can be stale.
const KEPT = "higgle-away-1";
const PAGES = ["away.html", "away.js", "favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PAGES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("higgle-away-") && name !== KEPT);
  const forget = (names) => Promise.all(old(names).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

self.addEventListener("fetch", (event) => {
  const kept = PAGES.find((page) => event.request.url.endsWith(`/${page}`));
  const page = event.request.mode === "navigate" ? "away.html" : kept;
  if (page !== undefined) event.respondWith(fetch(event.request).catch(() => caches.match(page)));
});
