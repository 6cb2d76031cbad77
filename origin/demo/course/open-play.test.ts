import { describe, expect, it } from "vitest";
import { foldStates } from "#shared/match/index.ts";
import { knownMs } from "#tests/support/demo/demo-courses.ts";
import { aDemoPlan } from "#tests/support/demo/demo-plans.ts";
import { playMatch } from "./course.ts";
import { occurrencesOf } from "./open-play.ts";
import { sceneOf } from "./scene.ts";

const MATCHES = 1500;
const courses = Array.from({ length: MATCHES }, (_, index) => playMatch(aDemoPlan(`play ${index}`), "final"));
const incidents = courses.flatMap((course) => course.incidents);
const perMatch = (kind: string) => incidents.filter((row) => row.kind === kind).length / MATCHES;

describe("Open play in demo matches", () => {
  it("There are about ten corners a match, and a missed penalty in one match of fourteen", () => {
    expect(perMatch("corner")).toBeGreaterThan(9);
    expect(perMatch("corner")).toBeLessThan(11.5);
    expect(1 / perMatch("missed_penalty")).toBeGreaterThan(10);
    expect(1 / perMatch("missed_penalty")).toBeLessThan(20);
  });

  it("VAR cancels a goal in about one match of twelve, after a minute or two", () => {
    const cancelled = incidents.filter(({ cancelled_at_ms }) => cancelled_at_ms !== null);
    expect(MATCHES / cancelled.length).toBeGreaterThan(9);
    expect(MATCHES / cancelled.length).toBeLessThan(16);
    expect(perMatch("var")).toBe(cancelled.length / MATCHES);
    for (const { kind, known_at_ms, cancelled_at_ms } of cancelled) {
      const shown = (knownMs(cancelled_at_ms) - knownMs(known_at_ms)) / 1000;
      expect(kind).toBe("goal");
      expect(shown).toBeGreaterThanOrEqual(55);
      expect(shown).toBeLessThanOrEqual(110);
    }
  });

  it("The scorer stays on until VAR has decided", () => {
    for (const { incidents: rows } of courses) {
      const decision = rows.findIndex(({ kind }) => kind === "var");
      const left = rows.findIndex(
        ({ kind, player }) =>
          player === rows[decision]?.player &&
          (kind === "substitution" || kind === "second_yellow" || kind === "red_card"),
      );
      if (decision >= 0 && left >= 0) expect(left).toBeGreaterThan(decision);
    }
  });

  it.each(["demo", "other"])(
    "No occurrence comes between a goal and the VAR decision about it (seed %s)",
    (seed) => {
      let looks = 0;
      for (let index = 0; index < 300; index += 1) {
        const scene = sceneOf(aDemoPlan(`wait ${index}`, { seed }));
        const rows = occurrencesOf(scene);
        const goal = rows.find(({ kind }) => kind === "var_goal");
        if (!goal) continue;
        looks += 1;
        const until = goal.cancelled_ms ?? 0;
        const meanwhile = rows.filter(({ at_ms }) => at_ms >= goal.at_ms && at_ms <= until);
        expect(meanwhile.map(({ kind }) => kind)).toEqual(["var_goal", "var_decision"]);
        const { commentary } = playMatch(scene.plan);
        const lines = commentary.filter(
          ({ side, known_at_ms }) =>
            side !== null &&
            knownMs(known_at_ms) > goal.at_ms + scene.delay_ms &&
            knownMs(known_at_ms) < until + scene.delay_ms,
        );
        expect(lines).toEqual([]);
      }
      expect(looks).toBeGreaterThan(10);
    },
  );

  it("The score is unchanged after VAR has cancelled a goal", () => {
    for (const { status_changes, incidents: rows } of courses) {
      const cancelled = rows.find(({ cancelled_at_ms }) => cancelled_at_ms !== null);
      if (!cancelled) continue;
      const states = foldStates(
        status_changes.map((change) => ({ ...change, known_at_ms: knownMs(change.known_at_ms) })),
        rows.map((row) => ({ ...row, known_at_ms: knownMs(row.known_at_ms) })),
        { cards: true, corners: true },
      );
      const goalsAt = (ms: number) => {
        const score = states.findLast((state) => state.known_at_ms <= ms)?.score;
        return [score?.home.goals ?? 0, score?.away.goals ?? 0].reduce((sum, goals) => sum + goals);
      };
      const [shown, taken] = [knownMs(cancelled.known_at_ms), knownMs(cancelled.cancelled_at_ms)];
      expect(goalsAt(shown)).toBe(goalsAt(shown - 1) + 1);
      expect(goalsAt(taken)).toBe(goalsAt(shown - 1));
    }
  });

  it("Attendance never exceeds the capacity of the ground", () => {
    const shares = courses.flatMap(({ attendance }) =>
      attendance === undefined ? [] : [(attendance ?? 0) / 30_000],
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.1);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect(courses.filter(({ attendance }) => attendance === undefined).length).toBeLessThan(MATCHES / 75);
  });
});
