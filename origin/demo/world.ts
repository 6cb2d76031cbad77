import { type DemoCup, demoCups } from "./atlas/cups.table.ts";
import { type DemoLeague, demoLeagues } from "./atlas/leagues.table.ts";
import { cupWeeksOf } from "./calendar/cup-dates.ts";
import { createDayBook, type DayBook, remembered } from "./calendar/day-book.ts";
import type { DayNumber } from "./calendar/days.ts";
import { type DatedMatch, datedSeason } from "./calendar/league-dates.ts";
import { createClubs, type DemoClub } from "./club.ts";
import { createTransferMarket, type TransferMarket } from "./people/transfer-market.ts";
import { type CupEdition, createCupEdition } from "./season/cup-run.ts";
import {
  createLeagueWindow,
  type LeagueRun,
  type LeagueWindow,
  startLeagueRun,
} from "./season/league-run.ts";
import { createMatchMaker, type MatchMaker } from "./season/match-maker.ts";

/** Days around today on which every match is fully detailed. */
export const DAYS_BACK = 14;
export const DAYS_AHEAD = 7;

/**
 * The demo world on a day: clubs, people and matches. It follows from the seed and the day alone; nothing in it is
 * stored, and everything is computed lazily.
 */
export interface DemoWorld {
  readonly seed: string;
  readonly today: DayNumber;
  /** Last simulated day: later results are not known. */
  readonly until: DayNumber;
  readonly clubs: readonly DemoClub[];
  readonly clubsOf: (league: string) => readonly DemoClub[];
  readonly market: TransferMarket;
  readonly maker: MatchMaker;
  readonly days: DayBook;
  /** Matches of a league's season in the order of days, future ones included. */
  readonly leagueSeason: (league: string, year: number) => readonly DatedMatch[];
  readonly cupEdition: (cup: string, year: number) => CupEdition;
  /** A league's season from its first match; each call starts anew. {@link leagueWindow} continues it. */
  readonly startRun: (league: string, year: number) => LeagueRun;
  /** The fully written days of a league's season. */
  readonly leagueWindow: (league: string, year: number) => LeagueWindow;
}

function leagueOf(id: string): DemoLeague {
  const league = demoLeagues.find((one) => one.id === id);
  if (!league) throw new Error(`the demo world has no league ${id}`);
  return league;
}

function cupOf(id: string): DemoCup {
  const cup = demoCups.find((one) => one.id === id);
  if (!cup) throw new Error(`the demo world has no cup ${id}`);
  return cup;
}

/** Creates the world of a day; `from` is the first day whose matches are written one by one. */
export function createDemoWorld(seed: string, today: DayNumber, from = today - DAYS_BACK): DemoWorld {
  const until = today + DAYS_AHEAD;
  const byLeague = createClubs(seed);
  const clubs = [...byLeague.values()].flat();
  const clubsOf = (league: string) => byLeague.get(league) ?? [];
  const market = createTransferMarket(clubs, seed, until);
  const maker = createMatchMaker(seed, market, until);

  const season = remembered((key: string): readonly DatedMatch[] => {
    const [id = "", year = ""] = key.split("/");
    const weeks = cupWeeksOf(id, Number(year));
    const options = { seed, isCupWeek: (monday: DayNumber) => weeks.has(monday) };
    const matches = datedSeason(leagueOf(id), clubsOf(id), Number(year), options);
    return matches.sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
  });
  const leagueSeason = (league: string, year: number) => season(`${league}/${year}`);
  const edition = remembered((key: string): CupEdition => {
    const [id = "", year] = key.split("/");
    return createCupEdition({ cup: cupOf(id), year: Number(year), clubsOf, maker, until });
  });
  const cupEdition = (cup: string, year: number) => edition(`${cup}/${year}`);
  const days = createDayBook({ seed, clubs, leagueSeason, cupEdition });
  const started = new Map<string, LeagueRun>();
  const startRun = (league: string, year: number) => {
    const run = startLeagueRun(
      {
        league: leagueOf(league),
        year,
        clubs: clubsOf(league),
        matches: leagueSeason(league, year),
        slotOf: ({ id, day }) => days.slotOf(id, day),
      },
      maker,
    );
    started.set(`${league}/${year}`, run);
    return run;
  };
  const window = remembered((key: string) => {
    const [league = "", year] = key.split("/");
    const known = started.get(key);
    // A run that was advanced too far cannot return those days.
    const run = known && known.playedUntil() < from ? known : startRun(league, Number(year));
    return createLeagueWindow(run, from, until);
  });
  return {
    seed,
    today,
    until,
    clubs,
    clubsOf,
    market,
    maker,
    days,
    leagueSeason,
    cupEdition,
    startRun,
    leagueWindow: (league, year) => window(`${league}/${year}`),
  };
}
