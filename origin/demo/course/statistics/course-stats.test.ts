import { describe, expect, it } from "vitest";
import type { BatchStat } from "#origin/ingest/batch.schema.ts";
import { STAT_KINDS, type StatKind } from "#shared/match/index.ts";
import type { PlayerCount } from "#shared/player/index.ts";
import { knownMs, ofEveryMatch } from "#tests/support/demo/demo-courses.ts";
import { aDemoPlan, aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { type DemoCourse, playMatch } from "../course.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];
const rivalOf = (side: SideName): SideName => (side === "home" ? "away" : "home");

const SCORED: readonly string[] = ["goal", "penalty_goal"];
const SHOTS: readonly string[] = ["shots", "shots_on_target"];

/** A side's statistic as of a moment. */
function statAt(
  { stats }: DemoCourse,
  kind: StatKind,
  side: SideName,
  period: BatchStat["period"] = "full",
  ms = Infinity,
): number {
  const row = stats.findLast(
    (stat) => stat.kind === kind && stat.period === period && knownMs(stat.known_at_ms) <= ms,
  );
  return row?.[side] ?? 0;
}

const played = (course: DemoCourse): boolean => course.stats.length > 0;

/** Final sum of a count over a side's players. */
function sumOf({ player_stats }: DemoCourse, side: SideName, key: PlayerCount): number {
  const end = player_stats.at(-1)?.known_at_ms;
  return player_stats
    .filter((row) => row.known_at_ms === end && row.side === side)
    .reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);
}

