import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerId, TeamId } from "../match/match.schema.ts";
import { type GoalFact, rankScorers } from "./scorers.rules.ts";

const goal = (player: number | null, fields: Partial<GoalFact> = {}): GoalFact => ({
  kind: "goal",
  player_id: player as PlayerId | null,
  other_player_id: null,
  team_id: 1 as TeamId,
  ...fields,
});
const places = (goals: GoalFact[]) =>
  rankScorers(goals).map(({ position, player_id }) => [position, player_id]);

describe("rankScorers", () => {
  it("Players with as many goals share a position, and the next position counts all of them", () => {
    const goals = [goal(1), goal(1), goal(1), goal(2), goal(2), goal(3), goal(3), goal(4)];
    expect(places(goals)).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [4, 4],
    ]);
  });

  it("Fewer penalties come first among equals, then more assists", () => {
    const byPenalty = goal(1, { kind: "penalty_goal", other_player_id: 3 as PlayerId });
    expect(places([byPenalty, goal(2), goal(3)])).toEqual([
      [1, 3],
      [1, 2],
      [1, 1],
    ]);
  });

  it("Penalty goals count as goals and are also counted apart", () => {
    const goals = [goal(1), goal(1, { kind: "penalty_goal" })];
    expect(rankScorers(goals)).toMatchObject([{ goals: 2, penalty_goals: 1 }]);
  });

  it("Own goals never count, nor goals of unknown players", () => {
    expect(rankScorers([goal(1, { kind: "own_goal" }), goal(null)])).toEqual([]);
  });

  it("The team is that of the last goal", () => {
    expect(rankScorers([goal(1), goal(1, { team_id: 9 as TeamId })])[0]?.team_id).toBe(9);
  });

  it("Assists are unknown where the source names none, and zero where it names some", () => {
    expect(rankScorers([goal(1)])[0]?.assists).toBeNull();
    const assists = rankScorers([goal(1, { other_player_id: 2 as PlayerId }), goal(2)]);
    expect(assists.map((scorer) => [scorer.player_id, scorer.assists])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it("No goal is lost, ranks have no gaps, and the order of the list does not matter", () => {
    const fact = fc.record({
      kind: fc.constantFrom("goal", "penalty_goal", "own_goal"),
      player_id: fc.option(fc.integer({ min: 1, max: 8 })),
      other_player_id: fc.option(fc.integer({ min: 1, max: 8 })),
      team_id: fc.constant(1),
    }) as fc.Arbitrary<GoalFact>;
    fc.assert(
      fc.property(fc.array(fact), (goals) => {
        const scorers = rankScorers(goals);
        const counted = goals.filter((row) => row.kind !== "own_goal" && row.player_id !== null);
        expect(scorers.reduce((sum, row) => sum + row.goals, 0)).toBe(counted.length);
        for (const [index, row] of scorers.entries()) {
          const ahead = scorers.filter((other) => other.goals > row.goals).length;
          expect(row.position).toBe(ahead + 1);
          expect(row.goals).toBeLessThanOrEqual(scorers[index - 1]?.goals ?? Number.POSITIVE_INFINITY);
          expect(row.penalty_goals).toBeLessThanOrEqual(row.goals);
        }
        expect(rankScorers(goals.toReversed())).toEqual(scorers);
      }),
    );
  });
});
