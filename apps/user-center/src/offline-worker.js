/*
 * Keeps the shell of the app and the scripts of its read pages, so that the app opens where there is no line. Answers of calls
 * are never kept, nor anything of a customer's: after a logout nothing private is left, because nothing ever was here.
 */
const NAME = 'shell-__VERSION__';
const SHELL = '/user-center/';
const CONFIG = '/config.json';
const files = '__FILES__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([...files, SHELL, CONFIG]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The newest response, or the cached one without a connection. */
async function fetchOrCached(request, key) {
  try {
    return await fetch(request);
  } catch (cut) {
    const cached = await caches.match(key);
    if (cached) return cached;
    throw cut;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname.startsWith(SHELL)) {
    event.respondWith(fetchOrCached(request, SHELL));
  } else if (pathname === CONFIG) {
    event.respondWith(fetchOrCached(request, CONFIG));
  } else if (pathname.startsWith(`${SHELL}static/`)) {
    // Their names contain a hash of the content, so a cached file is never out of date.
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
  }
});

/** Where a notification leads: a page of this app, whatever it says. */
function pageOf(href) {
  const page = new URL(typeof href === 'string' && href.startsWith('/') ? href : SHELL, self.location.origin);
  return page.origin === self.location.origin && page.pathname.startsWith(SHELL)
    ? page.href
    : self.location.origin + SHELL;
}

self.addEventListener('push', (event) => {
  const { id, title, text, href } = event.data.json();
  // A repeat has the same tag, and takes the place of the first.
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: id, data: { href } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pageOf(event.notification.data?.href)));
});

/** Shows a page in the app's window, or in a new one. A window that another worker controls cannot be led. */
async function openPage(page) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(page);
  await open.focus();
  return open.navigate(page);
}
