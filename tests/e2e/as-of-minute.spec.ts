import type { Page } from "@playwright/test";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { ingestInPlay } from "#tests/support/batches/ingest.ts";
import { aBatchMatch, aStatusChange } from "#tests/support/batches/origin-batches.ts";
import { aLineup, somePlayerStats } from "#tests/support/batches/people-batches.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** Statistics that a source sent in the first half only, in a match that is in its second. */

const MINUTE_MS = 60_000;

/** The match's 65th minute, whose statistics and players were counted in the 40th; `corners` are counted now. */
function anOldCount({ corners }: { readonly corners: boolean }): Batch {
  const kickOff = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 80 * MINUTE_MS;
  const at = (minute: number) => kickOff + minute * MINUTE_MS;
  const stat = (kind: string, home: number, away: number, known_at_ms: number | null = at(39)) => ({
    ...{ known_at_ms, kind, period: "full" as const, home, away },
  });
  const score = { home: { goals: 0 }, away: { goals: 0 } };
  const player = { known_at_ms: at(39), minutes_played: 40 };
  const match: BatchMatch = aBatchMatch({
    match_time: kickOff / 1000,
    status_changes: [
      aStatusChange(at(0), "first_half", score),
      aStatusChange(at(46), "half_time", score),
      aStatusChange(at(61), "second_half", score),
    ],
    stats: [
      stat("possession", 55, 45),
      stat("shots", 9, 4),
      stat("passes", 280, 231),
      ...(corners ? [stat("corners", 6, 2, null)] : []),
    ],
    lineups: [aLineup({ known_at_ms: at(-60) }), aLineup({ side: "away", known_at_ms: at(-60) })],
    player_stats: [
      somePlayerStats(player),
      somePlayerStats({ ...player, player: "hue-9", side: "away", rating: 6.8 }),
    ],
  });
  return { ...aCoveredLeague([match]), source: "old-counts" };
}

const notesOf = (page: Page, text: RegExp) => page.locator("main").getByText(text).filter({ visible: true });

test("old statistics of a match in play say until which minute they go, on each page that shows them", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const id = await ingestInPlay(site, anOldCount({ corners: false }));
  await page.goto(`${site.url}/match/${id}`);
  await expect(notesOf(page, /đến phút/)).toHaveText(["Số liệu đến phút 40"]);
  await page.goto(`${site.url}/match/${id}?tab=playertech`);
  await expect(notesOf(page, /đến phút/)).toHaveText(["Số liệu đến phút 40"]);
  await page.goto(`${site.url}/match/${id}?tab=lineup`);
  await expect(notesOf(page, /đến phút/)).toHaveText(["Điểm số đến phút 40"]);
  await page.goto(`${site.url}/en/match/${id}`);
  await expect(notesOf(page, /up to/)).toHaveText(["Stats up to 40'"]);

  await ingestInPlay(site, anOldCount({ corners: true }));
  await page.goto(`${site.url}/match/${id}`);
  await expect(notesOf(page, /đến phút/)).toHaveText(["đến phút 40", "đến phút 40", "đến phút 40"]);
  await expect(page.getByRole("row", { name: "Phạt góc" })).not.toContainText("đến phút");
});
