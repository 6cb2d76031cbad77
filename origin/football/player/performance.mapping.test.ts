import { describe, expect, it } from "vitest";
import type { MatchId, PlayerId } from "#shared/match/index.ts";
import { seasonsOfPlayers, toPlayerStatistics } from "./performance.mapping.ts";
import type { PersonalIncidentRow, PlayerStatsRow } from "./performance.sql.ts";

const player = (id: number) => id as PlayerId;
const match = (id: number) => id as MatchId;

const statsRow = (player_id: number, match_id: number, counts: object): PlayerStatsRow => ({
  match_id: match(match_id),
  player_id: player(player_id),
  side: "home",
  starter: 1,
  minutes_played: 90,
  rating: 7,
  counts: JSON.stringify(counts),
});
const goal = (match_id: number, scorer: number, assist: number | null): PersonalIncidentRow => ({
  match_id: match(match_id),
  kind: "goal",
  side: "home",
  player_id: player(scorer),
  other_player_id: assist === null ? null : player(assist),
  cards_covered: 0,
  assists_covered: Number(assist !== null),
});

describe("Player statistics of a match", () => {
  it("Player statistics are what the source covers, and unknown otherwise", () => {
    expect(toPlayerStatistics(statsRow(1, 1, { goals: 1, passes: 0 }))).toMatchObject({
      goals: 1,
      passes: 0,
      tackles: null,
      starter: true,
      minutes_played: 90,
      rating: 7,
    });
  });
});

describe("Seasons of players", () => {
  it("A season uses a match's statistics, and its incidents only where there are none", () => {
    const seasons = seasonsOfPlayers([statsRow(1, 10, { goals: 1 })], [goal(10, 1, null), goal(11, 1, null)]);
    expect(seasons.get(player(1))).toMatchObject({
      ...{ goals: 2, matches: 2, appearances: 1, minutes_played: 90 },
      counted: { appearances: 1, starts: 1, minutes_played: 1, rating: 1 },
    });
    expect(
      seasonsOfPlayers([statsRow(1, 10, { goals: 1 })], [goal(10, 1, null)]).get(player(1)),
    ).toMatchObject({
      ...{ goals: 1, matches: 1, appearances: 1, minutes_played: 90 },
      counted: {},
    });
  });

  it("A season includes everybody named by an incident, the assisting player too", () => {
    const seasons = seasonsOfPlayers([], [goal(10, 1, 2)]);
    expect([...seasons].map(([id, { goals, assists }]) => [id, goals, assists])).toEqual([
      [1, 1, 0],
      [2, 0, 1],
    ]);
  });
});
