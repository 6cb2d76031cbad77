import type { Page } from "@playwright/test";
import { holdRequests } from "#tests/support/held-requests.ts";
import { shiftsOf, sumOfShifts, watchShifts } from "#tests/support/layout-shifts.ts";
import { comesAlive } from "#tests/support/page-alive.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

/** A full day's list, which comes with its first rows: how its reader gets to the others. */

const REST = /\/day-list\?/;

const rows = (page: Page) => page.locator(".list-area .match-row-link");
const linksOf = (page: Page) =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const counted = async (page: Page) =>
  Number(await page.locator(".chip[data-filter=all] .chip-count").textContent());

/**
 * A page of the list has twenty competitions. At some hours of the demo's day the first rows fill it (they were 29 of twenty
 * competitions in a run of CI): the others are then behind the link, which brings them along where they are not there yet.
 */
const isPageFull = async (page: Page) => (await page.locator(".list-area .match-block").count()) === 20;

async function openNextPageIfFull(page: Page): Promise<boolean> {
  const isFull = await isPageFull(page);
  if (isFull) await page.getByRole("link", { name: /^Xem thêm \(/ }).click();
  return isFull;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the next of them", { tag: "@full" }, async ({ page, site }) => {
    await page.goto(site.url);
    const first = await linksOf(page);
    expect(first.length).toBeLessThan(await counted(page));
    const more = page.getByRole("link", { name: /^Xem thêm \(/ });
    const next = (await more.getAttribute("href"))?.replace(/.*#/, "#") ?? "none";
    await expect(page.locator(next)).toHaveCount(0);
    await more.click();
    await expect(page.locator(next)).toBeInViewport();
    const whole = await linksOf(page);
    expect(whole.length).toBeGreaterThan(first.length);
    expect(whole.slice(0, first.length)).toEqual(first);
  });
});

for (const width of [360, 1280]) {
  test(`they come by themselves at ${width} px, and nothing that is read moves`, {
    tag: width === 360 ? [] : ["@full"],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdRequests(page, REST);
    await watchShifts(page);
    await page.goto(site.url);
    await comesAlive(page);
    const first = await linksOf(page);
    const all = await counted(page);
    expect(first.length).toBeLessThan(all);
    letGo();
    await expect(page.locator(".block-tools button").first()).toBeVisible();
    if (!(await isPageFull(page))) await expect.poll(() => rows(page).count()).toBeGreaterThan(first.length);
    const shifts = await shiftsOf(page);
    // What comes at a reader's word may move what is below it, however long it takes.
    await openNextPageIfFull(page);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(first.length);
    const whole = await linksOf(page);
    expect(whole.slice(0, first.length)).toEqual(first);
    expect(new Set(whole).size).toBe(whole.length);
    expect(await counted(page)).toBe(all);
    // A price that changes meanwhile moves its own line by a hair.
    expect(sumOfShifts(shifts), JSON.stringify(shifts)).toBeLessThan(0.001);
  });
}

test("who reloads further down is there again", { tag: "@full" }, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await expect(page.locator(".block-tools button").first()).toBeVisible();
  await rows(page).last().scrollIntoViewIfNeeded();
  const placeNow = () => page.evaluate(() => window.scrollY);
  const place = await placeNow();
  await page.reload();
  // Within a screen: competitions may have changed their order meanwhile.
  await expect.poll(async () => Math.abs((await placeNow()) - place)).toBeLessThan(740);
  await expect(page.locator(".block-tools button").first()).toBeVisible();
  expect(Math.abs((await placeNow()) - place)).toBeLessThan(740);
});

test("where they cannot be had the first are followed, and the others are asked for again", {
  tag: "@full",
}, async ({ page, site, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/);
  let asked = 0;
  await page.route(REST, (route) => {
    asked += 1;
    return asked === 1 ? route.abort("failed") : route.continue();
  });
  await page.goto(site.url);
  await expect(page.locator(".block-tools button").first()).toBeVisible();
  const first = await linksOf(page);
  const isFull = await openNextPageIfFull(page);
  // Play adds rows too: the request itself shows that the rest is asked for again.
  await expect.poll(() => asked).toBe(isFull ? 1 : 2);
  await expect.poll(async () => (await linksOf(page)).length).toBeGreaterThan(first.length);
});
