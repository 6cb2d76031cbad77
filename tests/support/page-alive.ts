import type { Page } from "@playwright/test";

/**
 * Waits until a page's screen is alive and its links open within the page. A network that is idle does not say so: code
 * is asked for after the first paint, which on a slow machine may come half a second after all else.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.locator("p.notice[role=status]").waitFor({ state: "attached" });
}

/** Opens a page and waits until it is alive. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await comesAlive(page);
}
