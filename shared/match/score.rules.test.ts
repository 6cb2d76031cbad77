import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IncidentKind } from "./incident.schema.ts";
import type { Side } from "./match.schema.ts";
import type { MatchStatus } from "./match-status.ts";
import { boardScore, foldStates, type ScoringIncident, type StatusChange, winnerOf } from "./score.rules.ts";
import { emptySideScore } from "./score-tally.rules.ts";

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

describe("Statements beside the score", () => {
  it("They hold from their change until the next one, through goals between", () => {
    const result = { winner: "away", decided_by: "awarded", advances: null } as const;
    const states = foldStates(
      [
        {
          ...change(1, "interrupted", { home: { goals: 0 }, away: { goals: 0 } }),
          minute: { minute: 30, added: 0 },
        },
        { ...change(9, "ended"), result },
      ],
      [incident(5, "home")],
      noCoverage,
    );
    expect(states.map(({ minute, result: stated }) => [minute?.minute ?? null, stated])).toEqual([
      [30, null],
      [30, null],
      [null, result],
    ]);
  });
});

describe("foldStates", () => {
  it("There is no score before kick-off, and 0-0 from kick-off on", () => {
    const states = foldStates([change(5, "not_started"), change(10, "first_half")], [], noCoverage);
    expect(states.map((state) => state.score.home.goals)).toEqual([null, 0]);
    expect(states.map((state) => state.score_changed_at_ms)).toEqual([null, null]);
  });

  it("A score that a match had when it was first reported on did not change then", () => {
    const goals = [incident(50, "home"), incident(50, "away", "goal", { minute: 80 })];
    const ended = change(50, "ended", { home: { goals: 1 }, away: { goals: 1 } });
    const changedAt = (changes: StatusChange[], incidents = goals) =>
      finalState(changes, incidents).score_changed_at_ms;
    expect(changedAt([ended])).toBeNull();
    expect(changedAt([change(1, "not_started"), ended])).toBeNull();
    expect(changedAt([change(50, "second_half")])).toBeNull();
    expect(changedAt([change(50, "second_half")], [...goals, incident(60, "home")])).toBe(60);
  });

  it("A score that is corrected after the end changes then, whenever the match was first reported on", () => {
    const one = { home: { goals: 1 }, away: { goals: 0 } };
    const two = { home: { goals: 2 }, away: { goals: 0 } };
    expect(
      finalState([change(50, "ended", one), change(90, "ended", two)], [incident(50, "home")])
        .score_changed_at_ms,
    ).toBe(90);
    expect(finalState([change(90, "ended", two)], [incident(50, "home")]).score_changed_at_ms).toBe(90);
  });

  it("When the last goals fell is unknown of a match whose end is reported long after it", () => {
    const course = [
      change(1, "first_half"),
      change(500, "ended", { home: { goals: 3 }, away: { goals: 0 } }),
    ];
    const goal = [incident(20, "home")];
    expect(foldStates(course, goal, noCoverage, 180).map((state) => state.score_changed_at_ms)).toEqual([
      null,
      20,
      null,
    ]);
    expect(foldStates(course, goal, noCoverage, 500).at(-1)?.score_changed_at_ms).toBe(500);
    const corrected = [...course, change(600, "ended", { home: { goals: 2 }, away: { goals: 0 } })];
    expect(foldStates(corrected, goal, noCoverage, 180).at(-1)?.score_changed_at_ms).toBe(600);
  });

  it("Goals, penalties and own goals count for the right side", () => {
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

  it("A match first reported in extra time without the score after 90 minutes has only the later one", () => {
    const state = finalState(
      [change(1, "overtime", { home: { overtime: 2 }, away: { overtime: 1 } }), change(9, "ended")],
      [],
    );
    expect([state.score.home, state.score.away]).toMatchObject([
      { goals: null, overtime: 2 },
      { goals: null, overtime: 1 },
    ]);
    expect(winnerOf(state.status, state.score)).toBe("home");
    expect(finalState([change(1, "penalties")], []).score.home.goals).toBeNull();
  });

  it("The first half's score is the score at half-time", () => {
    const state = finalState(
      [change(1, "first_half"), change(10, "half_time"), change(12, "second_half")],
      [incident(2, "home"), incident(20, "home", "goal", { minute: 60 })],
    );
    expect(state.score.home).toMatchObject({ goals: 2, half: 1 });
  });

  it("A cancelled goal is taken back at its cancellation, which counts as a change of the score", () => {
    const states = foldStates(
      [change(1, "first_half")],
      [incident(5, "home", "goal", { cancelled_at_ms: 8 })],
      noCoverage,
    );
    expect(states.map((state) => state.score.home.goals)).toEqual([0, 1, 0]);
    expect(states.at(-1)?.score_changed_at_ms).toBe(8);
  });

  it("Regular time is kept apart from overtime, and the shoot-out apart from both", () => {
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

  it("The mere beginning of overtime or of the shoot-out is no change of the score", () => {
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

  it("A first-half goal cancelled later is taken off the half-time score, and one listed late is not added", () => {
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

  it("The source's own count overrules its listed goals", () => {
    const state = finalState(
      [change(1, "ended", { home: { goals: 3, half: 1 }, away: { goals: 0, half: 0 } })],
      [incident(1, "home")],
    );
    expect(state.score.home).toMatchObject({ goals: 3, half: 1 });
  });

  it("A goal stated first and listed later counts once", () => {
    const states = foldStates(
      [change(1, "first_half"), change(5, "first_half", { home: { goals: 1 }, away: { goals: 0 } })],
      [incident(8, "home", "goal", { cancelled_at_ms: 20 }), incident(12, "home")],
      noCoverage,
    );
    expect(states.map((state) => [state.known_at_ms, state.score.home.goals])).toEqual([
      [1, 0],
      [5, 1],
      [8, 1],
      [12, 2],
      [20, 1],
    ]);
  });

  it("A goal stated away first and withdrawn later is taken off once", () => {
    const none = { home: { goals: 0 }, away: { goals: 0 } };
    const state = finalState(
      [change(1, "first_half"), change(8, "first_half", none)],
      [incident(5, "home", "goal", { cancelled_at_ms: 12 }), incident(15, "home")],
    );
    expect(state.score.home.goals).toBe(1);
  });

  it("An incident that was never shown is ignored", () => {
    const stated = { home: { goals: 1 }, away: { goals: 0 } };
    const state = finalState(
      [change(1, "first_half"), change(5, "first_half", stated)],
      [incident(8, "home", "goal", { cancelled_at_ms: 8 })],
    );
    expect(state.score.home.goals).toBe(1);
  });

  it("The score after overtime follows a regular-time goal that is stated late, and counts it once", () => {
    const state = finalState(
      [
        change(1, "first_half"),
        change(100, "overtime"),
        change(110, "overtime", { home: { goals: 1 }, away: { goals: 0 } }),
        change(115, "overtime", { home: { overtime: 2 }, away: { overtime: 0 } }),
      ],
      [incident(112, "home", "goal", { minute: 80 }), incident(120, "home", "goal", { minute: 101 })],
    );
    expect(state.score.home).toMatchObject({ goals: 1, overtime: 2 });
    expect(state.score.away).toMatchObject({ goals: 0, overtime: 0 });
  });

  it("First-half goals count for half-time, also when everything becomes known in one moment", () => {
    const state = finalState(
      [change(9, "first_half"), change(9, "half_time"), change(9, "second_half"), change(9, "ended")],
      [
        incident(9, "home", "goal", { minute: 45 }),
        incident(9, "home", "goal", { minute: 46 }),
        incident(9, "away", "goal", { minute: null }),
        incident(9, "away", "goal", { minute: 90 }),
      ],
    );
    expect(state.score.home).toMatchObject({ goals: 2, half: 1 });
    expect(state.score.away).toMatchObject({ goals: 2, half: 1 });
  });

  it("A goal is taken off half-time only where it had counted there", () => {
    const stated = { home: { goals: 1, half: 1 }, away: { goals: 0, half: 0 } };
    const state = finalState(
      [change(1, "first_half"), change(50, "half_time"), change(60, "second_half", stated)],
      [
        incident(5, "home"),
        incident(6, "home", "goal", { cancelled_at_ms: 65 }),
        incident(70, "away", "goal", { minute: 44, cancelled_at_ms: 75 }),
        incident(7, "away", "goal", { minute: null, cancelled_at_ms: 55 }),
      ],
    );
    expect(state.score.home).toMatchObject({ goals: 1, half: 1 });
    expect(state.score.away).toMatchObject({ goals: 0, half: 0 });
  });

  it("Cards and corners are unknown when the source does not keep them, and start at 0 when it does", () => {
    const incidents = [incident(2, "home", "second_yellow")];
    expect(finalState([change(1, "first_half")], [], noCoverage).score.home.red).toBeNull();
    const covered = finalState([change(1, "first_half")], incidents, { cards: true, corners: true });
    expect(covered.score.home).toMatchObject({ red: 1, yellow: 0, corners: 0 });
    expect(covered.score.away).toMatchObject({ red: 0, yellow: 0, corners: 0 });
  });

  it("There is one state per moment, ascending", () => {
    const states = foldStates(
      [change(9, "ended"), change(1, "first_half")],
      [incident(9, "home"), incident(4, "away")],
      noCoverage,
    );
    expect(states.map((state) => state.known_at_ms)).toEqual([1, 4, 9]);
  });

  it("Any mix of goals and cancelled goals is counted exactly", () => {
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
        const states = foldStates([change(1, "first_half")], incidents, noCoverage);
        const state = states.findLast(({ known_at_ms }) => known_at_ms <= now);
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

/** A goal and its reporting time: `at` scored, `listedAfter` late; cancelled likewise. */
const trueGoal = fc.record({
  at: fc.integer({ min: 2, max: 100 }),
  side: fc.constantFrom<Side>("home", "away"),
  overtime: fc.boolean(),
  listedAfter: fc.integer({ min: 0, max: 60 }),
});
type TrueGoal = typeof trueGoal extends fc.Arbitrary<infer Goal> ? Goal : never;

/** Overtime begins at time 60; its goals fall from then on. */
const OVERTIME_AT = 60;
const inOvertime = (goal: TrueGoal) => goal.overtime && goal.at >= OVERTIME_AT;

function truth(goals: readonly TrueGoal[], now: number) {
  const count = (side: Side, of: (goal: TrueGoal) => boolean) =>
    goals.filter((goal) => goal.side === side && goal.at <= now && of(goal)).length;
  const sideOf = (side: Side) => ({
    goals: count(side, (goal) => !inOvertime(goal)),
    ...(now >= OVERTIME_AT ? { overtime: count(side, () => true) } : {}),
  });
  return { home: sideOf("home"), away: sideOf("away") };
}

const listed = (goal: TrueGoal, fields: Partial<ScoringIncident> = {}) =>
  incident(goal.at + goal.listedAfter, goal.side, "goal", { minute: inOvertime(goal) ? 95 : 50, ...fields });

const statement = fc.record({
  at: fc.integer({ min: 2, max: 170 }),
  covers: fc.constantFrom("goals", "overtime", "both"),
});

/** The source's changes of status: it states the true score at the given times, whole or in part. */
function truthfulChanges(
  statements: readonly { at: number; covers: string }[],
  truthAt: (now: number) => ReturnType<typeof truth>,
): StatusChange[] {
  const stated = statements.map(({ at, covers }) => {
    const { home, away } = truthAt(at);
    const countsOf = ({ goals, overtime }: typeof home) => ({
      ...(covers === "overtime" ? {} : { goals }),
      ...(covers === "goals" || overtime === undefined ? {} : { overtime }),
    });
    const status = at >= OVERTIME_AT ? "overtime" : "second_half";
    return change(at, status, { home: countsOf(home), away: countsOf(away) });
  });
  return [change(1, "second_half"), change(OVERTIME_AT, "overtime"), ...stated];
}

describe("a source that states the true score now and then and lists its incidents late", () => {
  const goals = fc.array(trueGoal, { maxLength: 8 });
  const statements = fc.array(statement, { maxLength: 6 });

  it("The score never exceeds the true score, and ends with it", () => {
    fc.assert(
      fc.property(goals, statements, (list, reports) => {
        const changes = truthfulChanges(reports, (now) => truth(list, now));
        const states = foldStates(
          changes,
          list.map((goal) => listed(goal)),
          noCoverage,
        );
        for (const { known_at_ms, score } of states) {
          const real = truth(list, known_at_ms);
          for (const side of ["home", "away"] as const) {
            expect(score[side].goals).toBeLessThanOrEqual(real[side].goals);
            expect(score[side].overtime ?? 0).toBeLessThanOrEqual(real[side].overtime ?? 0);
          }
        }
        const { score } = states.at(-1) ?? finalState([], []);
        expect(score).toMatchObject(truth(list, 999));
      }),
      { numRuns: 1000 },
    );
  });

  it("The score ends with the true score also when cancellations are listed as late as goals", () => {
    const fallen = fc.record({
      goal: trueGoal,
      back: fc.option(
        fc.record({ after: fc.integer({ min: 1, max: 20 }), reportedAt: fc.integer({ min: 1, max: 40 }) }),
      ),
    });
    fc.assert(
      fc.property(fc.array(fallen, { maxLength: 8 }), statements, (list, reports) => {
        const standingAt = (now: number) =>
          list.flatMap(({ goal, back }) => (back && goal.at + back.after <= now ? [] : [goal]));
        const changes = truthfulChanges(reports, (now) => truth(standingAt(now), now));
        const incidents = list.map(({ goal, back }) => {
          const seen = goal.at + goal.listedAfter;
          const reportedAt = back && Math.max(seen, goal.at + back.after) + back.reportedAt;
          return listed(goal, { cancelled_at_ms: reportedAt });
        });
        expect(finalState(changes, incidents).score).toMatchObject(truth(standingAt(999), 999));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("winnerOf", () => {
  const score = (home: object, away: object) => ({
    home: { ...emptySideScore, ...home },
    away: { ...emptySideScore, ...away },
  });

  it("There is no winner before the end or without a score", () => {
    expect(winnerOf("second_half", score({ goals: 3 }, { goals: 0 }))).toBeNull();
    expect(winnerOf("abandoned", score({ goals: 3 }, { goals: 0 }))).toBeNull();
    expect(winnerOf("ended", score({}, {}))).toBeNull();
  });

  it("The winner that the source states counts, also without a score or against it, and only at the end", () => {
    expect(winnerOf("ended", score({}, {}), "away")).toBe("away");
    expect(winnerOf("ended", score({ goals: 2 }, { goals: 0 }), "away")).toBe("away");
    expect(winnerOf("ended", score({ goals: 2 }, { goals: 0 }), null)).toBe("home");
    expect(winnerOf("second_half", score({}, {}), "away")).toBeNull();
  });

  it("The shoot-out decides, then overtime, then regular time", () => {
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
