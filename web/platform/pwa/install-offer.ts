/** The browser's offer to install the site (manifest-incubations draft; Chromium alone has it, DOM's types do not). */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** In the browser only: offered once a page load, possibly before the settings page is opened. */
let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Stores the browser's install prompt for the settings page: no page shows it unasked. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event);
  });
  window.addEventListener("appinstalled", () => change(null));
}

/** Calls back when the prompt becomes available or unavailable; returns a function that unsubscribes. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the browser would install the site now. */
export const canInstall = (): boolean => offer !== null;

/** Shows the browser's install prompt. A prompt can be used once. */
export async function install(): Promise<void> {
  const current = offer;
  change(null);
  await current?.prompt();
}
