import type { Page } from "@playwright/test";

/** The site's script files: a page that waits for them is rendered, but not hydrated. */
export const SCRIPTS = /\/assets\/.*\.js$/;
/** The screen of the home page: without it the frame hydrates and the list does not. */
export const HOME_SCREEN = /\/assets\/home-screen-[\w-]+\.js$/;

/** Holds a page's requests to some URLs, as on a slow connection; returns a function that releases them for good. */
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
