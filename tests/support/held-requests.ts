import type { Page } from "@playwright/test";

/** Files of ours with code: a page that waits for them is drawn, and not alive. */
export const SCRIPTS = /\/assets\/.*\.js$/;
/** The screen of the home page: without it the frame comes alive and the list does not. */
export const HOME_SCREEN = /\/assets\/home-screen-[\w-]+\.js$/;

/** Holds what a page asks for at some addresses, as a slow line does; gives what lets it go, then and from then on. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
