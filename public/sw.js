/**
 * Shows the notifications that origin sends (`PushMessage` in shared/push) and leads where they point. It keeps no pages and
 * answers no requests: what the site shows is never older than what edge has.
 */

self.addEventListener("install", () => self.skipWaiting());

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
