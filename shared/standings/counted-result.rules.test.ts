import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecidedBy, type Match } from "../match/match.schema.ts";
import { leaderOf } from "../match/score.rules.ts";
import { countedResult } from "./counted-result.rules.ts";
import { resultOfSide } from "./side-result.rules.ts";
import { rankTeams } from "./standings.rules.ts";

type Pair = readonly [home: number | null, away: number | null];
interface Stated {
  readonly goals?: Pair;
  readonly overtime?: Pair;
  readonly penalties?: Pair;
  readonly winner?: Match["winner"];
  readonly decided_by?: Match["decided_by"];
}
const NONE: Pair = [null, null];

const ended = ({ goals = NONE, overtime = NONE, penalties = NONE, winner = null, decided_by }: Stated) => ({
  score: {
    home: { goals: goals[0], overtime: overtime[0], penalties: penalties[0] },
    away: { goals: goals[1], overtime: overtime[1], penalties: penalties[1] },
  },
  winner,
  decided_by: decided_by ?? null,
});

describe("countedResult", () => {
  it.each([
    ["goals alone decide", { goals: [2, 1] }, { goals: { home: 2, away: 1 }, winner: null }],
    ["a draw by goals", { goals: [0, 0] }, { goals: { home: 0, away: 0 }, winner: null }],
    [
      "a corrected winner takes the points, and the goals stay",
      { goals: [1, 1], winner: "home" },
      { goals: { home: 1, away: 1 }, winner: "home" },
    ],
    [
      "a winner that the goals contradict",
      { goals: [2, 0], winner: "away", decided_by: "regular" },
      { goals: { home: 2, away: 0 }, winner: "away" },
    ],
    [
      "a draw that the goals contradict",
      { goals: [2, 0], winner: "draw" },
      { goals: { home: 2, away: 0 }, winner: "draw" },
    ],
    ["a winner of unknown goals", { winner: "away" }, { goals: null, winner: "away" }],
    [
      "an award with its goals",
      { goals: [0, 2], winner: "away", decided_by: "awarded" },
      { goals: { home: 0, away: 2 }, winner: "away" },
    ],
    [
      "an award against the goals that were played",
      { goals: [1, 0], winner: "away", decided_by: "awarded" },
      { goals: { home: 0, away: 3 }, winner: "away" },
    ],
    [
      "an award of a match that was level",
      { goals: [1, 1], winner: "home", decided_by: "awarded" },
      { goals: { home: 3, away: 0 }, winner: "home" },
    ],
    [
      "a walkover without goals",
      { winner: "home", decided_by: "walkover" },
      { goals: { home: 3, away: 0 }, winner: "home" },
    ],
    [
      "an award as a draw",
      { goals: [2, 0], winner: "draw", decided_by: "awarded" },
      { goals: { home: 2, away: 0 }, winner: "draw" },
    ],
    [
      "an award without a winner",
      { goals: [3, 0], decided_by: "awarded" },
      { goals: { home: 3, away: 0 }, winner: null },
    ],
    [
      "a shoot-out",
      { goals: [1, 1], penalties: [4, 5], winner: "away" },
      { goals: { home: 1, away: 1 }, winner: null },
    ],
    [
      "extra time",
      { goals: [1, 1], overtime: [2, 1], winner: "home" },
      { goals: { home: 1, away: 1 }, winner: null },
    ],
    ["a shoot-out of unknown score", { winner: "home", decided_by: "penalties" }, null],
    ["nothing", {}, null],
  ] as const satisfies readonly (readonly [string, Stated, object | null])[])("%s", (_, stated, counted) => {
    expect(countedResult(ended(stated))).toEqual(counted);
  });

  const anyGoals = fc.tuple(fc.nat(5), fc.nat(5));
  it("The table never gives the points to another side than the one that the page shows as the winner of ninety minutes", () => {
    fc.assert(
      fc.property(
        fc.option(anyGoals),
        fc.constantFrom("home", "away", "draw", null),
        fc.option(
          fc.constantFrom(...DecidedBy.options.filter((how) => how !== "penalties" && how !== "extra_time")),
        ),
        (goals, stated, decided_by) => {
          const match = ended({ goals: goals ?? NONE, winner: stated, decided_by });
          const shown = stated ?? leaderOf(match.score);
          const counted = countedResult(match);
          if (shown === null) return void expect(counted).toBeNull();
          const { home = 0, away = 0 } = counted?.goals ?? {};
          const teams = [1, 2].map((id) => ({ id, name: `${id}`, deducted_points: 0 }));
          const rows = rankTeams(
            teams,
            [
              {
                ...{ home_team_id: 1, away_team_id: 2, home_goals: home, away_goals: away },
                ...{ home_half: null, away_half: null, match_time: 1, winner: counted?.winner },
              },
            ],
            "goal_difference",
          );
          const formOf = (id: number) => rows.find((row) => row.team_id === id)?.form[0];
          expect([formOf(1), formOf(2)]).toEqual([resultOfSide(shown, "home"), resultOfSide(shown, "away")]);
        },
      ),
    );
  });
});
