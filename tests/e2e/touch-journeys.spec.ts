import type { Page } from "@playwright/test";
import { comesWhole } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** A reader with a thumb: swipes, pulls, long presses and heads that stick, with touches of the browser itself. */

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

type Point = readonly [x: number, y: number];

type TouchType = "touchStart" | "touchMove" | "touchEnd";

/** Sends touches of one finger to the browser. */
async function withFinger(
  page: Page,
  act: (send: (type: TouchType, point?: Point) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await act((type, point) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    }),
  );
  await client.detach();
}

/** Moves a finger along a line in small steps, as a hand does. */
const drag = (page: Page, from: Point, to: Point) =>
  withFinger(page, async (send) => {
    await send("touchStart", from);
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      const along = (at: 0 | 1) => from[at] + ((to[at] - from[at]) * step) / steps;
      await send("touchMove", [along(0), along(1)]);
    }
    await send("touchEnd");
  });

/** Rests a finger on a point until something is seen. */
const pressUntil = (page: Page, at: Point, isSeen: () => Promise<void>) =>
  withFinger(page, async (send) => {
    await send("touchStart", at);
    await isSeen();
    await send("touchEnd");
  });

/** Length of the tab's history. */
const steps = (page: Page) => page.evaluate(() => history.length);
const shownDay = (page: Page) => page.locator(".day-strip [aria-current=date]");
/** Gestures load after everything else of a page. */
const ready = async (page: Page) => {
  await comesWhole(page);
  await expect(page.locator(".pull-status")).toBeAttached();
};

test("a swipe opens the next day and back the day before, but not within a strip or from the edge", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await ready(page);
  const first = await steps(page);
  const today = (await shownDay(page).getAttribute("aria-label")) ?? "";
  await drag(page, [300, 400], [60, 410]);
  await expect(page).toHaveURL(/\?date=/);
  await expect(shownDay(page)).not.toHaveAttribute("aria-label", today);
  await comesWhole(page);
  await drag(page, [60, 400], [300, 410]);
  await expect(shownDay(page)).toHaveAttribute("aria-label", today);
  await expect(page).not.toHaveURL(/date=/);
  const here = page.url();
  expect(await steps(page), "back leaves the list, whatever days were swiped through").toBe(first);
  await comesWhole(page);
  const strip = await page.locator(".day-strip").boundingBox();
  const inStrip = (strip?.y ?? 0) + 20;
  for (const [what, from, to] of [
    ["within the strip", [280, inStrip], [60, inStrip]],
    ["from the edge", [355, 400], [100, 400]],
    ["a slip", [300, 400], [280, 400]],
  ] as const) {
    await drag(page, from, to);
    expect(page.url(), what).toBe(here);
  }
});

test("a swipe on a match page opens its next tab, and readers of less motion have none", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await ready(page);
  await page.locator(".match-row-link").first().tap();
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await ready(page);
  const tabs = page.locator(".tab-links a");
  await expect(tabs.nth(2)).toBeVisible();
  const [first, second, third] = await tabs.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  for (const [at, path] of [
    [2, third],
    [0, first],
  ] as const) {
    await tabs.nth(at).tap();
    await expect(page).toHaveURL(site.url + path);
  }
  await comesWhole(page);
  await drag(page, [300, 600], [60, 605]);
  await expect(page).toHaveURL(site.url + second);
  await page.goBack();
  await expect(page, "back leaves the match, whatever tabs were shown").toHaveURL(`${site.url}/`);
  await page.goForward();
  await expect(page).toHaveURL(site.url + second);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comesWhole(page);
  await drag(page, [300, 600], [60, 605]);
  await expect(page).toHaveURL(site.url + second);
});

test("a pull at the top of the list fetches it again", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  const again = page.waitForRequest((request) => request.url().includes("/matches/recent?"));
  await drag(page, [180, 240], [184, 420]);
  await again;
  await expect(page.getByText("Đã cập nhật")).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});

test("a long press opens the row in place, and a tap opens the match", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  const row = page.locator(".match-row").first();
  await expect(row.locator(".match-row-expand")).toBeAttached();
  const box = await row.locator(".match-row-link").boundingBox();
  const middle: Point = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 25];
  await pressUntil(page, middle, () => expect(row.locator(".row-more")).toBeVisible());
  await expect(page).toHaveURL(`${site.url}/`);
  await page.touchscreen.tap(...middle);
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await page.goBack();
  await expect(page.locator(".match-row").first()).toBeVisible();
});

test("days and the league in view stay at the top while the list scrolls", async ({ page, site }) => {
  await page.goto(site.url);
  await ready(page);
  // The middle of a block: near its end the next head pushes its own away.
  await page.evaluate(() => {
    const bar = document.querySelector(".day-bar")?.getBoundingClientRect().height ?? 0;
    const block = document.querySelector(".list-area .match-block:not([data-live]):has(li + li)");
    const { top = 0, height = 0 } = block?.getBoundingClientRect() ?? {};
    window.scrollTo({ top: top + height / 3 - bar, behavior: "instant" });
  });
  const places = async () =>
    page.evaluate(() => {
      const bar = document.querySelector(".day-bar")?.getBoundingClientRect();
      const heads = [...document.querySelectorAll(".list-area .block-header")].map((head) =>
        Math.round(head.getBoundingClientRect().top),
      );
      return { bar: bar?.top, heads: heads.filter((top) => top === Math.round(bar?.bottom ?? -1)).length };
    });
  await expect.poll(places).toEqual({ bar: 0, heads: 1 });
});
