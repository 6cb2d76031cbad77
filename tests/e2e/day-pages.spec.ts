import type { Browser, Page } from "@playwright/test";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { imported } from "#tests/support/consistency/imported.ts";

const paths = {
  vi: {
    results: "/bong-da/ket-qua-bong-da",
    schedule: "/bong-da/lich-thi-dau",
    standings: "/bong-da/bang-xep-hang",
    matches: "/match",
  },
  en: {
    results: "/football/results",
    schedule: "/football/schedule",
    standings: "/football/standings",
    matches: "/en/match",
  },
} as const;

const PHONE = { width: 360, height: 800 };

/** Runs a function on a page without scripts. */
async function withoutScript(browser: Browser, read: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  await read(await context.newPage());
  await context.close();
}

const rows = (page: Page) => page.locator("li.match-row");
/** Today may have no upcoming match any more: half an hour before midnight there are none. */
const tomorrow = (page: Page) => page.locator(".day-strip li:nth-child(9) a");
const shownDay = (page: Page) => page.locator(".day-strip [aria-current=date]");

test.describe("results and schedule", () => {
  test("are read, filtered and turned to another day without JavaScript", async ({ browser, site }) => {
    await withoutScript(browser, async (page) => {
      await page.goto(`${site.url}${paths.vi.results}?date=${imported.groupDay}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kết quả bóng đá ngày 01-06-1999");
      await expect(page.locator("main")).toContainText("Northland");
      await expect(page.locator(".day-strip-link")).toHaveCount(15);
      await page.getByRole("button", { name: "Chọn ngày khác" }).click();
      await page.getByLabel("Xem trận đấu ngày").fill(imported.finalDay);
      await page.getByRole("button", { name: "Xem", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`date=${imported.finalDay}`));
      await expect(page.locator("main")).toContainText("Westland");
    });
  });

  test("show one league alone, by links", { tag: "@full" }, async ({ browser, site }) => {
    await withoutScript(browser, async (page) => {
      await page.goto(site.url + paths.vi.schedule);
      await tomorrow(page).click();
      const blocks = page.locator("section:has(> .block-header)");
      expect(await blocks.count()).toBeGreaterThan(1);
      await page.locator(".day-leagues > summary").click();
      await page.locator(".day-leagues li a").nth(1).click();
      await expect(page).toHaveURL(/lich-thi-dau\?date=[\d-]+&comp_id=\d+$/);
      await expect(blocks).toHaveCount(1);
    });
  });

  test("begin with their day in sight on a phone without JavaScript", { tag: "@full" }, async ({
    browser,
    site,
  }) => {
    await withoutScript(browser, async (page) => {
      for (const path of [paths.vi.schedule, `${paths.vi.results}?date=${imported.groupDay}`]) {
        await page.goto(site.url + path);
        await expect(shownDay(page)).toBeInViewport({ ratio: 1 });
        const strip = await page.locator(".day-strip").boundingBox();
        const day = await shownDay(page).boundingBox();
        const off = (box: typeof strip) => (box ? box.x + box.width / 2 : Number.NaN);
        expect(Math.abs(off(strip) - off(day)), path).toBeLessThan(40);
      }
    });
  });

  test("lead from one to the other for days before and after today, within the page", async ({
    page,
    site,
  }) => {
    await openAlive(page, site.url + paths.vi.schedule);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await tomorrow(page).click();
    await expect(page).toHaveURL(/lich-thi-dau\?date=/);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator("li.match-row[data-tone=live]")).toHaveCount(0);

    await page.locator(".day-strip li:nth-child(7) a").click();
    await expect(page).toHaveURL(/ket-qua-bong-da\?date=\d{4}-\d{2}-\d{2}$/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());
    await expect(rows(page).first()).toContainText("KT");
    await tomorrow(page).click();
    await expect(page).toHaveURL(/lich-thi-dau\?date=/);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  test("say where the nearest results are when a day has none", { tag: "@full" }, async ({ page, site }) => {
    await page.goto(`${site.url}${paths.en.results}?date=1999-06-25`);
    await page.getByRole("link", { name: "See 20-06-1999" }).click();
    await expect(page).toHaveURL(`${site.url}${paths.en.results}?date=${imported.finalDay}`);
    await expect(page.locator("main")).toContainText("Westland");
  });
});

test("the list of all matches goes by the hour, and its chips choose by status", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.url + paths.en.matches);
  const hours = await page.locator(".hour-heading").allTextContents();
  expect(hours.length).toBeGreaterThan(3);
  expect(hours).toEqual(hours.toSorted());
  await page.locator(".chip[data-filter=live]").click();
  await expect(page).toHaveURL(/\/en\/match\?status=live$/);
  await expect(page.locator("li.match-row:not([data-tone])")).toHaveCount(0);
});

test.describe("tables", () => {
  test("are found by country without marks, counted at home alone, and lead to teams", {
    tag: "@full",
  }, async ({ browser, site }) => {
    await withoutScript(browser, async (page) => {
      await page.goto(site.url + paths.vi.standings);
      await expect(page.locator("table.standings tbody tr").first()).toBeVisible();
      await page.getByLabel("Tìm giải đấu hoặc quốc gia").fill("duc");
      await page.getByRole("button", { name: "Tìm", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Đức");
      await page.getByRole("link", { name: "Sân nhà" }).click();
      await expect(page).toHaveURL(/comp_id=\d+&q=duc&view=home$/);
      await page.locator(".standings-team-link").first().click();
      await expect(page).toHaveURL(/\/team\/\d+$/);
    });
  });

  test("of a competition that does not exist are none", { tag: "@full" }, async ({
    page,
    site,
    expectedFaults,
  }) => {
    expectedFaults.push(/404/);
    const response = await page.goto(`${site.url}${paths.vi.standings}?comp_id=99999999`);
    expect(response?.status()).toBe(404);
  });
});
