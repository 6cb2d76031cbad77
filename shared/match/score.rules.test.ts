import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IncidentKind } from "./incident.schema.ts";
import type { Side } from "./match.schema.ts";
import type { MatchStatus } from "./match-status.ts";
import {
  boardScore,
  emptySideScore,
  foldStates,
  type ScoringIncident,
  type StatusChange,
  stateAt,
  winnerOf,
} from "./score.rules.ts";

const noCoverage = { cards: false, corners: false };

function change(known_at_ms: number, status: MatchStatus, score?: StatusChange["score"]): StatusChange {
  return { known_at_ms, status, period_started_at_ms: null, score };
}

function incident(
  known_at_ms: number,
  side: Side,
  kind: IncidentKind = "goal",
  fields: Partial<ScoringIncident> = {},
): ScoringIncident {
  return { known_at_ms, cancelled_at_ms: null, kind, side, minute: 10, ...fields };
}

function finalState(changes: StatusChange[], incidents: ScoringIncident[], coverage = noCoverage) {
  const state = foldStates(changes, incidents, coverage).at(-1);
  if (!state) throw new Error("nothing known");
  return state;
}

describe("foldStates", () => {
  it("knows no score before kick-off and 0-0 from kick-off on", () => {
    const states = foldStates([change(5, "not_started"), change(10, "first_half")], [], noCoverage);
    expect(states.map((state) => state.score.home.goals)).toEqual([null, 0]);
    expect(states.map((state) => state.score_changed_at_ms)).toEqual([null, null]);
  });

  it("counts goals, penalties and own goals for the side they count for", () => {
    const state = finalState(
      [change(1, "first_half")],
      [
        incident(2, "home"),
        incident(3, "away", "penalty_goal"),
        incident(4, "home", "own_goal"),
        incident(5, "away", "missed_penalty"),
      ],
    );
    expect(boardScore(state.score)).toEqual({ home: 2, away: 1 });
    expect(state.score_changed_at_ms).toBe(4);
  });

  it("takes the score of the first half from what stands at half-time", () => {
    const state = finalState(
      [change(1, "first_half"), change(10, "half_time"), change(12, "second_half")],
      [incident(2, "home"), incident(20, "home", "goal", { minute: 60 })],
    );
    expect(state.score.home).toMatchObject({ goals: 2, half: 1 });
  });

  it("takes back a cancelled goal when it is cancelled, and counts that as a change of the score", () => {
    const states = foldStates(
      [change(1, "first_half")],
      [incident(5, "home", "goal", { cancelled_at_ms: 8 })],
      noCoverage,
    );
    expect(states.map((state) => state.score.home.goals)).toEqual([0, 1, 0]);
    expect(states.at(-1)?.score_changed_at_ms).toBe(8);
  });

  it("keeps regular time apart from overtime, and the shoot-out apart from both", () => {
    const state = finalState(
      [change(1, "first_half"), change(100, "overtime"), change(200, "penalties"), change(300, "ended")],
      [
        incident(5, "home"),
        incident(6, "away"),
        incident(110, "home", "goal", { minute: 108 }),
        incident(115, "away", "penalty_goal", { minute: 118 }),
        incident(210, "home", "shootout_scored", { minute: null }),
        incident(211, "away", "shootout_missed", { minute: null }),
      ],
    );
    expect(state.score.home).toMatchObject({ goals: 1, overtime: 2, penalties: 1 });
    expect(state.score.away).toMatchObject({ goals: 1, overtime: 2, penalties: 0 });
    expect(winnerOf(state.status, state.score)).toBe("home");
  });

  it("does not take the mere beginning of overtime or of the shoot-out for a change of the score", () => {
    const none = { penalties: 0 };
    const state = finalState(
      [
        change(1, "first_half"),
        change(100, "overtime"),
        change(200, "penalties", { home: none, away: none }),
        change(300, "ended"),
      ],
      [incident(5, "home"), incident(6, "away")],
    );
    expect(state.score.home).toMatchObject({ goals: 1, overtime: 1, penalties: 0 });
    expect(state.score_changed_at_ms).toBe(6);
  });

  it("takes a goal of the first half that falls after it off the score at half-time, and adds none that is listed late", () => {
    const state = finalState(
      [change(1, "first_half"), change(50, "half_time"), change(60, "second_half")],
      [
        incident(5, "home", "goal", { cancelled_at_ms: 65 }),
        incident(70, "away", "goal", { minute: 44 }),
        incident(80, "home", "goal", { minute: 46 }),
      ],
    );
    expect(state.score.home).toMatchObject({ goals: 1, half: 0 });
    expect(state.score.away).toMatchObject({ goals: 1, half: 0 });
  });

  it("believes the source's own count over the goals it listed", () => {
    const state = finalState(
      [change(1, "ended", { home: { goals: 3, half: 1 }, away: { goals: 0, half: 0 } })],
      [incident(1, "home")],
    );
    expect(state.score.home).toMatchObject({ goals: 3, half: 1 });
  });

  it("leaves cards and corners unknown when the source does not keep them, and starts at 0 when it does", () => {
    const incidents = [incident(2, "home", "second_yellow")];
    expect(finalState([change(1, "first_half")], [], noCoverage).score.home.red).toBeNull();
    const covered = finalState([change(1, "first_half")], incidents, { cards: true, corners: true });
    expect(covered.score.home).toMatchObject({ red: 1, yellow: 0, corners: 0 });
    expect(covered.score.away).toMatchObject({ red: 0, yellow: 0, corners: 0 });
  });

  it("has one state per moment, ascending", () => {
    const states = foldStates(
      [change(9, "ended"), change(1, "first_half")],
      [incident(9, "home"), incident(4, "away")],
      noCoverage,
    );
    expect(states.map((state) => state.known_at_ms)).toEqual([1, 4, 9]);
  });

  it("counts any mix of standing and cancelled goals exactly", () => {
    const goals = fc.array(
      fc.record({
        at: fc.integer({ min: 2, max: 90 }),
        side: fc.constantFrom<Side>("home", "away"),
        cancelledAfter: fc.option(fc.integer({ min: 1, max: 50 })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(goals, fc.integer({ min: 1, max: 150 }), (list, now) => {
        const incidents = list.map(({ at, side, cancelledAfter }) =>
          incident(at, side, "goal", {
            cancelled_at_ms: cancelledAfter === null ? null : at + cancelledAfter,
          }),
        );
        const state = stateAt(foldStates([change(1, "first_half")], incidents, noCoverage), now);
        const standing = (side: Side) =>
          incidents.filter(
            (one) =>
              one.side === side &&
              one.known_at_ms <= now &&
              (one.cancelled_at_ms === null || one.cancelled_at_ms > now),
          ).length;
        expect(state && boardScore(state.score)).toEqual({ home: standing("home"), away: standing("away") });
      }),
    );
  });
});

describe("stateAt", () => {
  it("answers as of a moment", () => {
    const states = foldStates([change(10, "first_half"), change(20, "half_time")], [], noCoverage);
    expect(stateAt(states, 9)).toBeNull();
    expect(stateAt(states, 10)?.status).toBe("first_half");
    expect(stateAt(states, 99)?.status).toBe("half_time");
  });
});

describe("winnerOf", () => {
  const score = (home: object, away: object) => ({
    home: { ...emptySideScore, ...home },
    away: { ...emptySideScore, ...away },
  });

  it("names no winner before the end or without a score", () => {
    expect(winnerOf("second_half", score({ goals: 3 }, { goals: 0 }))).toBeNull();
    expect(winnerOf("abandoned", score({ goals: 3 }, { goals: 0 }))).toBeNull();
    expect(winnerOf("ended", score({}, {}))).toBeNull();
  });

  it("lets the shoot-out decide, then overtime, then regular time", () => {
    expect(
      winnerOf(
        "ended",
        score({ goals: 1, overtime: 1, penalties: 2 }, { goals: 1, overtime: 1, penalties: 4 }),
      ),
    ).toBe("away");
    expect(winnerOf("ended", score({ goals: 1, overtime: 2 }, { goals: 1, overtime: 1 }))).toBe("home");
    expect(winnerOf("ended", score({ goals: 2 }, { goals: 2 }))).toBe("draw");
  });
});
