import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Market } from "#shared/odds/market.table.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

type Live = AnswerAt<"/api/v1/football/matches/live">;
type Changes = AnswerAt<"/api/v1/football/odds/change/history">;
type Companies = AnswerAt<"/api/v1/football/matches/companyodd">;

async function fetchData<Answer>(site: TestSite, path: string): Promise<Answer> {
  const { data } = await (await fetch(`${site.url}/api/v1/football/${path}`)).json();
  return data;
}

/** A match in play and the first company that prices it. */
async function aPricedMatch(
  site: TestSite,
  market: Market = "asian_handicap",
): Promise<{ id: number; company: number }> {
  const { matches } = await fetchData<Live>(site, "matches/live");
  for (const { id } of matches) {
    const { companies } = await fetchData<Companies>(site, `matches/companyodd?match_id=${id}`);
    const [first] = companies.filter(({ markets }) => markets.includes(market));
    if (first) return { id, company: first.id };
  }
  throw new Error("no match in play has prices");
}

/** Times and home prices of the table; a closed row has no price. */
const tableRows = (page: Page) =>
  page.locator(".history-table tbody tr:not(.history-phase)").evaluateAll((rows) =>
    rows.map((row) => {
      const price = row.querySelector("td.history-number")?.firstChild?.textContent;
      return [row.querySelector("time")?.dateTime ?? "", price ? Number(price) : null];
    }),
  );

const iso = (at: number | null) =>
  at === null ? "" : new Date(at * 1000).toISOString().replace(".000Z", "Z");

test.describe("the history of a company's prices", () => {
  test("is the same as call, table, chart and file, and needs no JavaScript", async ({
    browser,
    page,
    site,
  }) => {
    const { id, company } = await aPricedMatch(site);
    const query = `company_id=${company}`;
    await page.goto(`${site.url}/asian-handicap-odds/${id}?${query}`);
    const { full } = await fetchData<Changes>(site, `odds/change/history?match_id=${id}&${query}`);
    const csv = await (await fetch(`${site.url}/asian-handicap-odds/${id}/history.csv?${query}`)).text();
    const rows = await tableRows(page);
    const lines = parse<Record<string, string>>(csv, { columns: true });

    const fromCall = full.asian_handicap.map(({ at, suspended, home }) => [iso(at), suspended ? null : home]);
    // A price may have been set while this test was fetching: the common prices are equal.
    const shared = Math.min(fromCall.length, rows.length, lines.length);
    expect(shared).toBeGreaterThan(2);
    expect(rows.slice(-shared)).toEqual(fromCall.slice(-shared));
    expect(
      lines
        .slice(-shared)
        .map(({ time, suspended, home }) => [time, suspended === "true" ? null : Number(home)]),
    ).toEqual(fromCall.slice(-shared));
    const last = Number(await page.getByRole("slider").getAttribute("aria-valuemax"));
    expect(last + 1).toBeGreaterThanOrEqual(shared);

    const bare = await browser.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    await still.goto(`${site.url}/asian-handicap-odds/${id}?${query}`);
    expect((await tableRows(still)).slice(-shared)).toEqual(rows.slice(-shared));
    await still.getByRole("link", { name: "Đóng lịch sử kèo" }).click();
    expect(new URL(still.url()).search).toBe("");
    await bare.close();
  });

  test("opens beside the table, keeps the focus, and closes with Esc and with back", async ({
    page,
    site,
  }) => {
    const { id } = await aPricedMatch(site);
    const opener = page.locator("a[data-history]").first();
    const drawer = page.getByRole("dialog");
    // A click before hydration opens the drawer as a page: then there is no element to return the focus to.
    await expect(async () => {
      await openAlive(page, `${site.url}/en/oddscomp/${id}`);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await opener.click();
      await expect(page.locator("dialog.history-drawer:modal")).toBeVisible({ timeout: 5_000 });
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    }).toPass();
    await drawer.getByRole("link", { name: "1X2" }).click();
    await expect(drawer.getByRole("columnheader", { name: "Draw" })).toBeVisible();
    await expect(drawer.locator("canvas")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    expect(new URL(page.url()).search).toBe("");
  });
});

/** Names of truncated breadcrumbs. */
const cutCrumbs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    // The name of the page itself is for screen readers only, where its heading says it.
    all
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map((one) => one.textContent),
  );

test("on a phone the payback of correct scores has its label, and no name of the breadcrumbs is cut", async ({
  page,
  site,
}) => {
  const { id } = await aPricedMatch(site, "correct_score");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/correct-score-odds/${id}`);
  const label = page.locator(".score-fact-name").first();
  await expect(label).toHaveText("Hoàn trả");
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  const links = page.locator(".crumbs a");
  await expect(links).toHaveCount(3);
  expect(await cutCrumbs(page, ".crumbs a")).toEqual([]);
  for (const path of [`/match/${id}`, `/en/match/${id}`]) {
    await page.goto(site.url + path);
    await expect(page.locator(".crumbs [aria-current]")).toBeVisible();
    expect(await cutCrumbs(page, ".crumbs li > *")).toEqual([]);
  }
});
