import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFiles } from "#tests/support/batches/openfootball-files.ts";
import { expectedMatches, readMatches } from "#tests/support/round-trip/read-facts.ts";
import { RUNS, seasons } from "#tests/support/round-trip/season-facts.ts";
import { spellings, writeOpenfootball } from "#tests/support/round-trip/write-openfootball.ts";

const read = (name: string, file: unknown) => readFiles([[name, file]]);

const content = { half: true, goals: true, cards: false, coming: null };

describe("openfootball files, written and read", () => {
  it("A league's season gives the same matches, scores and goals back", () => {
    const league = seasons({ knockOut: false, from: "2024-08-01", days: 280 });
    fc.assert(
      fc.property(league, spellings, (facts, spelling) => {
        const { batch, warnings } = read(
          "2024-25/en.1.json",
          writeOpenfootball("English Premier League 2024/25", facts, spelling),
        );
        expect(readMatches(batch)).toEqual(expectedMatches(facts, content));
        expect(warnings).toEqual([]);
      }),
      RUNS,
    );
  });

  it("A cup's season gives extra time and shoot-outs back", () => {
    const cup = seasons({ knockOut: true, from: "2025-02-01", days: 100 });
    fc.assert(
      fc.property(cup, spellings, (facts, spelling) => {
        const file = writeOpenfootball("UEFA Champions League 2024/25", facts, spelling, " (ENG)");
        const { batch } = read("2024-25/uefa.cl.json", file);
        expect(readMatches(batch)).toEqual(expectedMatches(facts, content));
      }),
      RUNS,
    );
  });

  it("A squad list gives numbers, positions and birthdays back", () => {
    const member = fc.record({
      number: fc.option(fc.integer({ min: 1, max: 99 })),
      pos: fc.constantFrom("GK", "DF", "MF", "FW"),
      birthday: fc.date({ min: new Date("1986-01-01"), max: new Date("2008-12-31"), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 26 }), (members) => {
        const players = members.map(({ number, pos, birthday }, index) => ({
          ...{ number, pos, name: `Player ${"abcdefghijklmnopqrstuvwxyz"[index]}x` },
          date_of_birth: birthday.toISOString().slice(0, 10),
          club: { name: "Ficta Rovers", country: "ENG" },
        }));
        const { batch, warnings } = read("2026/worldcup.squads.json", [{ name: "Mexico", players }]);
        const birthdays = new Map(batch.players.map((row) => [row.external_id, row]));
        expect(
          batch.squads?.[0]?.players.map(({ player, shirt_number, position }) => ({
            number: shirt_number,
            pos: position,
            name: birthdays.get(player)?.name,
            date_of_birth: birthdays.get(player)?.birthday,
          })),
        ).toEqual(players.map(({ club: _, ...row }) => ({ ...row, pos: row.pos[0] })));
        expect(warnings).toEqual([]);
      }),
      RUNS,
    );
  });
});
