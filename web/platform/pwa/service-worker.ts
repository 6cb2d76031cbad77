import { whenIdle } from "#web/platform/hydration/when-idle.ts";

/** Shows notifications, and a page of its own where nothing answers (public/sw.js). */
export const SERVICE_WORKER = "/sw.js";

/** Idle time comes; a reader who leaves at once has no need of it. */
const PATIENCE_MS = 10_000;

/**
 * Registers the service worker once everything of the page has come and nothing else is to do. A browser that refuses it
 * (private windows do) has the site as it always was.
 */
export function registerWhenLoaded(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined), PATIENCE_MS);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
