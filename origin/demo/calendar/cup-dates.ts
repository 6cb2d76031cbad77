import { type DemoCup, demoCups } from "../atlas/cups.table.ts";
import { type DayNumber, dayOfDate, mondayOf } from "./days.ts";

/** Group rounds: a double round robin of four clubs. */
const GROUP_ROUNDS = 6;

/** Clubs left when the ties begin: two of each group, or all. */
export function tieEntrants({ groups, entrants }: DemoCup): number {
  return groups === null ? entrants.reduce((sum, [, clubs]) => sum + clubs, 0) : groups * 2;
}

/** Mondays of the weeks of a cup's rounds in a year's edition: groups first, then ties. */
export function cupMondays(cup: DemoCup, year: number): { groups: DayNumber[]; ties: DayNumber[] } {
  const first = mondayOf(dayOfDate(year, ...cup.start));
  const mondays = cup.weeks.map((week) => first + week * 7);
  const rounds = Math.log2(tieEntrants(cup));
  return {
    groups: cup.groups === null ? [] : mondays.slice(0, GROUP_ROUNDS),
    ties: mondays.slice(-rounds),
  };
}

/** Weeks (by their Monday) around a year whose midweek is used by a cup with clubs of the league. */
export function cupWeeksOf(league: string, year: number): ReadonlySet<DayNumber> {
  const entered = demoCups.filter(({ entrants }) => entrants.some(([id]) => id === league));
  const mondays = entered.flatMap((cup) =>
    [year - 1, year, year + 1].flatMap((edition) => {
      const { groups, ties } = cupMondays(cup, edition);
      return [...groups, ...ties];
    }),
  );
  return new Set(mondays);
}

/** Alternates between Wednesday and Thursday of a cup week. */
export const cupDay = (monday: DayNumber, turn: number): DayNumber => monday + 2 + (turn % 2);
