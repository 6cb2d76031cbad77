import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { askPartMatches, cutPart } from "../schedule/part-matches.calls.ts";
import { partShown, partsBeside, type SchedulePart } from "../schedule/schedule-part.ts";

type Scorers = AnswerAt<"/api/v1/football/seasons/shooter/stats">["scorers"];
type Tables = AnswerAt<"/api/v1/football/seasons/tablestanding">;

/** A part of the season with its matches, ascending by kick-off. */
export interface PartMatches {
  readonly part: SchedulePart;
  readonly matches: readonly Match[];
}

export interface OverviewTabData {
  /** The round, or what is nearest, where the season stands; null for a season of which nothing is known. */
  readonly now: PartMatches | null;
  /** The part after it; null after the last one. */
  readonly next: PartMatches | null;
  /** The first places of each table. */
  readonly tables: Tables | Missing;
  readonly scorers: Scorers | Missing;
}

/** Of a part without rounds: how many of those that are over are shown, and how many of those to come. */
const SHOWN = { over: 5, ahead: 10 };
const SCORERS = 5;
/** Places of the only table, and of each of several. */
const PLACES = { one: 6, many: 2 };

const topOf = (table: StandingsTable, { length }: readonly StandingsTable[]): StandingsTable => ({
  ...table,
  rows: table.rows.slice(0, length > 1 ? PLACES.many : PLACES.one),
});

const toTops = ({ data }: { readonly data: Tables }): Tables => ({
  ...data,
  tables: data.tables.map((table, _, all) => topOf(table, all)),
});

/** What is read first of a season. Beside the current round nothing is worth failing for. */
export async function askOverviewTab(
  call: CallEndpoint,
  league: LeaguePageData,
  nowMs: number,
): Promise<OverviewTabData> {
  const { season } = league;
  const part = partShown(league, new URLSearchParams());
  if (season === null || part === null)
    return { now: null, next: null, tables: { promotions: [], tables: [] }, scorers: [] };
  const { after } = partsBeside(league, part);
  const query = { season_id: season.id };
  const matchesOf = async (one: SchedulePart): Promise<PartMatches> => ({
    part: one,
    matches: nearMatches(one, await askPartMatches(call, season.id, one), nowMs),
  });
  const [now, next, tables, scorers] = await Promise.all([
    matchesOf(part),
    after && matchesOf(after).catch(() => null),
    call("/api/v1/football/seasons/tablestanding", query).then(toTops, missingFor),
    call("/api/v1/football/seasons/shooter/stats", { ...query, limit: SCORERS }).then(
      ({ data }) => data.scorers,
      missingFor,
    ),
  ]);
  return { now, next, tables, scorers };
}

/** All of a round; of a part without rounds what is in play, and what was before and comes after. */
function nearMatches({ round }: SchedulePart, matches: readonly Match[], nowMs: number): readonly Match[] {
  if (round !== null) return matches;
  const { ahead, over } = cutPart(matches, nowMs);
  return [...over.slice(0, SHOWN.over).reverse(), ...ahead.slice(0, SHOWN.ahead)];
}
