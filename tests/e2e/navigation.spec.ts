import type { Page } from "@playwright/test";
import { openListOptions } from "#tests/support/browser/list-options.ts";
import { comesAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { HOME_SCREEN, holdRequests, SCRIPTS } from "#tests/support/edge/held-requests.ts";

/** Soft navigation from page to page. */

const flagPage = (page: Page) => page.evaluate(() => Reflect.set(window, "isStillHere", true));
const isStillHere = (page: Page) => page.evaluate(() => Reflect.get(window, "isStillHere") === true);

for (const locale of ["vi", "en"] as const) {
  test(`a link opens its page without a load, and back shows the list again (${locale})`, {
    tag: locale === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    await page.goto(`${site.url}${locale === "en" ? "/en" : "/"}`);
    await comesAlive(page);
    await flagPage(page);
    await page.locator(".match-row-link").first().click();
    await expect(page).toHaveURL(/\/match\/\d+/);
    await expect(page.locator("main h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".match-row-link").first()).toBeVisible();
    expect(await isStillHere(page)).toBe(true);
  });
}

test("a page whose data fails to load says that the server could not be reached, and is retried", {
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

test("a page whose data is cut off says that the server could not be reached, and is retried", {
  tag: "@full",
}, async ({ page, site, expectedFaults }) => {
  expectedFaults.push(/ERR_|turbo-stream|network error/);
  await page.goto(site.url);
  await comesAlive(page);
  await flagPage(page);
  const data = /\/match\/\d+\.data(\?|$)/;
  let isCut = true;
  let cut = 0;
  await page.route(data, async (route) => {
    if (!isCut) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    cut += 1;
  });
  await page.locator(".match-row-link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không kết nối được máy chủ");
  await expect(page.locator(".error-status")).toHaveCount(0);
  // A second failure is reported like the first, and the page stays.
  const first = cut;
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect.poll(() => cut).toBeGreaterThan(first);
  await expect(page.locator(".loading-bar[data-phase=running]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không kết nối được máy chủ");
  isCut = false;
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.locator(".match-header")).toBeVisible();
  await expect(page.locator(".error-screen")).toHaveCount(0);
  expect(await isStillHere(page)).toBe(true);
});

test("back, while the code of the page that was opened is on its way, is back", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await comesAlive(page);
  const home = await page.title();
  const letCome = await holdRequests(page, /\/assets\/league-page-/);
  await page.locator("main a[href*='/league/']").first().click();
  await expect(page).toHaveURL(/\/league\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/`);
  const opened = page.waitForResponse(/\/assets\/league-page-/);
  letCome();
  await (await opened).finished();
  // By then the page would show the content of the code.
  await page.evaluate(() => new Promise((over) => requestIdleCallback(() => requestAnimationFrame(over))));
  await expect(page.locator(".match-row-link").first()).toBeVisible();
  await expect(page).toHaveTitle(home);
});

for (const { awaited, held } of [
  { awaited: "any code", held: SCRIPTS },
  { awaited: "the code of the list", held: HOME_SCREEN },
]) {
  test(`a jump within the page before ${awaited} has loaded keeps its position, and nothing renders again`, {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const letCome = await holdRequests(page, held);
    await page.goto(site.url, { waitUntil: "commit" });
    const link = page.locator(".page-left a[href^='#competition-']").nth(4);
    await link.waitFor();
    const heading = page.locator(`${await link.getAttribute("href")}`);
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    if (awaited !== "any code") await page.locator("p.notice[role=status]").waitFor({ state: "attached" });
    await page
      .locator(".match-row")
      .first()
      .evaluate((row) => Reflect.set(row, "isFirst", true));
    await link.click();
    const jumped = await top();
    expect(jumped).toBeLessThan(200);
    letCome();
    await comesAlive(page);
    expect(
      await page
        .locator(".match-row")
        .first()
        .evaluate((row) => Reflect.get(row, "isFirst") === true),
      "the row is the one that the server has sent",
    ).toBe(true);
    expect(Math.abs((await top()) - jumped)).toBeLessThanOrEqual(8);
    await expect(page).toHaveURL(/#competition-/);
  });
}

test("jumps within a page lead to their places however often, and back", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  await comesAlive(page);
  const links = page.locator(".page-left a[href^='#competition-']");
  const topOf = async (at: number) =>
    page
      .locator(`${await links.nth(at).getAttribute("href")}`)
      .evaluate((it) => it.getBoundingClientRect().top);
  const jump = (at: number) => links.nth(at).evaluate((link) => (link as HTMLElement).click());
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 333, behavior: "instant" }));
  await expect.poll(scrollTop).toBe(333);
  await jump(6);
  await expect.poll(scrollTop).not.toBe(333);
  await page.goBack();
  await expect.poll(scrollTop, "where the reader stood before the jump").toBe(333);
  const left: number[] = [];
  for (const at of [6, 2, 6, 2]) {
    left.push(await scrollTop());
    await jump(at);
    await expect.poll(() => topOf(at), `place ${at}`).toBeLessThan(200);
    expect(await topOf(at)).toBeGreaterThanOrEqual(0);
    // Scroll elsewhere, from where the next jump starts.
    await page.mouse.wheel(0, 900);
    await expect.poll(() => topOf(at)).toBeLessThan(0);
  }
  await page.goBack();
  await expect.poll(scrollTop, "where the reader stood before the last jump").toBe(left.at(-1));
});

for (const { order, y } of [
  { order: "time", y: 600 },
  { order: "time", y: 5_000 },
  { order: "league", y: 2_400 },
] as const) {
  test(`back from a match shows it where it stood, ${y} px down a list by ${order}`, {
    tag: order === "time" ? [] : ["@full"],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(site.url);
    await comesAlive(page);
    // All rows of the day: later ones are inserted between the others by time.
    const all = Number(await page.locator(".chip[data-filter=all] .chip-count").textContent());
    if (order === "time") {
      await openListOptions(page);
      await page.getByLabel("Sắp xếp").selectOption("time");
      await page.keyboard.press("Escape");
    }
    const rows = page.locator(order === "time" ? ".flat-rows .match-row" : ".match-block .match-row");
    // A row that was never visible has its estimated height: the page settles once it is rendered.
    const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    let last: readonly number[] = [];
    await expect
      .poll(async () => {
        await page.evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), y);
        const before = last;
        last = await tops();
        if (order === "time" && last.length < all) return false;
        return (await page.evaluate(() => scrollY)) === y && last.join() === before.join();
      })
      .toBe(true);
    const at = last.findIndex((top) => top > 200);
    const row = rows.nth(at);
    const id = await row.getAttribute("data-match-id");
    const before = last[at] ?? 0;
    expect(before).toBeLessThan(700);
    await row.locator(".match-row-link").evaluate((link) => (link as HTMLElement).click());
    await expect(page.locator(`.match-header[data-match-id="${id}"]`)).toBeVisible();
    expect(await page.evaluate(() => scrollY), "a new page begins at its top").toBe(0);
    await page.goBack();
    const same = page.locator(`.list-area .match-row[data-match-id="${id}"]`);
    const offset = async () =>
      Math.abs((await same.evaluate((it) => it.getBoundingClientRect().top)) - before);
    await expect.poll(offset, { message: "the row stands where it stood" }).toBeLessThanOrEqual(8);
    // The list may be sorted, or receive a goal, after that.
    await page.evaluate(() => new Promise((over) => setTimeout(over, 2_500)));
    expect(await offset()).toBeLessThanOrEqual(8);
  });
}
