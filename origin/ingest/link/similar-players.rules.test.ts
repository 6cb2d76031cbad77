import { describe, expect, it } from "vitest";
import { type ComparedPlayer, similarPlayers, suspicionOfPlayers } from "./similar-players.rules.ts";

let lastId = 0;
const player = (
  name: string,
  { birthday = null, team, number }: { birthday?: string | null; team?: number; number?: number } = {},
): ComparedPlayer => ({
  id: ++lastId,
  name,
  birthday,
  teams: new Set(team === undefined ? [] : [team]),
  numbers: new Set(team === undefined || number === undefined ? [] : [`${team} ${number}`]),
});
const DAY = "1998-12-20";

describe("Two players who may be one", () => {
  it.each([
    ["Quang Hải", "Quang Hai", ["birthday", "diacritics"]],
    ["Quang Hải", "quang hải", ["birthday", "name"]],
    ["Hải Quang", "Quang Hai", ["birthday", "order"]],
    ["Q. Hải", "Quang Hải", ["birthday", "initials"]],
    ["Hải", "Quang Hải", ["birthday", "words"]],
    ["Quang Haii", "Quang Hải", ["birthday", "spelling"]],
    ["Công Phượng", "Quang Hải", null],
    ["C. Hải", "Quang Hải", null],
    ["Q. H.", "Quang Hải", null],
  ])("%s and %s of one club and birthday are suspected for: %s", (one, other, reasons) => {
    const [a, b] = [player(one, { birthday: DAY, team: 1 }), player(other, { birthday: DAY, team: 1 })];
    expect(suspicionOfPlayers(a, b)?.reasons ?? null).toEqual(reasons);
    expect(suspicionOfPlayers(b, a)?.reasons ?? null).toEqual(reasons);
  });

  it("Players of two clubs are suspected for one birthday and one name in full only", () => {
    const of = (name: string, team: number) => player(name, { birthday: DAY, team });
    expect(suspicionOfPlayers(of("Quang Hải", 1), of("Quang Hai", 2))?.reasons).toContain("birthday");
    expect(suspicionOfPlayers(of("Q. Hải", 1), of("Quang Hải", 2))).toBeNull();
  });

  it("One number in one team is evidence beside similar names, and likelier with the birthday", () => {
    const of = (name: string, number: number, birthday: string | null = null) =>
      player(name, { team: 1, number, birthday });
    const byNumber = suspicionOfPlayers(of("Q. Hải", 19), of("Quang Hải", 19));
    expect(byNumber?.reasons).toEqual(["number", "initials"]);
    expect(suspicionOfPlayers(of("Q. Hải", 19), of("Quang Hải", 8))).toBeNull();
    const both = suspicionOfPlayers(of("Q. Hải", 19, DAY), of("Quang Hải", 19, DAY));
    expect(both?.reasons).toEqual(["birthday", "number", "initials"]);
    expect(both?.score).toBeGreaterThan(byNumber?.score ?? 100);
  });

  it("A name alone, and two birthdays, are no evidence", () => {
    expect(suspicionOfPlayers(player("Quang Hải", { team: 1 }), player("Quang Hải", { team: 1 }))).toBeNull();
    const of = (birthday: string) => player("Quang Hải", { birthday, team: 1, number: 19 });
    expect(suspicionOfPlayers(of(DAY), of("1998-12-21"))).toBeNull();
  });

  it("Among many players each pair is found once, the likeliest first", () => {
    const players = [
      player("Quang Hải", { birthday: DAY, team: 1, number: 19 }),
      player("Q. Hải", { team: 1, number: 19 }),
      player("Quang Hai", { birthday: DAY, team: 1, number: 19 }),
      player("Văn Toàn", { birthday: DAY, team: 1, number: 9 }),
    ];
    const [a, b, c] = players.map(({ id }) => id);
    expect(similarPlayers(players).map(({ ids }) => ids)).toEqual([
      [a, c],
      [a, b],
      [b, c],
    ]);
  });
});
