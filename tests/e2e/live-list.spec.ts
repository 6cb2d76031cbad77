import type { Locator, Page } from "@playwright/test";
import { openListOptions } from "#tests/support/browser/list-options.ts";
import { isTakenUp } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { HOME_SCREEN, holdRequests } from "#tests/support/edge/held-requests.ts";

const rows = (page: Page): Locator => page.locator(".list-area li.match-row");
const tabsOf = (page: Page): Locator => page.getByRole("navigation", { name: "Danh sách trận đấu" });
/** The tools of a block are loaded: so is everything else that comes after hydration. */
const ready = (page: Page) => expect(page.locator(".block-tools button").first()).toBeVisible();
const leagueNames = (page: Page) => page.locator(".list-area .block-title h2").allTextContents();
/** As readers type without diacritics. */
const withoutDiacritics = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("Đ", "D").replaceAll("đ", "d").toLowerCase();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, leagues, more leagues and tomorrow are links", async ({ page, site }) => {
    await page.goto(`${site.url}/`);
    const tabs = tabsOf(page);
    await tabs.getByRole("link", { name: "Trận hot" }).click();
    await expect(page).toHaveURL(/livescore_tab=hot/);
    await expect(tabs.locator("[aria-current=page]")).toHaveText("Trận hot");
    const hot = await leagueNames(page);
    await tabs.getByRole("link", { name: "Giải đấu" }).click();
    await expect(page).toHaveURL(/livescore_tab=league/);
    await page.waitForLoadState();
    // Rows load league by league, so that a page of all may have fewer of them than all hot ones.
    expect(await page.locator(".league-index a").count()).toBeGreaterThan(hot.length);
    const last = page.locator(".league-index a").last();
    const target = await last.getAttribute("href");
    await last.click();
    await expect(page.locator(target?.replace(/.*#/, "#") ?? "none")).toBeInViewport();
    await page.goto(`${site.url}/en?page=99`);
    await page.getByRole("link", { name: "Load more: tomorrow's matches" }).click();
    await expect(page).toHaveURL(/\/en\?date=/);
  });

  test("hot leagues stand beside the list, on a phone in a line below its first block, and lead on to all", {
    tag: "@full",
  }, async ({ page, site }) => {
    for (const [width, place] of [
      [360, "nav.league-strip"],
      [1280, "aside.page-left"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      expect(await page.locator(`${place} a[href^="/league/"]`).count()).toBeGreaterThan(3);
      await page.locator(place).getByRole("link", { name: "Tất cả giải đấu" }).click();
      await expect(page).toHaveURL(`${site.url}/league`);
    }
  });

  test("lists by status, continent and heat are pages of their own", { tag: "@full" }, async ({
    page,
    site,
    expectedFaults,
  }) => {
    expectedFaults.push(/404/);
    for (const [path, heading] of [
      ["/livescore/live", "Các trận bóng đá đang diễn ra"],
      ["/en/livescore/asia", "Football scores: Asia"],
      ["/football/hot-matches", "Hot matches"],
    ] as const) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + path);
    }
    expect((await page.goto(`${site.url}/livescore/atlantis`))?.status()).toBe(404);
  });
});

