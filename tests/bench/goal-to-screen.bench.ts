import type { Page } from "playwright";
import { dateOf } from "#shared/time/index.ts";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { percentileOf, writeReport } from "./bench-report.ts";

/**
 * Goal to screen: the time from a goal of a stored timeline to its display in a reader's list and in the table as it
 * stands now, both open in one Chromium.
 */

const MATCHES = 10;
const GOALS_EACH = 12;
/** Seconds from kick-off to the first goal: by then both pages are open. */
const FIRST_GOAL_S = 20;

interface SeenScore {
  readonly at_ms: number;
  readonly match: string;
  readonly score: string;
}

/** Records in the page when each match got a score, in rows of a list and in rows of a table. */
async function watchScores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenScore[] = [];
    const known = new Set<string>();
    Object.assign(window, { seenScores: seen });
    const record = (match: string, text: string | null | undefined) => {
      const score = text?.replaceAll(/\s+/g, "") ?? "";
      if (known.has(`${match} ${score}`)) return;
      known.add(`${match} ${score}`);
      seen.push({ at_ms: Date.now(), match, score });
    };
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>("li.match-row"))
        record(row.dataset.matchId ?? "", row.querySelector(".match-row-score")?.textContent);
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a.standings-score"))
        record(link.pathname.split("/").at(-1) ?? "", link.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const seenIn = (page: Page): Promise<SeenScore[]> =>
  page.evaluate((): SeenScore[] => Reflect.get(window, "seenScores"));

/** Percentiles of the milliseconds from a goal's moment to its display, over all goals. */
function resultsOf(delays: readonly number[]) {
  const sorted = delays.filter(Number.isFinite).toSorted((a, b) => a - b);
  return {
    goals: delays.length,
    shown: sorted.length,
    p50_ms: percentileOf(sorted, 0.5),
    p95_ms: percentileOf(sorted, 0.95),
    max_ms: sorted.at(-1) ?? Number.NaN,
  };
}

/** Opens the league's table once its matches are in play: only then it is a table of now. */
async function openTable(page: Page, base: string, path: string, kickOffMs: number): Promise<void> {
  await page.waitForTimeout(Math.max(0, kickOffMs - Date.now()));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await page.goto(base + path);
    if ((await page.locator("a.standings-score").count()) === 2 * MATCHES) return;
    await page.waitForTimeout(500);
  }
  throw new Error("the table has no matches in play");
}

async function measure() {
  const site = await startTestSite({ demo: false });
  const browser = await launchBrowser();
  try {
    const at_ms = Math.ceil(Date.now() / 1000) * 1000 + 12_000;
    const goals = (match: number) =>
      Array.from({ length: GOALS_EACH }, (_, n) => ({
        after_s: FIRST_GOAL_S + n * 4 + match * 0.37,
        side: n % 2 === 0 ? ("home" as const) : ("away" as const),
      }));
    const batch = goalRush({
      source: "bench",
      at_ms,
      matches: Array.from({ length: MATCHES }, (_, n) => goals(n)),
    });
    await ingest(site, batch);
    const list = await browser.newPage();
    await watchScores(list);
    await list.goto(`${site.url}/?date=${dateOf(Math.floor(at_ms / 1000))}`);
    const ids = await list
      .locator("li.match-row")
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.matchId ?? ""));
    const league = await list.locator(".block-header h2 a, .live-header h3 a").first().getAttribute("href");
    const table = await browser.newPage();
    await watchScores(table);
    await openTable(table, site.url, `${league}?tab=standings`, at_ms);
    if (Date.now() > at_ms + FIRST_GOAL_S * 1000) throw new Error("the pages were opened too late");
    const last = at_ms + (FIRST_GOAL_S + GOALS_EACH * 4 + MATCHES * 0.37) * 1000;
    await list.waitForTimeout(Math.max(0, last - Date.now()) + 3_000);
    const delaysIn = (seen: readonly SeenScore[]) =>
      // The list orders by kick-off, then id, and ids follow the batch's order.
      ids.flatMap((id, match) =>
        goals(match).map((goal, n) => {
          const score = `${Math.ceil((n + 1) / 2)}-${Math.floor((n + 1) / 2)}`;
          const found = seen.find((one) => one.match === id && one.score === score);
          return found ? found.at_ms - (at_ms + Math.round(goal.after_s * 1000)) : Number.NaN;
        }),
      );
    return {
      list: resultsOf(delaysIn(await seenIn(list))),
      table: resultsOf(delaysIn(await seenIn(table))),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

const results = await measure();
console.table(results);
writeReport("goal-to-screen", results);
for (const [place, { goals, shown }] of Object.entries(results)) {
  if (shown === goals) continue;
  console.error(`${goals - shown} goals never came to the ${place}`);
  process.exitCode = 1;
}
