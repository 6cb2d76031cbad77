import { expect, type Locator, type Page } from "@playwright/test";
import { openAlive } from "./page-alive.ts";

interface LoadMore {
  /** Container of the link, where the page has several. */
  readonly within?: Page | Locator;
  readonly name?: string;
  readonly rows: Locator;
}

/**
 * Presses "load more" until rows are appended. Before hydration the link leads to the next page instead; the page is
 * then opened again.
 */
export async function loadMore(
  page: Page,
  { within = page, name = "Load more", rows }: LoadMore,
): Promise<void> {
  const url = page.url();
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const isLoading = within.locator(".more-bar a[aria-busy]");
  await expect(async () => {
    if (page.url() !== url) await openAlive(page, url);
    const isPressed = (await isLoading.count()) > 0 || (await rows.count()) > before;
    if (!isPressed) await within.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => rows.count(), { timeout: 3_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
  // A press on the link of newly appended rows: wait for its rows, too.
  await expect(isLoading).toHaveCount(0);
}
