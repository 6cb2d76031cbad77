import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { holdRequests, SCRIPTS } from "#tests/support/edge/held-requests.ts";
import type { TestSite } from "#tests/support/site.ts";

interface Found {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly current_season_id: number | null;
}

/** A competition of the site, by a part of its name. */
async function competition(request: APIRequestContext, site: TestSite, name: string): Promise<Found> {
  const response = await request.get(`${site.url}/api/v1/football/comp-list-all?limit=500`);
  const { data } = (await response.json()) as { data: { competitions: readonly Found[] } };
  const found = data.competitions.find((one) => one.name.includes(name));
  if (!found) throw new Error(`no competition is called ${name}`);
  return found;
}

async function withoutScripts(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await use(await context.newPage());
  await context.close();
}

const word = {
  name: /Giải vô địch thế giới|World Cup/,
  standings: "Bảng xếp hạng",
  bracket: "Nhánh đấu",
  schedule: "Lịch thi đấu",
  final: "Chung kết",
} as const;

test("without scripts a reader gets from all competitions to a final and its match", async ({
  browser,
  site,
}) => {
  await withoutScripts(browser, async (page) => {
    await page.goto(`${site.url}/league`);
    await page.locator("main").getByRole("link", { name: word.name }).first().click();
    const tabs = page.locator(".tab-links");
    await tabs.getByRole("link", { name: word.standings }).click();
    await expect(page.getByRole("row", { name: /Northland/ })).toBeVisible();
    await tabs.getByRole("link", { name: word.schedule }).click();
    await expect(page.getByRole("heading", { name: word.final })).toBeVisible();
    await tabs.getByRole("link", { name: word.bracket }).click();
    await expect(page.locator(".bracket-champion")).toContainText("Northland");
    await expect(page.locator(".tie-shootout")).toHaveText(["(4)", "(2)"]);
    await page.locator(".tie-match").click();
    await expect(page).toHaveURL(/\/match\/\d+$/);
  });
});

test("a season is chosen by a form, without scripts too, and stays chosen from tab to tab", {
  tag: "@full",
}, async ({ browser, page, request, site }) => {
  const { id } = await competition(request, site, "Giải Vương Miện Anh");
  await page.goto(`${site.url}/league/${id}`);
  const [now, before] = await page.locator("select[name=season_id] option").allTextContents();
  const select = page.getByRole("combobox", { name: "Mùa giải" });
  await select.press("ArrowDown");
  await expect(select.locator(":checked")).toHaveText(before ?? "");
  // A choice from before the page's code was loaded applies too.
  await expect(page).toHaveURL(/season_id=\d+/);
  const schedule = page.locator(".tab-links").getByRole("link", { name: "Lịch thi đấu" });
  // The URL changes a moment before the page does.
  await expect(schedule).toHaveAttribute("href", /season_id=\d+/);
  await schedule.click();
  await expect(page).toHaveURL(/season_id=\d+&tab=schedule/);
  await expect(page).toHaveTitle(new RegExp(`Lịch thi đấu và kết quả .* ${before}`));
  await page.getByTitle(/Trước: Vòng/).click();
  await expect(page).toHaveURL(/round=\d+/);
  await expect(page.locator("li.match-row").first()).toBeVisible();

  await withoutScripts(browser, async (bare) => {
    await bare.goto(page.url());
    await bare.getByRole("combobox", { name: "Mùa giải" }).selectOption(now ?? "");
    await bare.locator(".league-header").getByRole("button", { name: "Xem" }).click();
    await expect(bare).toHaveURL(/season_id=\d+/);
    await expect(bare.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${site.url}/league/${id}?tab=schedule`,
    );
  });
});

test("a competition is found by its name or country without marks", async ({ page, site }) => {
  // As fast as a reader on a slow connection can be: text typed before hydration is searched for.
  const letScriptsGo = await holdRequests(page, SCRIPTS);
  await page.goto(`${site.url}/league`, { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("viet nam sao vang");
  letScriptsGo();
  await expect(page.getByRole("heading", { name: "1 giải đấu" })).toBeVisible();
  await page.getByRole("link", { name: /Giải Sao Vàng/ }).click();
  await expect(page).toHaveURL(/\/league\/\d+$/);
  await expect(page.locator("h1")).toHaveText("Giải Sao Vàng Việt Nam");
});

test("the warehouse folds without scripts", { tag: "@full" }, async ({ browser, site }) => {
  await withoutScripts(browser, async (page) => {
    await page.goto(`${site.url}/en/warehouse`);
    const link = page.getByRole("link", { name: /Vietnam/ }).first();
    await expect(link).toBeHidden();
    await page.getByText("Vietnam", { exact: true }).click();
    await expect(link).toBeVisible();
  });
});

test("competitions and seasons that are none answer so", { tag: "@full" }, async ({
  page,
  request,
  site,
  expectedFaults,
}) => {
  expectedFaults.push(/404/);
  const { id } = await competition(request, site, "Giải Vương Miện Anh");
  const other = await competition(request, site, "World Cup");
  const statusOf = async (path: string) => (await page.goto(site.url + path))?.status();
  expect(await statusOf("/league/999999")).toBe(404);
  await expect(page.locator("main")).toContainText("404");
  expect(await statusOf(`/league/${id}?season_id=${other.current_season_id}`)).toBe(404);
  expect(await statusOf("/league/abc")).toBe(404);
});
