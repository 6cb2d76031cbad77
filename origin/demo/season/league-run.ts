import type { DemoLeague } from "../atlas/leagues.table.ts";
import type { DayNumber } from "../calendar/days.ts";
import type { DatedMatch } from "../calendar/league-dates.ts";
import type { DemoClub } from "../club.ts";
import { hasResult } from "../course/disruption.ts";
import { countGoals, type DemoResult, decideMatch } from "../goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createTable, type LeagueTable } from "./league-table.ts";
import type { MatchMaker, Meeting } from "./match-maker.ts";
import { createSuspensionBook, type Suspension } from "./suspensions.ts";

/** A played league match. */
export interface LeagueMatch {
  readonly meeting: Meeting;
  readonly round: number;
  readonly plan: DemoMatchPlan;
  /** Null for a match that did not come to its end. */
  readonly result: DemoResult | null;
  /** Positions of all clubs before this day's matches; null before the season's first result. */
  readonly places: ReadonlyMap<string, number> | null;
  readonly suspended: { readonly home: readonly Suspension[]; readonly away: readonly Suspension[] };
}

/** A league season, simulated day by day. */
export interface LeagueRun {
  /** Advances to the end of a day; a day that was already played is not replayed. */
  playUntil(day: DayNumber): Generator<LeagueMatch>;
  readonly table: LeagueTable;
  /** Day of the last played match; a day long ago before the first. */
  playedUntil(): DayNumber;
}

interface LeagueSeason {
  readonly league: DemoLeague;
  readonly year: number;
  readonly clubs: readonly DemoClub[];
  /** In the order of days. */
  readonly matches: readonly DatedMatch[];
  readonly slotOf: (match: DatedMatch) => number;
}

export const meetingOf = (match: DatedMatch, year: number): Meeting => ({
  id: match.id,
  day: match.day,
  home: match.home,
  away: match.away,
  season: year,
  abroad: false,
  decider: false,
  neutralGround: null,
});

/** Starts a season at its first match. Suspensions follow from earlier matches, so it is played in order. */
export function startLeagueRun(season: LeagueSeason, maker: MatchMaker): LeagueRun {
  const { league, year, clubs, matches, slotOf } = season;
  const table = createTable(clubs, league.tieBreakRule);
  const suspensions = createSuspensionBook();
  let next = 0;

  const play = (match: DatedMatch, places: LeagueMatch["places"]): LeagueMatch => {
    const { day, home, away, round } = match;
    const meeting = meetingOf(match, year);
    const suspended = { home: suspensions.of(home), away: suspensions.of(away) };
    const ids = [...suspended.home, ...suspended.away].map(({ player }) => player.id);
    const plan = maker.planOf(meeting, slotOf(match), ids);
    const result = hasResult(plan) ? decideMatch(plan) : null;
    if (result) {
      suspensions.record(home, day, result.home);
      suspensions.record(away, day, result.away);
      table.add({ home, away, goals: countGoals(result.goals), time: plan.match_time });
    }
    return { meeting, round, plan, result, places, suspended };
  };
  return {
    table,
    playedUntil: () => matches[next - 1]?.day ?? 0,
    *playUntil(day) {
      let places = table.quickPlaces();
      let today = matches[next]?.day;
      for (let match = matches[next]; match && match.day <= day; match = matches[next]) {
        if (match.day !== today) places = table.quickPlaces();
        today = match.day;
        next += 1;
        yield play(match, places);
      }
    },
  };
}

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
