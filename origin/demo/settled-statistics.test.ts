import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BatchSettledStatistics } from "#origin/ingest/batch.schema.ts";
import { STAT_KINDS, type StatKind } from "#shared/match/index.ts";
import { PLAYER_COUNTS, type PlayerCount } from "#shared/player/index.ts";
import { aDemoPlan } from "#tests/support/demo/demo-plans.ts";
import { lightCourse } from "./batches/light-match.ts";
import { countGoals, type DemoResult, decideMatch } from "./goals.ts";
import { settledStatistics } from "./settled-statistics.ts";

const SIDES = ["home", "away"] as const;
type SideName = (typeof SIDES)[number];
const rivalOf = (side: SideName): SideName => (side === "home" ? "away" : "home");

interface Settled {
  readonly figures: BatchSettledStatistics;
  readonly result: DemoResult;
  readonly stat: (kind: StatKind, side: SideName) => number;
  readonly sum: (count: PlayerCount, side: SideName) => number;
}

function settled(id: string, decider: boolean): Settled {
  const plan = aDemoPlan(id, { decider });
  const result = decideMatch(plan);
  const figures = settledStatistics(plan, result, 1000);
  return {
    figures,
    result,
    stat: (kind, side) => figures.stats.find((one) => one.kind === kind)?.[side] ?? Number.NaN,
    sum: (count, side) =>
      figures.players
        .filter((player) => player.side === side)
        .reduce((sum, { counts }) => sum + (counts[count] ?? Number.NaN), 0),
  };
}

function ofEveryMatch(check: (match: Settled, side: SideName) => void): void {
  const property = fc.property(fc.nat({ max: 1_000_000 }), fc.boolean(), (id, decider) => {
    const match = settled(`settled ${id}`, decider);
    for (const side of SIDES) check(match, side);
  });
  fc.assert(property, { numRuns: 150 });
}

/** Counts that are equal for a team and the sum of its players. */
const SAME: readonly (StatKind & PlayerCount)[] = [
  "shots",
  "shots_on_target",
  "fouls",
  "offsides",
  "saves",
  "hit_woodwork",
  "yellow_cards",
  "passes",
  "passes_accurate",
  "tackles",
  "interceptions",
  "clearances",
];

