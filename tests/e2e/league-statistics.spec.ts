import type { APIRequestContext } from "@playwright/test";
import { loadMore } from "#tests/support/browser/load-more.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

interface Found {
  readonly id: number;
  readonly name: string;
}

/** The page of a competition of the site, by a part of its name. */
async function leagueOf(request: APIRequestContext, site: TestSite, name: string): Promise<string> {
  const response = await request.get(`${site.url}/api/v1/football/comp-list-all?limit=500`);
  const { data } = (await response.json()) as { data: { competitions: readonly Found[] } };
  const found = data.competitions.find((one) => one.name.includes(name));
  if (!found) throw new Error(`no competition is called ${name}`);
  return `/league/${found.id}`;
}

const LEAGUE = "Giải Vương Miện Anh";
const word = {
  tabs: ["Vua phá lưới", "Đội hình tiêu biểu", "Thống kê đội", "Hiệp 1/Cả trận", "Thời điểm ghi bàn"],
  transfers: "Chuyển nhượng",
  conceded: "Thủng lưới",
  home: "Sân nhà",
} as const;

test("without scripts a reader walks through a season's figures", { tag: "@full" }, async ({
  browser,
  request,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + (await leagueOf(request, site, LEAGUE)));
  const tabs = page.locator(".tab-links");
  for (const tab of [...word.tabs, word.transfers]) {
    await tabs.getByRole("link", { name: tab, exact: true }).click();
    await expect(page.locator(".league-tab-body tbody tr").first()).toBeVisible();
  }
  await tabs.getByRole("link", { name: word.tabs[4] }).click();
  await page.getByRole("link", { name: word.conceded, exact: true }).click();
  await page.getByRole("link", { name: word.home, exact: true }).click();
  await expect(page).toHaveURL(/goals=conceded&tab=goal-times&view=home/);
  await expect(page.locator(".chip[aria-current]")).toHaveText([word.conceded, word.home]);
  await context.close();
});

test("team statistics are sorted by the head that is pressed, and a second press turns them round", {
  tag: "@full",
}, async ({ page, request, site }) => {
  await page.goto(`${site.url}${await leagueOf(request, site, LEAGUE)}?tab=stats`);
  const column = async () =>
    (await page.locator("td[data-sorted]").allTextContents()).map((text) =>
      Number.parseFloat(text.replace(",", ".")),
    );
  await page.getByRole("link", { name: "Phạt góc" }).click();
  await expect(page).toHaveURL(/sort=corners/);
  await expect(page.locator("th[aria-sort=descending]")).toHaveText(/^Phạt góc/);
  const falling = await column();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await page.getByRole("link", { name: "Phạt góc" }).click();
  await expect(page.locator("th[aria-sort=ascending]")).toHaveText(/^Phạt góc/);
  const rising = await column();
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await expect(page.locator("td[data-sorted]").first()).toHaveText(/^\d+,\d/);
  await page.getByRole("link", { name: "Tổng cộng" }).click();
  await expect(page).toHaveURL(/per=total/);
  await expect(page.locator("td[data-sorted]").first()).toHaveText(/^\d+(?!,)/);
});

test("scorers go on below each other, and as pages", { tag: "@full" }, async ({ page, request, site }) => {
  const path = await leagueOf(request, site, LEAGUE);
  const rows = page.locator(".league-stat-scorers tbody tr");
  await page.goto(`${site.url}${path}?tab=scorers`);
  await expect(rows).toHaveCount(50);
  await loadMore(page, { name: "Xem thêm", rows });
  // The next page follows the shown ones.
  const next = (await rows.count()) / 50 + 1;
  await page.getByRole("link", { name: "Trang sau" }).click();
  await expect(page).toHaveURL(new RegExp(`page=${next}&tab=scorers`));
});

test("more scorers can be had before the page's code is there", { tag: "@full" }, async ({
  browser,
  request,
  site,
}) => {
  const path = await leagueOf(request, site, LEAGUE);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${path}?tab=scorers`);
  const first = await page.locator(".league-stat-scorers tbody tr").first().textContent();
  await page.getByRole("link", { name: "Xem thêm" }).click();
  await expect(page).toHaveURL(/page=2&tab=scorers/);
  await expect(page.locator(".league-stat-scorers tbody tr").first()).not.toHaveText(first ?? "");
  await context.close();
});

test("a best eleven is chosen by round", { tag: "@full" }, async ({ page, request, site }) => {
  await page.goto(`${site.url}${await leagueOf(request, site, LEAGUE)}?tab=best-eleven`);
  await expect(page.locator(".pitch-player")).toHaveCount(11);
  await page.getByRole("combobox", { name: "Vòng đấu" }).selectOption("1");
  await page.getByRole("button", { name: "Xem: Vòng đấu" }).click();
  await expect(page).toHaveURL(/round=1(&|$)/);
  await expect(page.getByRole("heading", { name: "Đội hình tiêu biểu: Vòng 1" })).toBeVisible();
});
