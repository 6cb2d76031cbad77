import { expect, it } from "vitest";
import { getPlayerSeason } from "#origin/football/player/performance.service.ts";
import type { BatchIncident } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aGoal, aResult, aStatusChange, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

/** Assists of a season in matches without named ones: 0 where the source names assists elsewhere, else unknown. */

const { db, store } = originOfFile();
const NOW = atMinute(200);
const LONG_AGO = atMinute(-2_000_000);

/** An ended match of `hanoi` and `hue` some days before, optionally in play instead. */
const matchOf = (days: number, incident: BatchIncident, isInPlay = false) => ({
  ...aResult(`day -${days}`, ["hanoi", 1, 0, "hue"]),
  ...(isInPlay ? { status_changes: [aStatusChange(atMinute(100), "first_half")] } : {}),
  match_time: KICK_OFF - days * 86_400,
  incidents: [incident],
});

interface Assist extends Partial<BatchIncident> {
  readonly isInPlay?: boolean;
}

it.each<[string, number | null, Assist]>([
  ["are 0 where another match names an assist", 0, {}],
  ["are unknown where a match in play alone names an assist", null, { isInPlay: true }],
  ["are unknown where the one assist was withdrawn", null, { cancelled_at_ms: atMinute(-900_000) }],
  ["are unknown where the one assist is not known yet", null, { known_at_ms: atMinute(300) }],
])("%s", async (_, assists, { isInPlay, ...goal }) => {
  const known_at_ms = atMinute(-1_000_000);
  const assisted = aGoal({
    external_id: "a",
    player: "hanoi-11",
    other_player: "hanoi-9",
    known_at_ms,
    ...goal,
  });
  const alone = aGoal({ external_id: "g", player: "hanoi-10", known_at_ms });
  const league = aCoveredLeague([matchOf(9, assisted, isInPlay), matchOf(5, alone)], { absences: [] });
  await store(league, LONG_AGO);
  const query = {
    player_id: await storedId(db, "players", "hanoi-10"),
    season_id: await storedId(db, "seasons", "v-2026"),
  };
  expect((await getPlayerSeason(db, query, NOW)).stats).toMatchObject({ matches: 1, assists });
});
