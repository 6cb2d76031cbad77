import type { Match } from "#shared/match/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { importedPrices } from "#tests/support/consistency/imported.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Every tab of an ended match, and its odds pages, with and without scripts. */

const TABS = ["", "?tab=lineup", "?tab=h2h", "?tab=odds", "?tab=playertech", "?tab=chat"];

const tabsOf = (id: number): string[] => TABS.map((tab) => `/match/${id}${tab}`);
const oddsPagesOf = (id: number): string[] => Object.values(ODDS_PAGES).map(({ path }) => `/${path}/${id}`);
const oddsListsOf = (query: string): string[] =>
  Object.values(ODDS_PAGES).map(({ path }) => `/${path}${query}`);

/** The highest-scoring of yesterday's demo matches. */
async function endedMatch(site: TestSite): Promise<number> {
  const date = addDays(dateOf(Math.floor(Date.now() / 1000)), -1);
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent", {
    date,
    status: ["ended"],
  });
  const goals = ({ score: { home, away } }: Match) => (home.goals ?? 0) + (away.goals ?? 0);
  const [best] = matches.toSorted((one, other) => goals(other) - goals(one));
  if (!best) throw new Error("no demo match has ended");
  return best.id;
}

async function importedMatch(site: TestSite): Promise<number> {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent", {
    date: importedPrices.day,
  });
  const first = matches.find(({ home }) => home.name === "Northport Rovers");
  if (!first) throw new Error("the imported match is not there");
  return first.id;
}

for (const locale of ["vi", "en"] as const) {
  const home = locale === "vi" ? "" : "/en";

  test.describe(`the match centre (${locale})`, () => {
    test.describe.configure({ timeout: 600_000 });

    test("of matches that are over says the same without JavaScript, and fits", { tag: "@full" }, async ({
      browser,
      page,
      site,
    }) => {
      const [past, own] = [await endedMatch(site), await importedMatch(site)];
      const lists = oddsListsOf(`?date=${importedPrices.day}`);
      const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      // axe checks a match in play in both languages (page-kinds.spec.ts): one check of the other states is enough.
      const axe = locale === "vi" ? [360] : [];
      for (const path of [...tabsOf(own), ...oddsPagesOf(own), ...lists])
        expect.soft(await inspect(page, site.url + home + path, { axe, bare })).toEqual([]);
      // The two ways to a page differ in code, not in text: the second match is enough in one language.
      for (const path of locale === "vi" ? [...tabsOf(past), ...oddsPagesOf(past)] : [])
        expect.soft(await inspect(page, site.url + home + path, { axe: [], bare })).toEqual([]);
      await bare.context().close();
    });
  });
}

test("missing players are laid out correctly on an analysis that is opened by its URL", {
  tag: "@full",
}, async ({ page, site }) => {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  const missing = page.locator(".absence").first();
  for (const { id } of matches) {
    await page.goto(`${site.url}/match/${id}?tab=h2h`);
    if ((await missing.count()) > 0) break;
  }
  await expect(missing).toHaveCSS("display", "flex");
  await expect(page.locator("li.lineup-player").first()).toHaveCSS("display", "flex");
});

test("the imported match shows the prices of its file", async ({ page, site }) => {
  await page.goto(`${site.url}/asian-handicap-odds/${await importedMatch(site)}`);
  const row = page.locator("tr", { has: page.getByRole("link", { name: /Bet365/ }) });
  for (const price of ["1.96", "1.90", "2.04", "1.82"]) await expect(row).toContainText(price);
});

test("the tools of an odds table stay on one line of a phone in any font", { tag: "@full" }, async ({
  page,
  site,
  expectedFaults,
}) => {
  // The fallback fonts that a reader sees until the site's own have loaded.
  await page.route("**/*.woff2", (route) => route.abort());
  expectedFaults.push(/ERR_FAILED/);
  for (const home of ["", "/en"]) {
    await page.goto(`${site.url}${home}/asian-handicap-odds/${await importedMatch(site)}`);
    for (const width of [320, 360, 390, 479]) {
      await page.setViewportSize({ width, height: 740 });
      const height = await page.locator(".odds-toolbar").evaluate((bar) => bar.clientHeight);
      expect([home, width, height]).toEqual([home, width, 40]);
    }
  }
});
