import { describe, expect, it } from "vitest";
import { aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { createClubs } from "../club.ts";
import type { Card } from "../team-sheet-course.ts";
import { createSuspensionBook } from "./suspensions.ts";

const [club] = createClubs("x").get("eng1") ?? [];
if (!club) throw new Error("no club");
const [player] = aDemoTeam("t").players;
if (!player) throw new Error("no player");

const card = (kind: Card["kind"]): Card => ({ minute: 50, added: null, kind, player });

/** Matches in a row, each with its cards; returns the players missing from each. */
function missing(matches: readonly Card[][]): boolean[] {
  const book = createSuspensionBook();
  return matches.map((cards, day) => {
    const isOut = book.of(club as NonNullable<typeof club>).length > 0;
    book.record(club as NonNullable<typeof club>, day, { cards });
    return isOut;
  });
}

describe("Suspensions", () => {
  it("Two yellow cards suspend a player for the next match, and a red card for two", () => {
    const second = [card("yellow_card"), card("second_yellow")];
    expect(missing([second, [], []])).toEqual([false, true, false]);
    expect(missing([[card("red_card")], [], [], []])).toEqual([false, true, true, false]);
  });

  it("Every fifth yellow card suspends a player for a match", () => {
    const yellow = [card("yellow_card")];
    expect(missing([yellow, yellow, yellow, yellow, yellow, [], []])).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});