describe("The statistics of a demo match", () => {
  it("Statistics never fall during play, except possession and a goal cancelled by VAR with its shot", () => {
    ofEveryMatch((_, { stats, incidents }) => {
      const last = new Map<string, BatchStat>();
      for (const row of stats) {
        if (row.kind === "possession") expect((row.home ?? 0) + (row.away ?? 0)).toBe(100);
        const before = last.get(`${row.kind}/${row.period}`);
        last.set(`${row.kind}/${row.period}`, row);
        if (!before || row.kind === "possession") continue;
        for (const side of SIDES) {
          const undone = incidents.filter(
            (one) => one.side === side && one.cancelled_at_ms === row.known_at_ms,
          ).length;
          const least = (before[side] ?? 0) - (SHOTS.includes(row.kind) ? undone : 0);
          expect(row[side] ?? 0).toBeGreaterThanOrEqual(least);
        }
      }
    });
  });

  it("Statistics have every kind for the match and each half, and halves add up without extra time", () => {
    ofEveryMatch((_, course) => {
      if (!played(course)) return;
      const overtime = course.status_changes.some(({ status }) => status === "overtime");
      for (const kind of STAT_KINDS) {
        for (const period of ["full", "first_half", "second_half"] as const)
          expect(course.stats.some((row) => row.kind === kind && row.period === period)).toBe(true);
        if (kind === "possession") continue;
        for (const side of SIDES) {
          const halves = statAt(course, kind, side, "first_half") + statAt(course, kind, side, "second_half");
          const full = statAt(course, kind, side);
          if (overtime) expect(full).toBeGreaterThanOrEqual(halves);
          else expect(full).toBe(halves);
        }
      }
    });
  });

  it("Statistics agree with the incidents at every written moment", () => {
    const counted = {
      corners: ["corner"],
      yellow_cards: ["yellow_card"],
      red_cards: ["second_yellow", "red_card"],
    } as const;
    ofEveryMatch((_, course) => {
      for (const ms of new Set(course.stats.map((row) => knownMs(row.known_at_ms)))) {
        for (const [kind, kinds] of Object.entries(counted)) {
          for (const side of SIDES) {
            const countedIncidents = course.incidents.filter(
              (row) =>
                row.side === side &&
                knownMs(row.known_at_ms) <= ms &&
                (kinds as readonly string[]).includes(row.kind),
            );
            expect(statAt(course, kind as StatKind, side, "full", ms)).toBe(countedIncidents.length);
          }
        }
      }
    });
  });

  it("Statistics count goals among the shots on target, and every shot in one of three categories", () => {
    ofEveryMatch((_, course) => {
      for (const side of SIDES) {
        const goals = course.incidents.filter(
          (row) => row.side === side && SCORED.includes(row.kind) && row.cancelled_at_ms === null,
        ).length;
        const stat = (kind: StatKind) => statAt(course, kind, side);
        expect(stat("shots")).toBe(
          stat("shots_on_target") + stat("shots_off_target") + stat("blocked_shots"),
        );
        expect(stat("shots_on_target")).toBe(goals + statAt(course, "saves", rivalOf(side)));
        expect(stat("fouls")).toBeGreaterThanOrEqual(stat("yellow_cards") + stat("red_cards"));
        expect(stat("passes")).toBeGreaterThanOrEqual(stat("passes_accurate"));
        expect(stat("attacks")).toBeGreaterThanOrEqual(stat("dangerous_attacks"));
      }
    });
  });

  it("Team statistics are the sums of their players' statistics", () => {
    const same = [
      "shots",
      "shots_on_target",
      "fouls",
      "offsides",
      "saves",
      "yellow_cards",
      "passes",
      "passes_accurate",
      "tackles",
      "interceptions",
      "clearances",
      "hit_woodwork",
    ] as const;
    ofEveryMatch((_, course) => {
      for (const side of SIDES) {
        for (const kind of same)
          expect([kind, statAt(course, kind, side)]).toEqual([kind, sumOf(course, side, kind)]);
        expect(statAt(course, "blocked_shots", side)).toBe(sumOf(course, rivalOf(side), "blocked_shots"));
        expect(sumOf(course, side, "fouls")).toBe(sumOf(course, rivalOf(side), "was_fouled"));
        expect(statAt(course, "red_cards", side)).toBe(
          sumOf(course, side, "red_cards") + sumOf(course, side, "second_yellow_cards"),
        );
      }
    });
  });

  it("Statistics look like football on average, and better for the better side", () => {
    const home = aDemoTeam("strong", { attack: 1.4, defence: 0.75 });
    const away = aDemoTeam("weak", { attack: 0.75, defence: 1.3 });
    const courses = Array.from({ length: 300 }, (_, index) =>
      playMatch(aDemoPlan(`avg${index}`, { home, away })),
    ).filter(played);
    const mean = (kind: StatKind, side: SideName) =>
      courses.reduce((sum, course) => sum + statAt(course, kind, side), 0) / courses.length;
    const both = (kind: StatKind) => mean(kind, "home") + mean(kind, "away");
    expect(both("shots")).toBeGreaterThan(20);
    expect(both("shots")).toBeLessThan(30);
    expect(both("corners")).toBeGreaterThan(8.5);
    expect(both("corners")).toBeLessThan(12);
    expect(both("fouls")).toBeGreaterThan(18);
    expect(both("fouls")).toBeLessThan(28);
    expect(both("passes")).toBeGreaterThan(700);
    expect(both("passes")).toBeLessThan(1100);
    for (const kind of ["possession", "shots", "shots_on_target", "corners", "passes", "attacks"] as const)
      expect(mean(kind, "home")).toBeGreaterThan(mean(kind, "away") * 1.15);
  });

  it("Statistics are written at each occurrence, and gradual counts every five minutes of play", () => {
    const course = playMatch(aDemoPlan("steady"));
    const corners = course.incidents.filter(({ kind }) => kind === "corner");
    const moments = (kind: StatKind) => [
      ...new Set(
        course.stats
          .filter((row) => row.kind === kind && row.period === "full")
          .map((row) => knownMs(row.known_at_ms)),
      ),
    ];
    expect(corners.length).toBeGreaterThan(3);
    expect(moments("corners")).toEqual(
      expect.arrayContaining(corners.map((row) => knownMs(row.known_at_ms))),
    );
    const gaps = moments("passes")
      .slice(1)
      .map((ms, index) => (ms - (moments("passes")[index] ?? 0)) / 60_000);
    expect(gaps.filter((gap) => gap > 8)).toHaveLength(1);
  });
});
