import { describe, expect, it } from "vitest";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { hasRealFiles, realBatch, WORLD_CUP_FILE } from "#tests/support/origin/real-files.ts";
import { replayBatch } from "./replay-batch.ts";

const AT = Date.parse("2026-11-21T18:30:00Z");

function replay(match?: string): Batch {
  const result = replayBatch(realBatch(WORLD_CUP_FILE), { at_ms: AT, speed: 60, match });
  if (!result.ok) throw new Error(result.message);
  return result.batch;
}

describe.skipIf(!hasRealFiles())("The World Cup of 2022 replayed at speed 60", () => {
  it("A replay plays the real final goal by goal, a minute a second, to extra time and penalties", () => {
    const [final] = replay("argentina vs FRANCE").matches;
    const goals = (final?.incidents ?? []).toSorted((a, b) => (a.known_at_ms ?? 0) - (b.known_at_ms ?? 0));
    expect(goals.map(({ side, minute }) => `${side} ${minute}`)).toEqual([
      "home 23",
      "home 36",
      "away 80",
      "away 81",
      "home 108",
      "away 118",
    ]);
    expect(goals[0]?.known_at_ms).toBe(AT + 22_500);
    const statuses = final?.status_changes.map((change) => change.status) ?? [];
    expect([...new Set(statuses)]).toEqual([
      "first_half",
      "half_time",
      "second_half",
      "overtime",
      "penalties",
      "ended",
    ]);
  });

  it("A replay keeps all 64 real matches in their order, within half a day", () => {
    const { matches } = replay();
    expect(matches).toHaveLength(64);
    const kickOffs = matches.map((match) => match.match_time);
    expect(Math.min(...kickOffs)).toBe(AT / 1000);
    expect(Math.max(...kickOffs) - AT / 1000).toBeLessThan(12 * 3600);
  });
});
