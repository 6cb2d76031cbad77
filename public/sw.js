/**
 * Two things: it shows the notifications that origin sends (`PushMessage` in shared/push), and where nothing answers it shows
 * a page that says so. Pages and calls always come from the site and are never kept: no score here is older than the site's.
 * Kept are that one page in every language, and built files, whose names change with what is in them.
 */

/** Of edge/offline/offline-page.ts, whose test compares this and the languages: another page makes another worker. */
const OFFLINE = "offline-0f7042fc";
/** Changed when files are to be kept in another way. */
const ASSETS = "assets-1";
/** A build has about four hundred files in each language, of which a reader sees a part. */
const MOST_ASSETS = 200;

/** First segments of the paths of each language but the default one (shared/url/screens.ts). */
const SEGMENTS = { en: ["en", "football", "news"] };
const DEFAULT_LOCALE = "vi";
const OFFLINE_PATHS = [DEFAULT_LOCALE, ...Object.keys(SEGMENTS)].map((locale) => `/offline/${locale}`);

function offlinePathFor(path) {
  const [, segment] = path.split("/");
  const found = Object.entries(SEGMENTS).find(([, segments]) => segments.includes(segment));
  return `/offline/${found?.[0] ?? DEFAULT_LOCALE}`;
}

/** Lays the pages by; what fails is made up for after the next page. Notifications must not wait for it. */
async function keepOfflinePages() {
  try {
    const cache = await caches.open(OFFLINE);
    const kept = await cache.keys();
    if (kept.length < OFFLINE_PATHS.length) await cache.addAll(OFFLINE_PATHS);
  } catch {
    // No network, or no room.
  }
}

// A worker holds nothing that a page needs, so a new one need not wait until the old one's pages are closed.
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePages());
});

async function takeOver() {
  const names = await caches.keys();
  const outdated = names.filter((name) => name !== OFFLINE && name !== ASSETS);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The page is asked for while this worker is being started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The page as the site answers it, whatever that is; the one that says so when nothing does. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepOfflinePages());
    return answer;
  } catch {
    // Frames of other sites' pages show their own nothing.
    if (event.request.destination !== "document") return Response.error();
    const { pathname } = new URL(event.request.url);
    const kept = await caches.match(offlinePathFor(pathname), { cacheName: OFFLINE, ignoreVary: true });
    return kept ?? Response.error();
  }
}

/** A built file: the one of this name never changes. */
async function asset(event) {
  let cache = null;
  try {
    cache = await caches.open(ASSETS);
    const kept = await cache.match(event.request, { ignoreVary: true });
    if (kept) return kept;
  } catch {
    // No storage here, or none that can be read: then the site is asked.
  }
  const answer = await fetch(event.request);
  if (answer.status === 200 && cache !== null)
    event.waitUntil(keepAsset(cache, event.request, answer.clone()));
  return answer;
}

async function keepAsset(cache, request, answer) {
  try {
    await cache.put(request, answer);
    // The oldest first: keys come in the order in which they were put.
    const names = await cache.keys();
    await Promise.all(names.slice(0, -MOST_ASSETS).map((name) => cache.delete(name)));
  } catch {
    // No room: the next page asks the site again.
  }
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
});

/** What a push service brings was encrypted by origin; anything else is shown as what it is, news of this site. */
function messageOf(data) {
  try {
    const { title, body, path, tag, lang } = data.json();
    // A path of this site, and no address of another one.
    const isPath = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return { title: String(title), body: String(body), path: isPath ? path : "/", tag: String(tag), lang };
  } catch {
    return { title: self.location.host, body: "", path: "/", tag: "news", lang: "" };
  }
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = messageOf(event.data);
  // One that takes the place of another is news all the same: the phone says so again.
  const options = { body, tag, lang, icon: "/icon-192.png", renotify: true, data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Shows a path: in the tab that has it open, else in one of ours, else in a new one. */
async function show(path) {
  const url = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => new URL(tab.url).pathname === path);
  if (open) return open.focus();
  const [other] = tabs;
  if (other) {
    try {
      const shown = await other.navigate(url);
      if (shown) return shown.focus();
    } catch {
      // Only a page that was loaded since this was installed can be led elsewhere.
    }
  }
  return self.clients.openWindow(url);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});
