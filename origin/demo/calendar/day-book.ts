import { demoCups } from "../atlas/cups.table.ts";
import { demoLeagues } from "../atlas/leagues.table.ts";
import type { DemoClub } from "../club.ts";
import { disruptionOf } from "../course/disruption.ts";
import type { CupMatch } from "../season/cup-groups.ts";
import type { CupEdition } from "../season/cup-run.ts";
import { groundOf, type Meeting } from "../season/match-maker.ts";
import { type DayNumber, yearOf } from "./days.ts";
import { type Friendly, friendliesFor } from "./friendlies.ts";
import { type KickOffs, placeKickOffs } from "./kick-offs.ts";
import type { DatedMatch } from "./league-dates.ts";

/** All matches of a day, in every competition. */
export interface DayBook {
  leagueMatches(day: DayNumber): readonly DayLeagueMatch[];
  cupMatches(day: DayNumber): readonly DayCupMatch[];
  friendlies(day: DayNumber): readonly Friendly[];
  /** Quarter of an hour (UTC) in which a match of a league or cup kicks off. */
  slotOf(id: string, day: DayNumber): number;
}

interface DayLeagueMatch {
  readonly league: string;
  readonly year: number;
  readonly match: DatedMatch;
}
interface DayCupMatch {
  readonly edition: CupEdition;
  readonly match: CupMatch;
}

/** Inputs of the calendar. */
export interface DayBookSources {
  readonly seed: string;
  readonly clubs: readonly DemoClub[];
  readonly leagueSeason: (league: string, year: number) => readonly DatedMatch[];
  readonly cupEdition: (cup: string, year: number) => CupEdition;
}

/** Memoized values by key. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Matches by day, computed lazily one year at a time. */
function byDay<Found>(ofYear: (year: number) => readonly (readonly [DayNumber, Found])[]) {
  const years = remembered((year: number) => {
    const days = Map.groupBy(ofYear(year), ([day]) => day);
    return new Map([...days].map(([day, entries]) => [day, entries.map(([, found]) => found)]));
  });
  // A season extends into the next year.
  return remembered((day: DayNumber) => {
    const year = yearOf(day);
    return [...(years(year - 1).get(day) ?? []), ...(years(year).get(day) ?? [])];
  });
}

/** Creates the calendar of days. Days are independent: hours and friendlies follow from the day's matches alone. */
export function createDayBook({ seed, clubs, leagueSeason, cupEdition }: DayBookSources): DayBook {
  const leagueMatches = byDay<DayLeagueMatch>((year) =>
    demoLeagues.flatMap(({ id: league }) =>
      leagueSeason(league, year).map((match) => [match.day, { league, year, match }] as const),
    ),
  );
  const cupMatches = byDay<DayCupMatch>((year) =>
    demoCups.flatMap(({ id }) => {
      const edition = cupEdition(id, year);
      return edition.matches.map((match) => [match.meeting.day, { edition, match }] as const);
    }),
  );
  const lasts = (id: string, decider: boolean) => disruptionOf({ id, seed, decider }) === null;
  const kickOffs = remembered((day: DayNumber): KickOffs => {
    const inLeagues = leagueMatches(day).map(({ match: { id, home } }) => ({
      id,
      hot: home.league.hot,
      utcHours: home.country.utcHours,
      lasts: lasts(id, false),
    }));
    const inCups = cupMatches(day).map(({ edition, match: { meeting } }) => ({
      id: meeting.id,
      hot: edition.cup.hot,
      utcHours: groundOf(meeting).country.utcHours,
      lasts: lasts(meeting.id, meeting.decider),
    }));
    return placeKickOffs([...inLeagues, ...inCups], day);
  });
  const playing = (day: DayNumber): DemoClub[] =>
    [
      ...leagueMatches(day).map(({ match }): Pick<Meeting, "home" | "away"> => match),
      ...cupMatches(day).map(({ match }) => match.meeting),
    ].flatMap(({ home, away }) => [home, away]);
  return {
    leagueMatches,
    cupMatches,
    friendlies: remembered((day) =>
      friendliesFor({
        day,
        seed,
        clubs,
        busy: new Set(playing(day)),
        resting: new Set([...playing(day - 1), ...playing(day + 1)]),
        emptyHot: kickOffs(day).emptyHot,
        empty: kickOffs(day).empty,
      }),
    ),
    slotOf(id, day) {
      const slot = kickOffs(day).slots.get(id);
      if (slot === undefined) throw new Error(`${id} has no hour on day ${day}`);
      return slot;
    },
  };
}
