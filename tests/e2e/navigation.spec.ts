import type { Page } from "@playwright/test";
import { holdRequests } from "#tests/support/held-requests.ts";
import { comesAlive } from "#tests/support/page-alive.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

/** From page to page without a load. */

const markPage = (page: Page) => page.evaluate(() => Reflect.set(window, "isStillHere", true));
const isStillHere = (page: Page) => page.evaluate(() => Reflect.get(window, "isStillHere") === true);

for (const locale of ["vi", "en"] as const) {
  test(`a link opens its page without a load, and back shows the list again (${locale})`, {
    tag: locale === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    await page.goto(`${site.url}${locale === "en" ? "/en" : "/"}`);
    await comesAlive(page);
    await markPage(page);
    await page.locator(".match-row-link").first().click();
    await expect(page).toHaveURL(/\/match\/\d+/);
    await expect(page.locator("main h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".match-row-link").first()).toBeVisible();
    expect(await isStillHere(page)).toBe(true);
  });
}

test("a page whose data cannot be had says that the server could not be reached, and is tried again", {
  tag: "@full",
}, async ({ page, site, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED|Failed to fetch/);
  await page.goto(site.url);
  await comesAlive(page);
  const data = /\.data(\?|$)/;
  await page.route(data, (route) => route.abort());
  await page.locator(".match-row-link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không kết nối được máy chủ");
  await expect(page).toHaveURL(/\/match\/\d+/);
  await expect(page.locator(".error-status")).toHaveCount(0);
  await page.unroute(data);
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.locator(".error-screen")).toHaveCount(0);
  await expect(page).toHaveURL(/\/match\/\d+/);
});

test("back, while the code of the page that was opened is on its way, is back", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await comesAlive(page);
  const home = await page.title();
  const letCome = await holdRequests(page, /\/assets\/match-page-/);
  await page.locator(".match-row-link").first().click();
  await expect(page).toHaveURL(/\/match\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  letCome();
  const opened = page.waitForResponse(/\/assets\/match-page-/);
  await (await opened).finished();
  // By then the page would show what the code brings.
  await page.evaluate(() => new Promise((over) => requestIdleCallback(() => requestAnimationFrame(over))));
  await expect(page.locator(".match-row-link").first()).toBeVisible();
  await expect(page).toHaveTitle(home);
});
