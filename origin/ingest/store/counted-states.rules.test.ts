import { describe, expect, it } from "vitest";
import { emptySideScore, type MatchState, type SideScore } from "#shared/match/index.ts";
import { countedStates } from "./counted-states.rules.ts";
import type { StatRow } from "./timeline.rules.ts";

const stateAt = (known_at_ms: number, home: Partial<SideScore> = {}): MatchState => ({
  known_at_ms,
  status: "ended",
  period_started_at_ms: null,
  minute: null,
  result: null,
  score: { home: { ...emptySideScore, goals: 1, ...home }, away: { ...emptySideScore, goals: 0 } },
  score_changed_at_ms: null,
});

const statAt = (known_at: number, kind: string, home: number, away: number): StatRow => ({
  match_id: 1,
  kind,
  period: "full",
  known_at,
  home,
  away,
});

const cornersOf = (states: readonly MatchState[]) =>
  states.map(({ known_at_ms, score }) => [known_at_ms, score.home.corners, score.away.corners]);

describe("Counts known from statistics only", () => {
  it("Counts from statistics are in the row from the moment they are known", () => {
    const states = countedStates([stateAt(100)], [statAt(200, "corners", 6, 7), statAt(200, "shots", 9, 9)]);
    expect(cornersOf(states)).toEqual([
      [100, null, null],
      [200, 6, 7],
    ]);
    expect(states[1]).toMatchObject({ status: "ended", score: { home: { goals: 1, yellow: null } } });
  });

  it("Counts from statistics follow the running values, and add no state without a change", () => {
    const stats = [statAt(110, "corners", 1, 0), statAt(120, "corners", 1, 0), statAt(130, "corners", 2, 0)];
    expect(cornersOf(countedStates([stateAt(100), stateAt(125)], stats))).toEqual([
      [100, null, null],
      [110, 1, 0],
      [125, 1, 0],
      [130, 2, 0],
    ]);
  });

  it("Counts from statistics never override those of the match's course", () => {
    const states = countedStates(
      [stateAt(100, { corners: 5, yellow: 1, red: 0 })],
      [statAt(50, "corners", 6, 7)],
    );
    expect(cornersOf(states)).toEqual([[100, 5, 7]]);
  });

  it("Counts of a half are not those of the match, and there are none before its course begins", () => {
    const half: StatRow = { ...statAt(50, "corners", 2, 2), period: "first_half" };
    expect(countedStates([stateAt(100)], [half])).toEqual([stateAt(100)]);
    expect(countedStates([], [statAt(50, "corners", 2, 2)])).toEqual([]);
  });
});
