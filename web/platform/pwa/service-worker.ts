import { whenIdle } from "#web/platform/hydration/when-idle.ts";

/** Shows notifications, and an offline page when the network fails (public/sw.js). */
export const SERVICE_WORKER = "/sw.js";

/** The registration waits for idle time; a reader who leaves at once does not need it. */
const PATIENCE_MS = 10_000;

/** Registers the service worker once the page is idle; browsers that refuse it have the site without. */
export function registerWhenLoaded(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    whenIdle(() => void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined), PATIENCE_MS);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
