import { expect, type Locator, type Page } from "@playwright/test";

/** A page that is not hydrated and complete by then never will be. */
const PATIENCE_MS = 60_000;

/**
 * Waits until a loaded page is hydrated: its screen, its header, and its soft links. An idle network is no sign of it:
 * code is requested after the first paint, which on a slow machine may come half a second after everything else. After
 * a soft navigation it is no check, as it was true before.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached", timeout: PATIENCE_MS });
  await headerComesAlive(page);
}

async function headerComesAlive(page: Page): Promise<void> {
  await page.locator("p.notice[role=status]").waitFor({ state: "attached", timeout: PATIENCE_MS });
  // The header's tools are a chunk of their own, whose links cause full loads until React has them.
  const hasReact = () =>
    Object.keys(document.querySelector(".site-tools a") ?? {}).some((key) => key.startsWith("__react"));
  await page.waitForFunction(hasReact, null, { timeout: PATIENCE_MS });
}

/**
 * Waits until a page is complete: a page of the app is hydrated, its rows have their tools, its chat has its log, no
 * code is loading, and its fonts are there. A page without the app is complete once it is loaded.
 */
export async function comesWhole(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "__reactRouterContext" in window))) return;
  // The error page never sets data-alive.
  await page
    .locator("html[data-alive], .error-screen")
    .first()
    .waitFor({ state: "attached", timeout: PATIENCE_MS });
  // The embedded list has no header.
  if ((await page.locator(".site-tools").count()) > 0) await headerComesAlive(page);
  const isWhole = () => {
    const isSeen = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    const lacksTools =
      isSeen(".match-block:not([data-live])") &&
      !isSeen(".embed") &&
      document.querySelector(".block-tools button") === null;
    const lacksChat = isSeen(".chat[data-place]") && !isSeen(".chat [role=log], .chat button");
    return (
      document.fonts.status === "loaded" && !lacksTools && !lacksChat && !isSeen("main [aria-busy=true]")
    );
  };
  await page.waitForFunction(isWhole, null, { timeout: PATIENCE_MS });
}

/** Waits until React has hydrated an element: a link in a lazy chunk causes a full load until then. */
export async function isTakenUp(element: Locator): Promise<void> {
  const keys = () => element.evaluate((it) => Object.keys(it).join());
  await expect.poll(keys, "taken up by React").toContain("__react");
}

/** Opens a page and waits until it is hydrated. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await comesAlive(page);
}
