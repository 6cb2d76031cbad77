import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Match } from "#shared/match/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { askFootball } from "#tests/support/ask-football.ts";
import { mainText } from "#tests/support/main-text.ts";
import type { TestSite } from "#tests/support/site.ts";
import { expect, importedPrices, test } from "#tests/support/site-fixture.ts";

/** Every tab of a match and every odds page: in both languages and themes, at all widths, with and without scripts. */

// A trace of thousands of looks costs more than the looks, and the messages say which page it was.
test.use({ trace: "off" });

const TABS = ["", "?tab=lineup", "?tab=h2h", "?tab=odds", "?tab=playertech", "?tab=chat"];
const WIDTHS = [320, 360, 768, 1280, 1440];
const AXE_WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;

const tabsOf = (id: number): string[] => TABS.map((tab) => `/match/${id}${tab}`);
const oddsPagesOf = (id: number): string[] => Object.values(ODDS_PAGES).map(({ path }) => `/${path}/${id}`);
const oddsListsOf = (query: string): string[] =>
  Object.values(ODDS_PAGES).map(({ path }) => `/${path}${query}`);

/** The demo match with most goals among those in play, or among yesterday's. */
async function demoMatch(site: TestSite, wanted: "in play" | "ended"): Promise<number> {
  const date = addDays(dateOf(Math.floor(Date.now() / 1000)), -1);
  const { matches } =
    wanted === "in play"
      ? await askFootball(site, "/api/v1/football/matches/live")
      : await askFootball(site, "/api/v1/football/matches/recent", { date, status: ["ended"] });
  const goals = ({ score: { home, away } }: Match) => (home.goals ?? 0) + (away.goals ?? 0);
  const [best] = matches.toSorted((one, other) => goals(other) - goals(one));
  if (!best) throw new Error(`no demo match is ${wanted}`);
  return best.id;
}

async function importedMatch(site: TestSite): Promise<number> {
  const { matches } = await askFootball(site, "/api/v1/football/matches/recent", {
    date: importedPrices.day,
  });
  const first = matches.find(({ home }) => home.name === "Northport Rovers");
  if (!first) throw new Error("the imported match is not there");
  return first.id;
}

/** Elements that reach past the page's right edge, for the message; empty when nothing scrolls sideways. */
const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isCut(parent);
    };
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5 && !isCut(element),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** What axe complains about. Pages have no frames: without what it does for them it takes half as long. */
async function barriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Leaves the first of many rows: axe would look at the same one eighty times. */
const shorten = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rest = "table > tbody:nth-of-type(n + 4), tbody > tr:nth-child(n + 7), li:nth-child(n + 9)";
    for (const row of document.querySelectorAll<HTMLElement>(`main :is(${rest})`)) row.style.display = "none";
  });

interface Look {
  /** Widths at which axe looks too. */
  readonly axe: readonly number[];
  /** A page without scripts, for what does not change any more: it says the same there. */
  readonly bare?: Page;
}

/** What differs on a page without scripts, or does not fit there. */
async function inspectBare(page: Page, bare: Page, url: string): Promise<string[]> {
  await bare.goto(url);
  expect.soft(await mainText(page), url).toBe(await mainText(bare));
  const complaints: string[] = [];
  for (const width of [320, 1440]) {
    await bare.setViewportSize({ width, height: 800 });
    const wide = await sidewaysScroll(bare);
    complaints.push(...wide.map((what) => `${url} at ${width} px without scripts scrolls sideways: ${what}`));
  }
  return complaints;
}

/** One load, then all widths and both themes: what differs between them is the style sheet's work alone. */
async function inspect(page: Page, url: string, { axe, bare }: Look): Promise<string[]> {
  const complaints: string[] = [];
  await page.emulateMedia({ colorScheme: "light" });
  const response = await page.goto(url);
  if (response?.status() !== 200) return [`${url} answers ${response?.status()}`];
  await page.waitForLoadState("networkidle");
  if (bare) complaints.push(...(await inspectBare(page, bare, url)));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await sidewaysScroll(page);
    complaints.push(...wide.map((what) => `${url} at ${width} px scrolls sideways: ${what}`));
  }
  await shorten(page);
  for (const width of axe) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      // Of all rules of axe only contrast knows the theme.
      const found = await barriers(page, theme === "dark" ? ["color-contrast"] : []);
      complaints.push(...found.map((what) => `${url} at ${width} px, ${theme}: ${what}`));
    }
  }
  return complaints;
}

for (const locale of ["vi", "en"] as const) {
  const home = locale === "vi" ? "" : "/en";

  test.describe(`the match centre (${locale})`, () => {
    test.describe.configure({ timeout: 600_000 });

    test("of a demo match in play fits every screen, without barriers", async ({ page, site }) => {
      const id = await demoMatch(site, "in play");
      const look = { axe: AXE_WIDTHS };
      // A whole day has every row that may be too wide; to axe the few in play say as much in a tenth of the time.
      for (const path of oddsListsOf(""))
        expect.soft(await inspect(page, site.url + home + path, { axe: [] })).toEqual([]);
      for (const path of [...tabsOf(id), ...oddsPagesOf(id), ...oddsListsOf("?status=live")])
        expect.soft(await inspect(page, site.url + home + path, look)).toEqual([]);
    });

    test("of matches that are over says the same without JavaScript, and fits", async ({
      browser,
      page,
      site,
    }) => {
      const [past, own] = [await demoMatch(site, "ended"), await importedMatch(site)];
      const lists = oddsListsOf(`?date=${importedPrices.day}`);
      const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      // Beside the demo's pages, where axe looks in both languages, other words are no other barrier.
      const axe = locale === "vi" ? [360] : [];
      for (const path of [...tabsOf(own), ...oddsPagesOf(own), ...lists])
        expect.soft(await inspect(page, site.url + home + path, { axe, bare })).toEqual([]);
      for (const path of [...tabsOf(past), ...oddsPagesOf(past)])
        expect.soft(await inspect(page, site.url + home + path, { axe: [], bare })).toEqual([]);
      await bare.context().close();
    });
  });
}

test("the imported match shows the prices of its file", async ({ page, site }) => {
  await page.goto(`${site.url}/asian-handicap-odds/${await importedMatch(site)}`);
  const row = page.locator("tr", { has: page.getByRole("link", { name: /Bet365/ }) });
  for (const price of ["1.96", "1.90", "2.04", "1.82"]) await expect(row).toContainText(price);
});
