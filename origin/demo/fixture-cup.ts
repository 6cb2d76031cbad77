import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { replayBatch } from "#origin/ingest/replay/replay-batch.ts";
import cup from "./fixture-cup.json" with { type: "json" };

/**
 * The tournament that a new site shows: eight fictional clubs, written for this project in openfootball's World
 * Cup format, replayed without end. Its kick-offs are set so that a match is in play at every moment, the seam
 * between two cycles included.
 */
const SPEED = 6;

/** From one cycle's first kick-off to the next: the last final is still on when the next cycle begins. */
export const CYCLE_MS = 7_500_000;

/** First kick-off of cycle 0. So long ago that cycle numbers have five digits, and sort as text, until 2047. */
const EPOCH_MS = Date.UTC(2024, 0, 1);

const fileOf = (): Batch => {
  const result = readOpenfootball({
    files: [{ name: "2030_fixture-cup.json", text: JSON.stringify(cup) }],
    options: { country: "INT", zone: "Asia/Ho_Chi_Minh" },
  });
  if (!result.ok) throw new Error(`the fixture cup is broken: ${JSON.stringify(result.problems)}`);
  return result.batch;
};

/** The file's rows with what only we know of our own tournament. */
function asDemo(batch: Batch): Batch {
  return {
    ...batch,
    source: "demo",
    competitions: batch.competitions.map((row) => ({ ...row, kind: "friendly", hot: 4 })),
    stages: batch.stages.map((row) =>
      row.mode === "points" ? { ...row, promotions: [{ id: "next_round", positions: [1, 2] }] } : row,
    ),
  };
}

interface Cycle {
  readonly batch: Batch;
  readonly ends_at_ms: number;
}

function cycleOf(batch: Batch, cycle: number): Cycle {
  const result = replayBatch(batch, {
    at_ms: EPOCH_MS + cycle * CYCLE_MS,
    speed: SPEED,
    label: { id: String(cycle), season: () => `#${cycle}` },
  });
  if (!result.ok) throw new Error(`the fixture cup cannot be replayed: ${result.message}`);
  return { batch: { ...result.batch, provenance: "demo" }, ends_at_ms: result.ends_at_ms };
}

/**
 * The batches that have to be stored at `nowMs` (milliseconds UTC): the cycle in play, the next one, and the one
 * before while its final is still on. They follow from the clock alone, so storing them again changes nothing.
 */
export function fixtureCupBatches(nowMs: number): Batch[] {
  const batch = asDemo(fileOf());
  const current = Math.floor((nowMs - EPOCH_MS) / CYCLE_MS);
  return [current - 1, current, current + 1]
    .map((cycle) => cycleOf(batch, cycle))
    .filter(({ ends_at_ms }) => ends_at_ms > nowMs)
    .map((cycle) => cycle.batch);
}