test.describe("in another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 360, height: 740 } });

  test("the list renders again without a layout shift, however late its code loads", {
    tag: "@full",
  }, async ({ page, site }) => {
    const arrive = await holdRequests(page, HOME_SCREEN);
    await page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ time_zone: "auto" })));
    // Rows change with the day of the other zone; everything around them, and their top, stays.
    const places = [".site-bar", ".day-strip", ".list-bar", ".list-area", ".list-area .panel"];
    await page.addInitScript((watched) => {
      const tops = new Set<string>();
      const met = new Set<string>();
      Object.assign(window, { tops });
      const look = () => {
        for (const place of watched) {
          const top = document.querySelector(place)?.getBoundingClientRect().top;
          // A page renders as it arrives: an element that has not arrived has not disappeared either.
          if (top !== undefined) met.add(place);
          if (met.has(place)) tops.add(`${place} at ${top === undefined ? "no place" : Math.round(top)}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, places);
    await page.goto(site.url);
    const sections = page.locator(".site-bar nav").first();
    await expect(sections).toBeAttached();
    // The frame is hydrated; the list is not loaded yet.
    await expect(page.locator("p.notice[role=status]")).toBeAttached();
    await expect(sections).toBeAttached();
    arrive();
    await ready(page);
    await expect(page.locator(".site-footer")).toContainText("GMT+09:00");
    await expect(tabsOf(page).getByRole("link", { name: "Trận hot" })).toBeVisible();
    const tops = await page.evaluate(() => [...(Reflect.get(window, "tops") as Set<string>)]);
    expect(tops).toEqual(places.map((place) => expect.stringMatching(`^${place} at \\d+$`)));
  });
});

test("the elements around the list stay while its code is loading", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const arrive = await holdRequests(page, HOME_SCREEN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  // The frame is hydrated, the list is not.
  await expect(page.locator("p.notice[role=status]")).toBeAttached();
  await expect(page.locator(".block-tools button")).toHaveCount(0);
  await expect(tabsOf(page).getByRole("link", { name: "Trận hot" })).toBeVisible();
  await expect(page.locator(".page-left .panel")).toHaveCount(2);
  await expect(page.locator(".page-right .panel").first()).toBeVisible();
  arrive();
  await ready(page);
});

test("a reader narrows the list to one league and back", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await ready(page);
  const before = await rows(page).count();
  // Any league of today.
  const heading = (await leagueNames(page))[2] ?? "";
  const [country = "", name = ""] = heading.split(": ");
  await tabsOf(page).getByRole("link", { name: "Giải đấu" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Bỏ chọn tất cả" }).click();
  await dialog.getByRole("searchbox").fill(withoutDiacritics(name));
  const ofCountry = dialog.getByRole("group", { name: country, exact: true });
  await ofCountry
    .locator("label")
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
  await dialog.locator(".button").click();
  await expect(dialog).toBeHidden();
  // The dialog closes at once, before the list has been rendered.
  await expect.poll(() => leagueNames(page)).toEqual([heading]);
  await page.getByRole("button", { name: /Bỏ chọn giải/ }).click();
  await expect(rows(page)).toHaveCount(before);
});

test("followed items are at the top, by league and by time", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(`${site.url}/en`);
  await ready(page);
  const names = await leagueNames(page);
  const name = names[2]?.replace(/^.*: /, "") ?? "";
  await page.getByRole("button", { name: `Follow ${name}`, exact: true }).click();
  // Not by a reload, which restores the scroll position: there the order waits for the reader.
  await page.goto(`${site.url}/en`);
  await expect.poll(async () => (await leagueNames(page))[0]).toBe(names[2]);
  await openListOptions(page);
  await page.getByLabel("Sort by").selectOption("time");
  await expect(page.getByRole("heading", { name: "By kick-off" })).toBeVisible();
  await expect(page.locator(".league-tag").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "By kick-off" })).toBeVisible();
});

test("more leagues and tomorrow come into the list by keyboard", { tag: "@full" }, async ({ page, site }) => {
  await page.goto(`${site.url}/en`);
  await ready(page);
  const before = await rows(page).count();
  const more = page.locator("a.load-more");
  while ((await more.textContent())?.includes("leagues")) {
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  }
  // The end of a list hydrates with its own chunk, possibly after its tools, and after a page that the link has opened.
  await isTakenUp(more);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Tomorrow, / })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /^Tomorrow/ })
      .locator("li.match-row")
      .first(),
  ).toBeVisible();
});

test("a phone shows each price on the line of its team, in a row of at most 64 px", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  await ready(page);
  await openListOptions(page);
  await page.getByRole("checkbox", { name: "Hiện kèo trên điện thoại" }).check();
  await page.keyboard.press("Escape");
  const row = page.locator("li.match-row:has([data-market=asian_handicap] .price)").first();
  await expect(row.locator(".match-row-prices")).toBeVisible();
  const { height, distances, overlap } = await row.evaluate((element) => {
    const middle = (box: DOMRect) => box.top + box.height / 2;
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const prices = boxes("[data-market=asian_handicap] .price");
    const names = boxes(".match-row-name");
    const scores = boxes(".match-row-score > [data-side], .match-row-star");
    return {
      height: element.getBoundingClientRect().height,
      distances: prices.map((price, at) => Math.abs(middle(price) - middle(names[at] ?? price))),
      overlap: Math.max(
        ...names.map((name) => name.right - Math.min(...prices.map(({ left }) => left))),
        ...prices.map((price) => price.right - Math.min(...scores.map(({ left }) => left))),
      ),
    };
  });
  expect(height).toBeLessThanOrEqual(64);
  expect(distances).toHaveLength(2);
  expect(Math.max(...distances)).toBeLessThanOrEqual(4);
  expect(overlap).toBeLessThanOrEqual(0);
});

for (const { width, line } of [
  { width: 360, line: false },
  { width: 360, line: true },
  { width: 1280, line: false },
]) {
  test(`blocks out of sight are as high as they will be at ${width} px${line ? ", with prices" : ""}`, {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    if (line) await page.addInitScript(() => localStorage.setItem("settings", '{"list_odds_line":true}'));
    await page.goto(site.url);
    await ready(page);
    const heights = await page.locator(".match-block").evaluateAll((blocks) =>
      blocks.map((block) => {
        const declared = getComputedStyle(block).containIntrinsicBlockSize;
        (block as HTMLElement).style.contentVisibility = "visible";
        return { declared, drawn: `auto ${block.getBoundingClientRect().height}px` };
      }),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.map(({ declared }) => declared)).toEqual(heights.map(({ drawn }) => drawn));
  });
}
