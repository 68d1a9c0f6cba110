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

// A notice: what the server has sealed for this device, shown as it was worded there.
self.addEventListener("push", (event) => {
  const { title, text, path, tag } = event.data.json();
  const shown = { body: text, tag, icon: "icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.registration.scope).href;
  event.waitUntil(show(address));
});

/** The window in which the place is open already, or a new one: no other game is left for it. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => one.url === address);
  return open === undefined ? self.clients.openWindow(address) : open.focus();
}
