import type { Page } from "@playwright/test";
import { boardScore } from "#shared/match/index.ts";
import { formatMinute, runningMinute } from "#shared/match/match-clock.ts";
import { ingest, ingestInPlay } from "#tests/support/batches/ingest.ts";
import { kickOffToday, type PriceChange, priceRush } from "#tests/support/batches/price-rush.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { extendAlways, translateAlways } from "#tests/support/origin/foreign-editors.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Pages that translators and extensions edit. */

// React renders an island again that was edited before its hydration, and logs an error. Tabs are left before their
// style sheets are used.
test.use({ expectedFaults: [/Minified React error #418|was preloaded using link preload/] });

/** Minutes of the match in a minute of the day. */
const SPEED = 8;

interface Played {
  readonly id: number;
  readonly league: number;
  readonly team: number;
  /** Scores a goal and changes a price; returns that price. */
  readonly goOn: () => Promise<string>;
  readonly goals: () => number;
}

/** A match in play whose minutes last seven seconds. */
async function play(site: TestSite, source: string): Promise<Played> {
  const rush = { source, at_ms: kickOffToday(1), companies: 2 };
  const goals: { after_s: number; side: "home" }[] = [];
  const changes: PriceChange[] = [];
  const batch = () => {
    const day = priceRush({ ...rush, goals, changes });
    return { ...day, matches: day.matches.map((match) => ({ ...match, clock_speed: SPEED })) };
  };
  const id = await ingestInPlay(site, batch());
  const { match } = await fetchFootball(site, "/api/v1/football/matches/recentdetail", { match_id: id });
  return {
    ...{ id, league: match.competition.id, team: match.home.id },
    goals: () => goals.length,
    async goOn() {
      const home = 1.7 + goals.length / 100;
      goals.push({ after_s: (Date.now() + 1_000 - rush.at_ms) / 1000, side: "home" });
      for (const company of [0, 1]) changes.push({ company, known_at_ms: Date.now() + 1_000, home });
      await ingest(site, batch());
      return home.toFixed(2);
    },
  };
}

/** Score and minute of the match where a page shows them. */
interface Places {
  readonly score: string;
  readonly state: string;
}

const row = ({ id }: Played): Places => ({
  score: `li.match-row[data-match-id="${id}"] .match-row-score`,
  state: `li.match-row[data-match-id="${id}"] .match-state`,
});
const header: Places = { score: ".match-header-score", state: ".match-header .match-state" };

/** The page's data of the match equal the API's current response. */
async function expectAsAnswered(page: Page, site: TestSite, played: Played, at: Places): Promise<void> {
  const textOf = async (place: string) => (await page.locator(place).textContent())?.replaceAll(/\s/g, "");
  await expect(async () => {
    const { match } = await fetchFootball(site, "/api/v1/football/matches/recentdetail", {
      match_id: played.id,
    });
    const { home, away } = boardScore(match.score);
    const minute = runningMinute(match, Date.now() / 1000);
    expect(home).toBe(played.goals());
    expect(await textOf(at.score)).toBe(`${home}-${away}`);
    expect(await textOf(at.state)).toBe(`${formatMinute(minute?.minute ?? 0, minute?.added ?? 0)}'`);
  }).toPass({ timeout: 30_000 });
  await expect(page.locator(".error-screen")).toHaveCount(0);
}

/** Clicks one link after another and waits until each is the current one. */
async function clickThrough(page: Page, links: string): Promise<void> {
  const hrefs = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const href of hrefs) {
    await page.locator(`${links}[href="${href}"]`).click();
    await expect(page.locator(`${links}[href="${href}"][aria-current]`)).toHaveCount(1);
    await expect(page.locator(".error-screen")).toHaveCount(0);
  }
}

const isOpen = (page: Page) => expect(page.locator(".connection-line[data-status=open]")).toHaveCount(1);

test("pages of which each text was replaced follow a match: scores, minutes and prices are the API's", async ({
  page,
  site,
}) => {
  await page.addInitScript(translateAlways, false);
  const played = await play(site, "translated");
  const { id, league, team, goOn } = played;

  await openAlive(page, `${site.url}/en`);
  await isOpen(page);
  await expect(page.locator(`${row(played).score} font`).first()).toBeAttached();
  await goOn();
  await expectAsAnswered(page, site, played, row(played));
  await clickThrough(page, ".list-tabs a:not([href*=league])");
  await clickThrough(page, ".chip:is([data-filter=live], [data-filter=all])");
  await expectAsAnswered(page, site, played, row(played));

  await page.locator(`li.match-row[data-match-id="${id}"] .match-row-link`).click();
  await expectAsAnswered(page, site, played, header);
  await isOpen(page);
  await goOn();
  await expectAsAnswered(page, site, played, header);
  await clickThrough(page, ".match-top .tab-links a");

  await openAlive(page, `${site.url}/en/match/${id}?tab=odds`);
  await isOpen(page);
  const price = await goOn();
  await expect(page.locator(".odds-main tbody td[data-phase=inplay] .price").first()).toContainText(price);
  await expectAsAnswered(page, site, played, header);

  await openAlive(page, `${site.url}/en/oddscomp`);
  await isOpen(page);
  const line = `.match-line[data-match-id="${id}"]`;
  const shown = await goOn();
  const board = page.locator(`${line} .match-line-score`);
  await expect(board).toHaveText([String(played.goals()), "0"]);
  await expect(page.locator(`tr:has(${line}) .price`).first()).toContainText(shown);
  await clickThrough(page, ".chip:is([data-filter=live], [data-filter=all])");
  await expect(board).toHaveText([String(played.goals()), "0"]);

  for (const path of [`/en/league/${league}`, `/en/team/${team}`]) {
    await openAlive(page, site.url + path);
    await goOn();
    await clickThrough(page, ".tab-links li:nth-child(-n + 4) a");
  }
});

test("a browser that respects the translate attribute translates words, and neither names nor scores", async ({
  page,
  site,
}) => {
  await page.addInitScript(translateAlways, true);
  const played = await play(site, "marked");
  const places = row(played);
  await openAlive(page, `${site.url}/en`);
  await isOpen(page);
  await expect(page.locator(".chip font").first()).toBeAttached();
  await played.goOn();
  await expectAsAnswered(page, site, played, places);
  const untouched = `${places.score} font, .match-row-team > .truncate font, .price > :first-child font`;
  await expect(page.locator(untouched)).toHaveCount(0);
});

test("pages that an extension marks, badges, wraps and strips follow a match", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.addInitScript(extendAlways);
  const played = await play(site, "extended");
  await openAlive(page, `${site.url}/en`);
  await isOpen(page);
  await expect(page.locator(`${row(played).score} mark`).first()).toBeAttached();
  await played.goOn();
  await expectAsAnswered(page, site, played, row(played));
  await clickThrough(page, ".list-tabs a:not([href*=league])");
  await clickThrough(page, ".chip:is([data-filter=live], [data-filter=all])");
  await expectAsAnswered(page, site, played, row(played));
  await page.locator(`li.match-row[data-match-id="${played.id}"] .match-row-link`).click();
  await expectAsAnswered(page, site, played, header);
  await isOpen(page);
  await played.goOn();
  await expectAsAnswered(page, site, played, header);
  await clickThrough(page, ".match-top .tab-links a");
});
