import type { DayNumber } from "../calendar/days.ts";
import type { LeagueMatch, LeagueRun } from "./league-run.ts";

type Places = ReadonlyMap<string, number> | null;

/** Some days of a league's season: its matches, and its clubs' positions. */
export interface LeagueWindow {
  matchesOn(day: DayNumber): readonly LeagueMatch[];
  /** Positions before the day's matches, by the league's complete rules. */
  placesBefore(day: DayNumber): Places;
}

/** Plays a season from its start to the end of some days, and keeps the data of those days. */
export function createLeagueWindow(run: LeagueRun, from: DayNumber, to: DayNumber): LeagueWindow {
  for (const _ of run.playUntil(from - 1));
  const matches = new Map<DayNumber, readonly LeagueMatch[]>();
  const places = new Map<DayNumber, Places>();
  let latest = run.table.places();
  for (let day = from; day <= to; day += 1) {
    places.set(day, latest);
    const played = [...run.playUntil(day)];
    matches.set(day, played);
    if (played.length > 0) latest = run.table.places();
  }
  return {
    matchesOn: (day) => matches.get(day) ?? [],
    placesBefore: (day) => places.get(day) ?? null,
  };
}
