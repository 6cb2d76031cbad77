import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Batch, type BatchMatch } from "#origin/ingest/batch.schema.ts";
import { isLive } from "#shared/match/index.ts";
import { CYCLE_MS, fixtureCupBatches } from "./fixture-cup.ts";

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 21, 12);

/** The state of a match at a moment, by its last known change. */
const isPlaying = (match: BatchMatch, ms: number): boolean => {
  const change = match.status_changes.findLast((row) => (row.known_at_ms ?? 0) <= ms);
  return change !== undefined && isLive(change.status);
};

const spanOf = (match: BatchMatch): readonly [number, number] => [
  match.match_time * 1000,
  match.status_changes.at(-1)?.known_at_ms ?? 0,
];

/** All matches of three cycles in a row. */
const around = [now, now + CYCLE_MS, now + 2 * CYCLE_MS]
  .flatMap((moment) => fixtureCupBatches(moment))
  .flatMap((batch) => batch.matches)
  .filter((match, index, all) => all.findIndex((row) => row.external_id === match.external_id) === index);

describe("the fixture cup", () => {
  it("has a match in play at every second of a cycle and over its seams, mostly two or more", () => {
    const counts = Array.from({ length: Math.ceil(CYCLE_MS / 1000) }, (_, second) => {
      const moment = now + second * 1000;
      const matches = fixtureCupMatches(moment);
      return matches.filter((match) => isPlaying(match, moment)).length;
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...counts)).toBe(4);
    expect(counts.filter((count) => count >= 2).length / counts.length).toBeGreaterThan(0.8);
  });

  it("has what a moment needs in the batches of that moment alone, at any minute of a cycle", () => {
    for (let moment = now; moment < now + CYCLE_MS; moment += 5 * MINUTE) {
      const matches = fixtureCupBatches(moment).flatMap((batch) => batch.matches);
      expect(matches.some((match) => isPlaying(match, moment))).toBe(true);
    }
  });

  it("never lets a club play two matches at once, not even across cycles", () => {
    for (const club of new Set(around.map((match) => match.home))) {
      const spans = around
        .filter((match) => match.home === club || match.away === club)
        .map(spanOf)
        .sort(([a], [b]) => a - b);
      for (const [index, [start]] of spans.entries()) {
        const before = spans[index - 1];
        if (before) expect(start).toBeGreaterThanOrEqual(before[1]);
      }
    }
  });

  it("follows from the clock alone, a season of its own for each cycle", () => {
    expect(fixtureCupBatches(now)).toEqual(fixtureCupBatches(now));
    const [current, next] = fixtureCupBatches(now);
    expect(fixtureCupBatches(now + CYCLE_MS)[0]).toEqual(next);
    expect(current?.seasons[0]?.name).toMatch(/^#\d{5}$/);
    expect(current?.seasons[0]?.external_id).not.toBe(next?.seasons[0]?.external_id);
    expect(current?.teams).toEqual(next?.teams);
  });

  it("is a whole demo tournament: twelve group matches, semi-finals, third place, a final on penalties", () => {
    const [batch] = fixtureCupBatches(now);
    expect(z.safeParse(Batch, batch).success).toBe(true);
    expect(batch).toMatchObject({ source: "demo", provenance: "demo" });
    expect(batch?.teams).toHaveLength(8);
    expect(batch?.stage_teams).toHaveLength(8);
    expect(batch?.matches.filter((match) => match.group !== null)).toHaveLength(12);
    expect(batch?.matches).toHaveLength(16);
    const final = batch?.matches.find((match) => match.round === "Chung kết");
    expect(final?.status_changes.at(-1)?.score?.home).toMatchObject({ goals: 2, overtime: 3, penalties: 5 });
    const incidents = batch?.matches.flatMap((match) => match.incidents) ?? [];
    expect(incidents.map((incident) => incident.kind)).toEqual(
      expect.arrayContaining(["goal", "penalty_goal", "own_goal"]),
    );
    expect(incidents.some(({ minute, added }) => minute === 45 && added === 2)).toBe(true);
  });
});

function fixtureCupMatches(moment: number): readonly BatchMatch[] {
  return around.filter((match) => {
    const [start, end] = spanOf(match);
    return start <= moment && moment <= end;
  });
}
