import { type Browser, expect, type Page, type Route } from "@playwright/test";
import { comesAlive } from "#tests/support/browser/page-alive.ts";
import type { TestSite } from "#tests/support/site.ts";

/** A tag of the tracking library, as in a site's configuration. */
export const TRACKING = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';

/** By its headless user agent Chromium is a robot to the site, and robots are not tracked. */
const READER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** Opens a page of a site with a tracking library, whose files `answer` serves. */
export async function trackedPage(
  browser: Browser,
  site: TestSite,
  answer: (route: Route) => Promise<void>,
): Promise<Page> {
  const policy = async () =>
    (await fetch(`${site.url}/cai-dat`)).headers.get("content-security-policy") ?? "";
  await expect
    .poll(policy, { message: "edge takes changed content over", timeout: 10_000 })
    .toContain("https://www.googletagmanager.com");
  const page = await (await browser.newContext({ userAgent: READER })).newPage();
  await page.route("https://www.googletagmanager.com/**", answer);
  await page.goto(`${site.url}/cai-dat`);
  await comesAlive(page);
  return page;
}

/** The reader moves the mouse. */
export const touch = (page: Page): Promise<void> => page.mouse.move(200, 300);
