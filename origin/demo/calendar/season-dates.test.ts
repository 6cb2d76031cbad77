import { describe, expect, it } from "vitest";
import { nationOfCode } from "#origin/ingest/adapters/nations.table.ts";
import { demoCups } from "../atlas/cups.table.ts";
import { demoLeagues } from "../atlas/leagues.table.ts";
import { createDemoWorld } from "../world.ts";
import { cupMondays } from "./cup-dates.ts";
import { type DayNumber, dateText, dayOfDate } from "./days.ts";

const world = createDemoWorld("dates", dayOfDate(2026, 11, 21));

describe("The calendar", () => {
  it.each(demoLeagues.map(({ id }) => id))(
    "The calendar has a whole season of %s, in years to come too",
    (league) => {
      for (const year of [2025, 2026, 2029]) {
        const matches = world.leagueSeason(league, year);
        const clubs = world.clubsOf(league);
        const [first] = clubs;
        const met = Map.groupBy(matches, ({ home, away }) => `${home.id} ${away.id}`);
        expect(met.size).toBe(clubs.length * (clubs.length - 1));
        expect(new Set([...met.values()].map((list) => list.length)).size).toBe(1);
        expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
        expect((matches.at(-1)?.day ?? 0) - (matches[0]?.day ?? 0)).toBeLessThan(345);
        expect(first?.league.clubs).toBe(clubs.length);
      }
    },
  );

  it("European autumn-to-spring seasons are at round 16 at most on 1 December", () => {
    const european = demoLeagues.filter(
      ({ country, start }) => nationOfCode(country)?.continent === "europe" && start[0] >= 7,
    );
    expect(european.length).toBeGreaterThan(8);
    const early = [2024, 2025, 2026, 2027, 2028, 2029].flatMap((year) =>
      european.flatMap(({ id }) => {
        const played = world.leagueSeason(id, year).filter(({ day }) => day <= dayOfDate(year, 12, 1));
        const round = Math.max(...played.map((match) => match.round));
        return round <= 16 ? [] : [`${id}/${year}: ${round}`];
      }),
    );
    expect(early).toEqual([]);
  });

  it("A club rests for at least a day between two league or cup matches", () => {
    const played = new Map<string, DayNumber[]>();
    const note = (club: string, day: DayNumber) => played.set(club, [...(played.get(club) ?? []), day]);
    for (const year of [2025, 2026]) {
      for (const { id } of demoLeagues) {
        for (const { home, away, day } of world.leagueSeason(id, year)) {
          note(home.id, day);
          note(away.id, day);
        }
      }
      for (const { id } of demoCups) {
        for (const { meeting } of world.cupEdition(id, year).matches) {
          note(meeting.home.id, meeting.day);
          note(meeting.away.id, meeting.day);
        }
      }
    }
    const tight = [...played].flatMap(([club, days]) => {
      const sorted = days.sort((a, b) => a - b);
      return sorted.flatMap((day, index) =>
        index > 0 && day - (sorted[index - 1] ?? 0) < 2 ? [`${club} ${dateText(day)}`] : [],
      );
    });
    expect(tight).toEqual([]);
  });

  it("Two cups of a club never share a week", () => {
    for (const year of [2025, 2026, 2027]) {
      const weeks = demoCups.flatMap((cup) => {
        const { groups, ties } = cupMondays(cup, year);
        return [...groups, ...ties].flatMap((monday) =>
          cup.entrants.map(([league]) => `${league} ${monday}`),
        );
      });
      expect(new Set(weeks).size).toBe(weeks.length);
    }
  });
});
