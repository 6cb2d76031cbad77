import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { matchViolations } from "#origin/ingest/store/match-violations.rules.ts";
import { mergeStatusChanges } from "#origin/ingest/store/timeline.rules.ts";
import {
  foldStates,
  isGoal,
  isLive,
  isStatKind,
  type MatchState,
  winnerOf,
  withSilence,
} from "#shared/match/index.ts";
import { knownMs, ofEveryMatch } from "#tests/support/demo/demo-courses.ts";
import { aDemoPlan } from "#tests/support/demo/demo-plans.ts";
import { countGoals, decideMatch } from "../goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { type DemoCourse, playMatch } from "./course.ts";
import { disruptionOf } from "./disruption.ts";

/** The match as the store would take it. */
const asBatchMatch = (plan: DemoMatchPlan, course: DemoCourse): BatchMatch => ({
  external_id: plan.id,
  season: "season",
  stage: "stage",
  round: null,
  group: null,
  home: plan.home.id,
  away: plan.away.id,
  match_time: plan.match_time,
  venue: null,
  neutral: plan.neutral,
  clock_speed: 1,
  coverage: { cards: true, corners: true },
  ...course,
});

function statesOf(course: DemoCourse): MatchState[] {
  return foldStates(
    course.status_changes.map((change) => ({ ...change, known_at_ms: knownMs(change.known_at_ms) })),
    course.incidents.map((incident) => ({ ...incident, known_at_ms: knownMs(incident.known_at_ms) })),
    { cards: true, corners: true },
  );
}

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

describe("playMatch", () => {
  it("playMatch follows from the plan alone", () => {
    const plan = aDemoPlan("one");
    expect(playMatch(plan)).toEqual(playMatch(aDemoPlan("one")));
    expect(playMatch({ ...plan, seed: "other" })).not.toEqual(playMatch(plan));
  });

  it("playMatch returns a match that the store accepts", () => {
    ofEveryMatch((plan, course) => {
      const match = asBatchMatch(plan, course);
      expect(z.safeParse(BatchMatch, match).error?.issues ?? []).toEqual([]);
      const changes = mergeStatusChanges(1, match.status_changes, [], 0);
      expect(matchViolations(match, changes)).toEqual([]);
    });
  });

  it("playMatch leaves no match to the silence of its source", () => {
    ofEveryMatch((plan, course) => {
      const states = withSilence(statesOf(course), {
        latestKickOffMs: plan.match_time * 1000,
        clockSpeed: 1,
      });
      expect(states.filter(({ derived_status }) => derived_status !== null)).toEqual([]);
    });
  });

  it("playMatch never starts before kick-off, and its moments never run backwards", () => {
    ofEveryMatch((plan, course) => {
      const kickOff = plan.match_time * 1000;
      const { status_changes, incidents, stats, commentary } = course;
      for (const { status, known_at_ms } of status_changes)
        if (isLive(status)) expect(known_at_ms).toBeGreaterThanOrEqual(kickOff);
      for (const rows of [status_changes, incidents, stats, commentary])
        expect(isAscending(rows.map((row) => knownMs(row.known_at_ms)))).toBe(true);
      for (const rows of [incidents, commentary]) {
        const withMinute = rows.filter(({ minute }) => minute !== null);
        expect(isAscending(withMinute.map(({ minute, added }) => (minute ?? 0) + (added ?? 0) / 100))).toBe(
          true,
        );
      }
      const first = knownMs(status_changes[0]?.known_at_ms);
      expect(incidents.every(({ known_at_ms }) => knownMs(known_at_ms) > first)).toBe(true);
    });
  });

  it("playMatch reports incidents while their period is in play", () => {
    ofEveryMatch((_, { status_changes, incidents }) => {
      for (const { minute, known_at_ms, kind } of incidents) {
        const { status } =
          status_changes.findLast((row) => knownMs(row.known_at_ms) <= knownMs(known_at_ms)) ?? {};
        if (kind.startsWith("shootout")) expect(status).toBe("penalties");
        else if (status === "interrupted") expect(minute).toBeLessThan(90);
        else if ((minute ?? 0) <= 45) expect(status).toBe("first_half");
        else expect(status).toBe((minute ?? 0) <= 90 ? "second_half" : "overtime");
      }
    });
  });

  it("playMatch ends with the decided result, folded from its incidents", () => {
    ofEveryMatch((plan, course) => {
      const disruption = disruptionOf(plan);
      const last = course.status_changes.at(-1)?.status;
      if (disruption && disruption.kind !== "interrupted") {
        expect(last).toBe(disruption.kind);
        return;
      }
      const { goals, overtime, shootout } = decideMatch(plan);
      const state = statesOf(course).at(-1);
      const [regular, all] = [countGoals(goals), countGoals(goals, true)];
      const half = goals.filter(({ minute }) => minute <= 45);
      expect(last).toBe("ended");
      for (const side of ["home", "away"] as const) {
        expect(state?.score[side]).toMatchObject({
          goals: regular[side],
          half: half.filter((goal) => goal.side === side).length,
          overtime: overtime ? all[side] : null,
          penalties: shootout?.[side] ?? null,
        });
      }
      expect(state && winnerOf(state.status, state.score)).toBe(winnerFrom(shootout ?? all));
      expect(
        course.incidents.filter(({ cancelled_at_ms, kind }) => isGoal(kind) && cancelled_at_ms === null),
      ).toHaveLength(goals.length);
    });
  });

  it("playMatch plays extra time only in level deciders", () => {
    ofEveryMatch((plan, course) => {
      const overtime = course.status_changes.some(({ status }) => status === "overtime");
      const { goals } = decideMatch(plan);
      const { home, away } = countGoals(goals);
      expect(overtime).toBe(plan.decider && home === away);
    });
  });

  it("playMatch with less detail differs only in running statistics", () => {
    ofEveryMatch((plan, course) => {
      const { stats, player_stats, ...rest } = playMatch(plan, "final");
      const { stats: all, player_stats: everybody, ...same } = course;
      expect(rest).toEqual(same);
      expect(stats.length).toBeLessThanOrEqual(66);
      const end = course.player_stats.at(-1)?.known_at_ms;
      expect(player_stats).toEqual(everybody.filter(({ known_at_ms }) => known_at_ms === end));
      const latest = new Map(all.map((row) => [`${row.kind}/${row.period}`, [row.home, row.away]]));
      expect(new Map(stats.map((row) => [`${row.kind}/${row.period}`, [row.home, row.away]]))).toEqual(
        latest,
      );
    });
  });

  it("playMatch writes statistics of known kinds only, and each of a moment once", () => {
    ofEveryMatch((_, { stats }) => {
      expect(stats.every(({ kind }) => isStatKind(kind))).toBe(true);
      const keys = stats.map(({ kind, period, known_at_ms }) => `${kind}/${period}/${known_at_ms}`);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });
});

function winnerFrom({ home, away }: { readonly home: number; readonly away: number }) {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}
