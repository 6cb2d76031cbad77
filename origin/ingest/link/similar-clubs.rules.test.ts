import { describe, expect, it } from "vitest";
import { clubName } from "./club-name.rules.ts";
import { suspicionOf } from "./name-suspects.rules.ts";
import { similarClubs } from "./similar-clubs.rules.ts";
import { atMostEach } from "./similar-rows.rules.ts";

const clubs = (...names: readonly string[]) =>
  names.map((name, index) => ({ id: index + 1, name: clubName(name, "ENG") }));
const pairs = (...names: readonly string[]) =>
  similarClubs(clubs(...names), []).map(({ ids, reasons }) => [...ids, ...reasons]);

describe("Similar clubs of a country", () => {
  it("Each pair of similar names is found once, with its likeliest reason", () => {
    expect(pairs("Ashby", "Áshby", "Measham Vale", "Mesham Vale", "Coalville")).toEqual([
      [1, 2, "diacritics"],
      [3, 4, "spelling"],
    ]);
    expect(pairs("Ashby FC", "Ashby SC", "Ashby Rovers")).toContainEqual([1, 2, "form"]);
    expect(pairs("Tottenham Hotspur", "Spurs")).toEqual([[1, 2, "alias"]]);
  });

  it("Squads, common words and short names make no pair", () => {
    expect(pairs("Ashby", "Ashby U21", "Ashby Women", "Town United", "City United", "Ash", "Ask")).toEqual(
      [],
    );
  });

  it("The index finds what comparing each club with each finds", () => {
    const parts = ["Ashby", "Ashbi", "Measham", "Mesham", "Coalville", "Coleville", "Vale", "Lake"];
    const all = clubs(...parts.flatMap((one) => ["", " FC", " Town", " 04"].map((end) => one + end)));
    const each = all.flatMap((a, at) =>
      all.slice(at + 1).flatMap((b) => (suspicionOf(a.name, b.name) ? [`${a.id} ${b.id}`] : [])),
    );
    const found = similarClubs(all, []).map(({ ids }) => ids.join(" "));
    expect(found.sort()).toEqual(each.sort());
  });

  it("Clubs that have the same fixtures are a pair whatever their names, but no two squads", () => {
    const all = clubs("Ashby", "Measham", "Ashby U21");
    const meetings = [
      { one: 1, other: 2, meetings: 2 },
      { one: 1, other: 3, meetings: 5 },
    ];
    expect(similarClubs(all, meetings)).toEqual([{ ids: [1, 2], reasons: ["fixtures"], score: 90 }]);
  });

  it("A club with many similar ones is in the first pairs only", () => {
    const list = [2, 3, 4, 5].map((id) => ({ ids: [1, id] as const }));
    expect(atMostEach(list, 3)).toEqual(list.slice(0, 3));
  });
});