describe("Total statistics of a match without running statistics", () => {
  it("Team totals are the sums of their players", () => {
    ofEveryMatch(({ stat, sum }, side) => {
      for (const count of SAME) expect([count, stat(count, side)]).toEqual([count, sum(count, side)]);
      expect(stat("red_cards", side)).toBe(sum("red_cards", side) + sum("second_yellow_cards", side));
      expect(stat("blocked_shots", side)).toBe(sum("blocked_shots", rivalOf(side)));
    });
  });

  it("Totals are consistent: goals are shots on target, a card is a foul, completed passes were attempted", () => {
    ofEveryMatch(({ stat, sum, result }, side) => {
      const goals = result.goals.filter((goal) => goal.side === side);
      const own = goals.filter(({ kind }) => kind === "own_goal").length;
      expect(sum("goals", side)).toBe(goals.length - own);
      expect(stat("shots_on_target", side)).toBe(goals.length - own + stat("saves", rivalOf(side)));
      expect(stat("shots", side)).toBe(
        stat("shots_on_target", side) + stat("shots_off_target", side) + stat("blocked_shots", side),
      );
      expect(stat("fouls", side)).toBeGreaterThanOrEqual(
        stat("yellow_cards", side) + stat("red_cards", side),
      );
      expect(stat("passes", side)).toBeGreaterThanOrEqual(stat("passes_accurate", side));
      expect(stat("attacks", side)).toBeGreaterThanOrEqual(stat("dangerous_attacks", side));
      expect(stat("attacks", side)).toBeGreaterThanOrEqual(
        stat("shots", side) + stat("corners", side) + stat("offsides", side),
      );
      expect(stat("dangerous_attacks", side)).toBeGreaterThanOrEqual(stat("shots", side));
      expect(stat("possession", "home") + stat("possession", "away")).toBe(100);
      expect(stat("offsides", side) + stat("fouls", side)).toBe(stat("free_kicks", rivalOf(side)));
    });
  });

  it("Each duel has a winner and a loser in the totals", () => {
    ofEveryMatch(({ sum }, side) => {
      expect(sum("duels", side)).toBe(sum("duels", rivalOf(side)));
      expect(sum("duels_won", side) + sum("duels_won", rivalOf(side))).toBe(sum("duels", side));
      expect(sum("duels_won", side)).toBeGreaterThanOrEqual(
        sum("tackles", side) + sum("dribbles_succeeded", side) + sum("was_fouled", side),
      );
    });
  });

  it("A part is never counted more often than the whole", () => {
    const pairs: readonly (readonly [PlayerCount, PlayerCount])[] = [
      ["penalty_goals", "goals"],
      ["goals", "shots_on_target"],
      ["shots_on_target", "shots"],
      ["passes_accurate", "passes"],
      ["key_passes", "passes"],
      ["crosses_accurate", "crosses"],
      ["long_balls_accurate", "long_balls"],
      ["dribbles_succeeded", "dribbles"],
      ["duels_won", "duels"],
    ];
    ofEveryMatch(({ figures }) => {
      const odd = figures.players.flatMap(({ player, counts }) => [
        ...pairs
          .filter(([part, whole]) => (counts[part] ?? 0) > (counts[whole] ?? 0))
          .map((pair) => [player, ...pair]),
        ...PLAYER_COUNTS.filter((count) => !((counts[count] ?? -1) >= 0)).map((count) => [player, count]),
      ]);
      expect(odd).toEqual([]);
    });
  });

  it("Eleven players share a side's minutes, less the minutes lost to dismissals", () => {
    ofEveryMatch(({ figures, result }, side) => {
      const players = figures.players.filter((player) => player.side === side);
      const last = result.overtime ? 120 : 90;
      const sheet = result[side];
      expect(players.filter(({ starter }) => starter).length).toBe(11);
      expect(players.length).toBe(11 + sheet.substitutions.length);
      const missed = sheet.cards
        .filter(({ kind }) => kind !== "yellow_card")
        .reduce((sum, { minute }) => sum + last - (minute === 46 ? 45 : minute), 0);
      const minutes = players.reduce((sum, player) => sum + (player.minutes_played ?? 0), 0);
      // A player on the pitch for less than a minute counts as one minute.
      expect(minutes - (11 * last - missed)).toBeGreaterThanOrEqual(0);
      expect(minutes - (11 * last - missed)).toBeLessThanOrEqual(players.length);
      for (const { minutes_played } of players) expect(minutes_played).toBeLessThanOrEqual(last);
    });
  });

  it("Totals match the stored state: corners, cards and goals", () => {
    for (let index = 0; index < 60; index += 1) {
      const plan = aDemoPlan(`board ${index}`);
      const result = decideMatch(plan);
      const { status_changes, figures } = lightCourse(plan, result);
      const score = status_changes.at(-1)?.score;
      const stat = (kind: StatKind) => figures?.stats.find((one) => one.kind === kind);
      for (const side of SIDES) {
        expect(score?.[side].corners).toBe(stat("corners")?.[side]);
        expect(score?.[side].yellow).toBe(stat("yellow_cards")?.[side]);
        expect(score?.[side].red).toBe(stat("red_cards")?.[side]);
        expect(score?.[side].goals).toBe(countGoals(result.goals)[side]);
      }
      expect(figures?.known_at_ms).toBe(status_changes.at(-1)?.known_at_ms);
    }
  });

  it("Totals look like football over many matches, as running statistics do", () => {
    const many = Array.from({ length: 400 }, (_, index) => settled(`mean ${index}`, false));
    const mean = (kind: StatKind) =>
      many.reduce((sum, { stat }) => sum + stat(kind, "home") + stat(kind, "away"), 0) / many.length;
    const usual: Partial<Record<StatKind, readonly [number, number]>> = {
      shots: [18, 28],
      shots_on_target: [6, 11],
      corners: [8, 12],
      fouls: [18, 26],
      offsides: [3, 5],
      yellow_cards: [3, 5],
      passes: [800, 1100],
    };
    for (const [kind, [least, most]] of Object.entries(usual)) {
      expect(mean(kind as StatKind), kind).toBeGreaterThan(least);
      expect(mean(kind as StatKind), kind).toBeLessThan(most);
    }
    expect(many[0]?.figures.stats.map(({ kind }) => kind)).toEqual([...STAT_KINDS]);
  });

  it("Totals follow from seed and match alone", () => {
    expect(settled("twice", false).figures).toEqual(settled("twice", false).figures);
  });
});
