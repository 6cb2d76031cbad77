import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until a page that was loaded is alive: its screen, its header, and links that open within the page. A network that
 * is idle does not say so: code is asked for after the first paint, which on a slow machine may come half a second after
 * all else. After a way within the page it says nothing, as it was so before.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.locator("p.notice[role=status]").waitFor({ state: "attached" });
  // The header's tools are a part of their own, whose links lead to pages until React has them.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".site-tools a") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Waits until React has an element: a link in a part of its own leads to a page until then. */
export async function isTakenUp(element: Locator): Promise<void> {
  const keys = () => element.evaluate((it) => Object.keys(it).join());
  await expect.poll(keys, "taken up by React").toContain("__react");
}

/** Opens a page and waits until it is alive. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await comesAlive(page);
}
