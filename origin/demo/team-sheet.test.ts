import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDemoPlan, aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { startersByPosition } from "./squad-choice.ts";
import { playersAt, spellsOf, type TeamSheet, teamSheetsOf } from "./team-sheet.ts";

const plans = fc
  .record({ id: fc.string({ minLength: 1 }), decider: fc.boolean() })
  .map(({ id, decider }) => aDemoPlan(id, { decider }));

const sheetsOf = (id: string): TeamSheet[] => Object.values(teamSheetsOf(aDemoPlan(id)));
const many = Array.from({ length: 500 }, (_, index) => sheetsOf(`match ${index}`)).flat();

describe("teamSheetsOf", () => {
  it("A team sheet starts eleven by the formation, one of them in goal, and puts others on the bench", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { home } = teamSheetsOf(plan);
        const count = (position: string) => home.starters.filter((row) => row.position === position).length;
        const wanted = startersByPosition(plan.home.formation);
        expect(count("G")).toBe(1);
        expect(home.starters[0]?.position).toBe("G");
        expect(count("D")).toBe(wanted.D);
        expect(new Set([...home.starters, ...home.bench]).size).toBe(11 + home.bench.length);
        expect(home.starters).toContain(home.captain);
      }),
    );
  });

  it("A team sheet omits absent players, and fills the gap from the nearest line", () => {
    const home = aDemoTeam("short");
    const absent = home.players.filter((row) => row.position === "F").map((row) => row.id);
    const sheet = teamSheetsOf(aDemoPlan("m", { home, absent })).home;
    expect(sheet.starters).toHaveLength(11);
    for (const player of [...sheet.starters, ...sheet.bench]) expect(absent).not.toContain(player.id);
  });

  it("A side never has twelve players on the pitch, nor anybody sent off or substituted", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const sheet of Object.values(teamSheetsOf(plan))) {
          const spells = spellsOf(sheet);
          expect(new Set(spells.map(({ player }) => player)).size).toBe(spells.length);
          for (let minute = 1; minute <= 120; minute += 1) {
            const players = playersAt(spells, { minute, added: null });
            expect(players.length).toBeLessThanOrEqual(11);
            expect(players.filter((row) => row.position === "G")).toHaveLength(1);
          }
          for (const row of sheet.substitutions) {
            expect(playersAt(spells, { ...row, added: (row.added ?? 0) + 1 })).toContain(row.on);
            expect(playersAt(spells, row)).not.toContain(row.off);
          }
          expect(sheet.substitutions.length).toBeLessThanOrEqual(6);
        }
      }),
    );
  });

  it("A yellow card precedes a second yellow, and only players on the pitch are booked", () => {
    const cards = many.flatMap((sheet) => sheet.cards.map((card) => ({ card, sheet })));
    expect(cards.filter(({ card }) => card.kind === "second_yellow").length).toBeGreaterThan(5);
    for (const { card, sheet } of cards) {
      const own = sheet.cards.filter((row) => row.player === card.player);
      expect(own.map((row) => row.kind).join()).toMatch(/^(yellow_card(,second_yellow)?|red_card)$/);
      const spell = spellsOf(sheet).find(({ player }) => player === card.player);
      expect(spell).toBeDefined();
      expect(spell?.left === "sent_off").toBe(own.some((row) => row.kind !== "yellow_card"));
    }
  });

  it("Cards and substitutions are in their usual numbers", () => {
    const mean = (count: (sheet: TeamSheet) => number) =>
      many.reduce((sum, sheet) => sum + count(sheet), 0) / many.length;
    expect(mean((sheet) => sheet.cards.filter((row) => row.kind === "yellow_card").length)).toBeGreaterThan(
      1.5,
    );
    expect(mean((sheet) => sheet.cards.filter((row) => row.kind !== "yellow_card").length)).toBeLessThan(
      0.15,
    );
    expect(mean((sheet) => sheet.substitutions.length)).toBeGreaterThan(3.8);
  });
});
