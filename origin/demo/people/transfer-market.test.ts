import { describe, expect, it } from "vitest";
import { TRANSFER_KINDS } from "#shared/player/index.ts";
import { type DayNumber, dateText, dayOfDate } from "../calendar/days.ts";
import { createClubs } from "../club.ts";
import { coachesOf } from "./coaches.ts";
import { ageOn } from "./person.ts";
import { createTransferMarket } from "./transfer-market.ts";

const TODAY = dayOfDate(2026, 11, 21);
const clubs = [...createClubs("market").values()].flat();
const market = createTransferMarket(clubs, "market", TODAY);
const DAYS: readonly DayNumber[] = [
  dayOfDate(2024, 1, 15),
  dayOfDate(2025, 7, 20),
  dayOfDate(2026, 6, 21),
  dayOfDate(2026, 8, 5),
  TODAY,
];

describe("The transfer market", () => {
  it.each(DAYS.map((day) => [dateText(day), day] as const))(
    "The transfer market keeps complete squads on %s",
    (_, day) => {
      const everybody = clubs.flatMap((club) => market.squadOf(club, day).members);
      expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
      for (const club of clubs) {
        const { members } = market.squadOf(club, day);
        expect(members.length).toBeGreaterThanOrEqual(23);
        expect(members.length).toBeLessThanOrEqual(27);
        expect(new Set(members.map((row) => row.shirt_number)).size).toBe(members.length);
        expect(members.filter((row) => row.position === "G").length).toBe(3);
      }
    },
  );

  it("The transfer market moves players in all eight ways within a year", () => {
    const kinds = new Set(market.movesBetween(TODAY - 365, TODAY).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(TRANSFER_KINDS));
  });

  it("Each move takes a player from their current club to their next club", () => {
    for (const { person, from, to, day } of market.movesBetween(TODAY - 400, TODAY)) {
      const has = (club: NonNullable<typeof from>, when: DayNumber) =>
        market.squadOf(club, when).members.some(({ id }) => id === person.id);
      if (from) expect([person.id, has(from, day - 1)]).toEqual([person.id, true]);
      if (to) expect([person.id, has(to, day)]).toEqual([person.id, true]);
    }
  });

  it("Loaned players come back, and each move is listed once", () => {
    const moves = market.movesBetween(0, TODAY);
    expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
    expect(moves.map(({ day }) => day)).toEqual(moves.map(({ day }) => day).toSorted((a, b) => a - b));
    const ended = new Set(moves.flatMap((move) => (move.kind === "loan_end" ? [move.person.id] : [])));
    const lent = moves.filter(({ kind, day }) => kind === "loan" && day < dayOfDate(2025, 12, 1));
    expect(lent.length).toBeGreaterThan(50);
    expect(lent.filter(({ person }) => !ended.has(person.id))).toEqual([]);
  });

  it("Players are of an age to play", () => {
    for (const { person } of market.everybody(TODAY - 1, TODAY)) {
      expect(ageOn(person.born, TODAY)).toBeGreaterThan(16);
      expect(ageOn(person.born, TODAY)).toBeLessThan(40);
    }
  });

  it("The transfer market gives the same moves whether it is queried today or next week", () => {
    const later = createTransferMarket(clubs, "market", TODAY + 60);
    expect(later.movesBetween(0, TODAY)).toEqual(market.movesBetween(0, TODAY));
    for (const club of clubs.slice(0, 40))
      expect(later.squadOf(club, TODAY)).toEqual(market.squadOf(club, TODAY));
  });
});

describe("Coaches of a club", () => {
  it("Coaches follow each other without a gap, one of them in office today", () => {
    const all = clubs.map((club) => coachesOf(club, "market", TODAY));
    expect(new Set(all.flat().map(({ kind }) => kind))).toEqual(new Set(["head", "interim"]));
    for (const coaches of all) {
      expect(coaches.filter(({ joined, left }) => joined <= TODAY && left > TODAY)).toHaveLength(1);
      for (const [index, { joined }] of coaches.entries()) {
        if (index > 0) expect(joined).toBe(coaches[index - 1]?.left);
      }
    }
  });
});
