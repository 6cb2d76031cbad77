import type { Page } from "playwright";
import { dateOf } from "#shared/time/index.ts";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { startTestSite } from "#tests/support/site.ts";
import { launchBrowser } from "./bench-browser.ts";
import { writeReport } from "./bench-report.ts";

/** Goal to screen: the time from a goal of a stored timeline to its display in a reader's list, in Chromium. */

const MATCHES = 10;
const GOALS_EACH = 12;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Records in the page when each row's score changed. */
async function watchScores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { at_ms: number; row: string; text: string }[] = [];
    const last = new Map<string, string>();
    Object.assign(window, { seenScores: seen });
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>("li.match-row")) {
        const id = row.dataset.matchId ?? "";
        const text = row.querySelector(".match-row-score")?.textContent?.replaceAll(/\s+/g, "") ?? "";
        if (last.get(id) === text) continue;
        last.set(id, text);
        seen.push({ at_ms: Date.now(), row: id, text });
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Milliseconds from a goal's moment to its row, over all goals. */
async function measure() {
  const site = await startTestSite({ demo: false });
  const browser = await launchBrowser();
  try {
    const at_ms = Math.ceil(Date.now() / 1000) * 1000 + 8_000;
    const goals = (match: number) =>
      Array.from({ length: GOALS_EACH }, (_, n) => ({
        after_s: 2 + n * 4 + match * 0.37,
        side: n % 2 === 0 ? ("home" as const) : ("away" as const),
      }));
    const batch = goalRush({
      source: "bench",
      at_ms,
      matches: Array.from({ length: MATCHES }, (_, n) => goals(n)),
    });
    await ingest(site, batch);
    const page = await browser.newPage();
    await watchScores(page);
    await page.goto(`${site.url}/?date=${dateOf(Math.floor(at_ms / 1000))}`);
    const ids = await page
      .locator("li.match-row")
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.matchId));
    const last = at_ms + (2 + GOALS_EACH * 4 + MATCHES * 0.37) * 1000;
    await page.waitForTimeout(Math.max(0, last - Date.now()) + 3_000);
    const seen = await page.evaluate((): { at_ms: number; row: string; text: string }[] =>
      Reflect.get(window, "seenScores"),
    );
    // The list orders by kick-off, then id, and ids follow the batch's order.
    const delays = ids.flatMap((id, match) =>
      goals(match).map((goal, n) => {
        const text = `${Math.ceil((n + 1) / 2)}-${Math.floor((n + 1) / 2)}`;
        const found = seen.find((one) => one.row === id && one.text === text);
        return found ? found.at_ms - (at_ms + Math.round(goal.after_s * 1000)) : Number.NaN;
      }),
    );
    const sorted = delays.filter(Number.isFinite).toSorted((a, b) => a - b);
    return {
      goals: delays.length,
      shown: sorted.length,
      p50_ms: percentile(sorted, 0.5),
      p95_ms: percentile(sorted, 0.95),
      max_ms: sorted.at(-1) ?? Number.NaN,
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

const results = await measure();
console.table(results);
writeReport("goal-to-screen", results);
if (results.shown < results.goals) {
  console.error(`${results.goals - results.shown} goals never came to the screen`);
  process.exitCode = 1;
}
