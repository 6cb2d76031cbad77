import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { partShown, partsBeside, queryOfPart, type SchedulePart } from "../schedule/schedule-part.ts";

type Scorers = AnswerAt<"/api/v1/football/seasons/shooter/stats">["scorers"];
type Tables = AnswerAt<"/api/v1/football/seasons/tablestanding">;

/** A part of the season with its matches, ascending by kick-off. */
export interface PartMatches {
  readonly part: SchedulePart;
  readonly matches: readonly Match[];
}

export interface OverviewTabData {
  /** The round where the season stands; null for a season of which nothing is known. */
  readonly now: PartMatches | null;
  /** The round after it; null after the last one. */
  readonly next: PartMatches | null;
  /** The first places of each table. */
  readonly tables: Tables | null;
  readonly scorers: Scorers;
}

const ROUND_LIMIT = 30;
const SCORERS = 5;
/** Places of the only table, and of each of several. */
const PLACES = { one: 6, many: 2 };

const topOf = (table: StandingsTable, { length }: readonly StandingsTable[]): StandingsTable => ({
  ...table,
  rows: table.rows.slice(0, length > 1 ? PLACES.many : PLACES.one),
});

/** What is read first of a season. Beside the current round nothing is worth failing for. */
export async function askOverviewTab(call: CallEndpoint, league: LeaguePageData): Promise<OverviewTabData> {
  const { season } = league;
  const part = partShown(league, new URLSearchParams());
  if (season === null || part === null) return { now: null, next: null, tables: null, scorers: [] };
  const { after } = partsBeside(league, part);
  const query = { season_id: season.id };
  const [now, next, tables, scorers] = await Promise.all([
    matchesOf(call, season.id, part),
    after && matchesOf(call, season.id, after).catch(() => null),
    call("/api/v1/football/seasons/tablestanding", query).catch(() => null),
    call("/api/v1/football/seasons/shooter/stats", { ...query, limit: SCORERS }).catch(() => null),
  ]);
  const shown = tables && {
    ...tables.data,
    tables: tables.data.tables.map((table, _, all) => topOf(table, all)),
  };
  return { now, next, tables: shown, scorers: scorers?.data.scorers ?? [] };
}

async function matchesOf(call: CallEndpoint, seasonId: number, part: SchedulePart): Promise<PartMatches> {
  const query = { season_id: seasonId, ...queryOfPart(part), limit: ROUND_LIMIT };
  return { part, matches: (await call("/api/v1/football/matches/comp", query)).data.matches };
}
