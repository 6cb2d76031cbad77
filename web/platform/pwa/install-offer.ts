/** The browser's offer to install the site (manifest-incubations draft; Chromium alone has it, DOM's types do not). */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** In the browser alone: offered once a page load, before anybody looks for it. */
let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for whoever looks for it in the settings: no page is covered by it unasked. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => change(null));
}

/** Calls back when there is an offer, or none any more; gives what ends it. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser would install the site now. */
export const canInstall = (): boolean => offer !== null;

/** Lets the browser ask its reader. An offer holds once. */
export async function install(): Promise<void> {
  const asked = offer;
  change(null);
  await asked?.prompt();
}
