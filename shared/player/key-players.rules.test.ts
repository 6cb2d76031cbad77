import { describe, expect, it } from "vitest";
import { byGoals, keyPlayers } from "./key-players.rules.ts";
import { noCounts, seasonStats } from "./player-statistics.rules.ts";

const player = (
  name: string,
  goals: number | null,
  assists: number | null,
  rating: number | null = null,
) => ({
  name,
  stats: seasonStats([{ ...noCounts, goals, assists, rating, starter: true, minutes_played: 90 }]),
});
const names = (players: readonly { name: string }[]) => players.map(({ name }) => name);

describe("players of a season", () => {
  it("Players are ordered by goals, then assists, then rating", () => {
    const players = [player("a", 1, 5), player("b", 2, 0), player("c", 1, 5, 8), player("d", null, null)];
    expect(names(players.toSorted(byGoals))).toEqual(["b", "c", "a", "d"]);
  });

  it("Key players are ordered by the goals they had a hand in, then by rating", () => {
    const players = [player("solid", 0, 0, 7.4), player("scorer", 4, 0, 7), player("maker", 1, 3, 7.9)];
    expect(names(keyPlayers(players, 5))).toEqual(["maker", "scorer", "solid"]);
    expect(names(keyPlayers(players, 1))).toEqual(["maker"]);
  });

  it("A player without a goal, an assist or a rating is no key player", () => {
    expect(keyPlayers([player("a", 0, null), player("b", null, null)], 5)).toEqual([]);
  });
});
