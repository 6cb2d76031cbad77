import { describe, expect, it } from "vitest";
import { isLive } from "#shared/match/index.ts";
import { demoCups, demoFriendlies } from "../atlas/cups.table.ts";
import { demoLeagues } from "../atlas/leagues.table.ts";
import { matchesOfDay } from "../batches/day-batches.ts";
import { playMatch } from "../course/course.ts";
import { disruptionOf } from "../course/disruption.ts";
import { createDemoWorld, type DemoWorld } from "../world.ts";
import { DAY_SECONDS, type DayNumber, dateText, dayOfDate } from "./days.ts";
import { coveredSlots, hotSlots, SLOT_SECONDS } from "./slots.ts";

const MINUTES = 2 * 1440;
const DAYS = [
  dayOfDate(2026, 11, 21),
  dayOfDate(2027, 6, 16),
  dayOfDate(2027, 12, 25),
  dayOfDate(2030, 1, 1),
];

const HOT = new Set(
  [...demoLeagues, ...demoCups, ...Object.values(demoFriendlies)].flatMap(({ id, hot }) =>
    hot >= 4 ? [id] : [],
  ),
);

/** Number of matches in play in each minute of two days. */
function matchesInPlay(world: DemoWorld, days: readonly DayNumber[], from: DayNumber) {
  const count = { all: new Array<number>(MINUTES).fill(0), hot: new Array<number>(MINUTES).fill(0) };
  for (const { plan, place } of days.flatMap((day) => matchesOfDay(world, day))) {
    const { status_changes } = playMatch(plan, "final");
    for (const [index, change] of status_changes.entries()) {
      if (!isLive(change.status)) continue;
      const minuteOf = (ms: number) => (ms - from * DAY_SECONDS * 1000) / 60_000;
      const start = Math.ceil(minuteOf(change.known_at_ms ?? 0));
      const end = Math.ceil(minuteOf(status_changes[index + 1]?.known_at_ms ?? 0));
      for (let minute = Math.max(0, start); minute < Math.min(end, MINUTES); minute += 1) {
        count.all[minute] = (count.all[minute] ?? 0) + 1;
        if (HOT.has(place.season.split("/")[0] ?? "")) count.hot[minute] = (count.hot[minute] ?? 0) + 1;
      }
    }
  }
  return count;
}

describe("Matches in play", { timeout: 60_000 }, () => {
  it.each(["bongda", "other"])(
    "Six or more matches are in play, one of them hot, in every minute of two days (seed %s)",
    (seed) => {
      const day = dayOfDate(2026, 11, 21);
      const world = createDemoWorld(seed, day);
      const { all, hot } = matchesInPlay(world, [day - 1, day, day + 1], day);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(6);
      expect(Math.min(...hot)).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(DAYS.map((day) => [dateText(day), day] as const))(
    "Days around %s have from 84 to 110 kick-offs, one in every slot that must be covered",
    (_, today) => {
      const world = createDemoWorld("bongda", today);
      for (let day = today - 3; day <= today + 3; day += 1) {
        const [leagues, cups] = [world.days.leagueMatches(day), world.days.cupMatches(day)];
        const friendlies = world.days.friendlies(day);
        const slots = [
          ...leagues.map(({ match }) => world.days.slotOf(match.id, day)),
          ...cups.map(({ match }) => world.days.slotOf(match.meeting.id, day)),
          ...friendlies.map(({ slot }) => slot),
        ];
        expect(coveredSlots.filter((slot) => !slots.includes(slot))).toEqual([]);
        const hot = [
          ...leagues.flatMap(({ match }) =>
            match.home.league.hot >= 4 ? [world.days.slotOf(match.id, day)] : [],
          ),
          ...cups.flatMap(({ edition, match }) =>
            edition.cup.hot >= 4 ? [world.days.slotOf(match.meeting.id, day)] : [],
          ),
          ...friendlies.flatMap(({ series, slot }) => (series.hot >= 4 ? [slot] : [])),
        ];
        expect(hotSlots.filter((slot) => !hot.includes(slot))).toEqual([]);
        expect(slots.length).toBeGreaterThanOrEqual(84);
        expect(slots.length).toBeLessThanOrEqual(110);
      }
    },
  );

  it("A postponed or cancelled match leaves no gap in the coverage", () => {
    const today = dayOfDate(2026, 11, 21);
    const world = createDemoWorld("bongda", today);
    for (let day = today - 14; day <= today + 7; day += 1) {
      const lasting = matchesOfDay(world, day).filter(({ plan }) => disruptionOf(plan) === null);
      const slots = new Set(lasting.map(({ plan }) => (plan.match_time - day * DAY_SECONDS) / SLOT_SECONDS));
      expect([dateText(day), coveredSlots.filter((slot) => !slots.has(slot))]).toEqual([dateText(day), []]);
    }
  });

  it("No club plays twice on a day", () => {
    const today = dayOfDate(2027, 6, 16);
    const world = createDemoWorld("bongda", today);
    for (let day = today - 14; day <= today + 7; day += 1) {
      const clubs = [
        ...world.days.leagueMatches(day).flatMap(({ match }) => [match.home, match.away]),
        ...world.days.cupMatches(day).flatMap(({ match: { meeting } }) => [meeting.home, meeting.away]),
        ...world.days.friendlies(day).flatMap(({ home, away }) => [home, away]),
      ];
      expect(new Set(clubs).size).toBe(clubs.length);
    }
  });
});
