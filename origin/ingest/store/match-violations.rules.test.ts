import { describe, expect, it } from "vitest";
import { aBatchMatch, aStatusChange, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { matchViolations } from "./match-violations.rules.ts";

const DAY_MS = 86_400_000;

const ended = (known_at: number, score: { half: number; goals: number } | null = null) => {
  const change = aStatusChange(known_at, "ended", score && { home: score, away: {} });
  const match = aBatchMatch({ status_changes: [change], incidents: [] });
  const row = {
    match_id: 1,
    position: 0,
    known_at,
    status: "ended",
    period_started_at: null,
    score: null,
    minute: null,
    added: null,
    result: null,
  } as const;
  return matchViolations(match, [row]);
};

describe("Violations of a match", () => {
  it("A result more than a day before kick-off is refused: day and month were swapped", () => {
    expect(ended(KICK_OFF * 1000 - 2 * DAY_MS)).toEqual([
      { field: "status_changes.0.status", reason: "is known more than a day before the kick-off" },
    ]);
    expect(ended(atMinute(120))).toEqual([]);
  });

  it("More goals at half-time than at the end are refused", () => {
    expect(ended(atMinute(120), { half: 9, goals: 4 })).toEqual([
      { field: "status_changes.0.score.home.half", reason: "9 at half-time are more than 4 at the end" },
    ]);
    expect(ended(atMinute(120), { half: 4, goals: 4 })).toEqual([]);
  });
});
