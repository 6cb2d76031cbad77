import { type DemoCup, type DemoFriendlies, demoCups, demoFriendlies } from "../atlas/cups.table.ts";
import { type DemoLeague, demoLeagues } from "../atlas/leagues.table.ts";
import { cupMondays } from "../calendar/cup-dates.ts";
import { type DayNumber, dayOfDate, yearOf } from "../calendar/days.ts";
import { seasonName, seasonStart } from "../calendar/league-dates.ts";

/** A season of a competition: the competition, and the year it begins in. */
export type SeasonRef = { readonly year: number } & (
  | { readonly kind: "league"; readonly competition: DemoLeague }
  | { readonly kind: "cup"; readonly competition: DemoCup }
  | { readonly kind: "friendlies"; readonly competition: DemoFriendlies }
);

/** External id of a season: `eng1/2026`. */
export const seasonId = ({ competition, year }: SeasonRef): string => `${competition.id}/${year}`;

export const nameOfSeason = (season: SeasonRef): string =>
  season.kind === "friendlies" ? String(season.year) : seasonName(season.competition.start, season.year);

/** How long before its start a season is announced. */
const AHEAD_DAYS = 35;

/** Earliest day with matches of a season. */
function firstDay(season: SeasonRef): DayNumber {
  if (season.kind === "league") return seasonStart(season.competition.start, season.year);
  if (season.kind === "friendlies") return dayOfDate(season.year, 1, 1);
  const { groups, ties } = cupMondays(season.competition, season.year);
  return groups[0] ?? ties[0] ?? 0;
}

/** The latest season of each competition that is announced by a day, and the one before it, hottest first. */
export function seasonsAt(day: DayNumber): { readonly current: SeasonRef[]; readonly previous: SeasonRef[] } {
  const refs: ((year: number) => SeasonRef)[] = [
    ...demoLeagues.map((competition) => (year: number) => ({ kind: "league", competition, year }) as const),
    ...demoCups.map((competition) => (year: number) => ({ kind: "cup", competition, year }) as const),
    ...Object.values(demoFriendlies).map(
      (competition) => (year: number) => ({ kind: "friendlies", competition, year }) as const,
    ),
  ];
  const latest = refs.map((refOf) => {
    const year = yearOf(day) + 1;
    return [year, year - 1, year - 2].map(refOf).find((ref) => firstDay(ref) <= day + AHEAD_DAYS);
  });
  const current = latest.filter((ref) => ref !== undefined);
  const previous = current.map((ref) => ({ ...ref, year: ref.year - 1 }));
  const byHeat = (a: SeasonRef, b: SeasonRef) => b.competition.hot - a.competition.hot;
  return { current: current.sort(byHeat), previous: previous.sort(byHeat) };
}
