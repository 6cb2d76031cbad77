import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayerId } from "../match/match.schema.ts";
import type { Position } from "../player/player.schema.ts";
import { bestEleven, type RatedPlayer, regularsOf } from "./best-eleven.rules.ts";

let lastId = 0;
const rated = (position: Position | null, rating: number, player_id?: number): RatedPlayer => {
  lastId += 1;
  return { player_id: (player_id ?? lastId) as PlayerId, position, rating };
};
const line = (position: Position, ...ratings: number[]) => ratings.map((rating) => rated(position, rating));

/** Enough players, all rated 6. */
const squad = () => [
  ...line("G", 6),
  ...line("D", 6, 6, 6, 6, 6),
  ...line("M", 6, 6, 6, 6, 6),
  ...line("F", 6, 6, 6),
];
const ratingsOf = (players: readonly RatedPlayer[], position: Position) =>
  players.filter((player) => player.position === position).map((player) => player.rating);

describe("bestEleven", () => {
  it("The formation is the one in which the best play: three fine strikers, five fine midfielders", () => {
    expect(bestEleven([...squad(), ...line("F", 9, 9, 9)])?.formation).toBe("4-3-3");
    expect(bestEleven([...squad(), ...line("M", 9, 9, 9, 9, 9), ...line("F", 8, 8)])?.formation).toBe(
      "3-5-2",
    );
    expect(bestEleven([...squad(), ...line("D", 9, 9, 9, 9, 9)])?.formation).toBe("5-3-2");
  });

  it("The best eleven has the best of each place, one goalkeeper among them", () => {
    const eleven = bestEleven([...squad(), ...line("G", 9.1, 8.7), ...line("D", 7.5, 8.5)]);
    expect(ratingsOf(eleven?.players ?? [], "G")).toEqual([9.1]);
    expect(ratingsOf(eleven?.players ?? [], "D").slice(0, 2)).toEqual([8.5, 7.5]);
  });

  it("Lines are placed from the own goal forward and players across the pitch", () => {
    const { players } = bestEleven(squad()) ?? { players: [] };
    expect(players[0]).toMatchObject({ position: "G", x: 50 });
    expect(players.filter(({ position }) => position === "F").map(({ x }) => x)).toEqual([25, 50, 75]);
    expect(players.map(({ y }) => y)).toEqual(players.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  it("There is no best eleven without a goalkeeper, without eleven players, and of players without a place", () => {
    expect(bestEleven(squad().filter(({ position }) => position !== "G"))).toBeNull();
    expect(bestEleven(squad().slice(0, 10))).toBeNull();
    expect(bestEleven(squad().map((player) => ({ ...player, position: null })))).toBeNull();
    expect(bestEleven([])).toBeNull();
  });

  it("Nobody is left out who is rated better than another player in the same place", () => {
    const player = fc.record({
      position: fc.constantFrom<Position>("G", "D", "M", "F"),
      rating: fc.integer({ min: 40, max: 100 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(fc.array(player, { minLength: 11, maxLength: 60 }), (list) => {
        const candidates = list.map(({ position, rating }, index) => rated(position, rating, index + 1));
        const eleven = bestEleven(candidates);
        if (!eleven) return;
        expect(new Set(eleven.players.map(({ player_id }) => player_id)).size).toBe(11);
        const counts = eleven.formation.split("-").map(Number);
        expect(counts.reduce((sum, count) => sum + count, 1)).toBe(11);
        for (const position of ["G", "D", "M", "F"] as const) {
          const inside = ratingsOf(eleven.players, position);
          const all = ratingsOf(candidates, position).toSorted((a, b) => b - a);
          expect(inside).toEqual(all.slice(0, inside.length));
        }
      }),
    );
  });
});

describe("regularsOf", () => {
  const played = (...matches: number[]) => matches.map((count) => ({ matches: count }));

  it("Players with less than half the ratings of another are not regulars", () => {
    expect(regularsOf(played(10, 5, 4, 9))).toEqual(played(10, 5, 9));
  });

  it("Everybody is a regular where everybody played once, or nobody did", () => {
    expect(regularsOf(played(1, 1))).toEqual(played(1, 1));
    expect(regularsOf([])).toEqual([]);
  });
});
