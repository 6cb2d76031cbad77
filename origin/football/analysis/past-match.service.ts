import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { type PastMatch, type PlayedMatch, seenBy, type TeamMatch } from "#shared/analysis/index.ts";
import type { Match, MatchBrief, MatchId, TeamId } from "#shared/match/index.ts";
import { toMatch, toMatchBrief } from "../match/match.mapping.ts";
import { matchesById } from "../match/match.queries.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import { noCompany, noMatch } from "../not-found.ts";
import { companyOrFirst } from "../odds/odds.queries.ts";
import { type ClosingPrices, toClosingPrices } from "./closing-price.mapping.ts";
import { pricesOfMatches } from "./closing-price.queries.ts";
import { toPastMatch, toPlayed } from "./past-match.mapping.ts";
import { goalsOfMatches, meetings, nextOfTeam, playedByTeam } from "./past-match.queries.ts";
import type { PlayedRow } from "./played-row.sql.ts";

/** Matches around a match, in two round trips: which matches, then everything about them. */

/** Maximum meetings of two clubs on one ground that any window uses. */
const MEETINGS = 50;

type Place = Pick<PlayedRow, "id">;

/** A match with both teams' past and coming matches, enough for every window. */
export interface Around {
  readonly match: Match;
  readonly home: readonly PlayedRow[];
  readonly away: readonly PlayedRow[];
  readonly meetings: readonly PlayedRow[];
  readonly next: { readonly home: readonly Place[]; readonly away: readonly Place[] };
}

/** How much to read: `past` matches of each kind, and `next` coming ones. */
interface Reach {
  readonly past: number;
  readonly next?: number;
}

/**
 * Reads the matches around a match, with enough of the played ones for statistics without prices. Throws
 * `match_not_found`.
 */
export async function readAround(
  db: Database,
  matchId: number,
  nowMs: number,
  { past, next = 0 }: Reach,
): Promise<Around> {
  const [[row], home, homeInComp, away, awayInComp, met, homeNext, awayNext] = await readAll(
    db,
    bindQuery(matchesById, nowMs, JSON.stringify([matchId])),
    bindQuery(playedByTeam, nowMs, matchId, "home", past, 0),
    bindQuery(playedByTeam, nowMs, matchId, "home", past, 1),
    bindQuery(playedByTeam, nowMs, matchId, "away", past, 0),
    bindQuery(playedByTeam, nowMs, matchId, "away", past, 1),
    bindQuery(meetings, nowMs, matchId, MEETINGS),
    bindQuery(nextOfTeam, nowMs, matchId, "home", next),
    bindQuery(nextOfTeam, nowMs, matchId, "away", next),
  );
  if (!row) throw noMatch(matchId);
  const first = (rows: typeof homeNext) =>
    rows.toSorted((a, b) => a.match_time - b.match_time || a.id - b.id).slice(0, next);
  return {
    match: toMatch(row),
    home: [...home, ...homeInComp],
    away: [...away, ...awayInComp],
    meetings: met,
    next: { home: first(homeNext), away: first(awayNext) },
  };
}

/** A match with all its data. */
interface PastFacts {
  readonly row: MatchRow;
  readonly played: PlayedMatch;
  readonly closing: ClosingPrices | undefined;
}
export type FactsById = ReadonlyMap<MatchId, PastFacts>;

/**
 * Reads everything about some matches, with the prices of one company, or else of the best-ranked one with prices, per
 * match. Throws `company_not_found`.
 */
export async function readFacts(
  db: Database,
  places: readonly Place[],
  nowMs: number,
  companyId?: number,
): Promise<FactsById> {
  const ids = JSON.stringify([...new Set(places.map(({ id }) => id))]);
  const [rows, goals, prices, [company]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, ids),
    bindQuery(goalsOfMatches, nowMs, ids),
    bindQuery(pricesOfMatches, nowMs, ids, companyId ?? null),
    bindQuery(companyOrFirst, companyId ?? null),
  );
  if (companyId !== undefined && !company) throw noCompany(companyId);
  const goalsOf = Map.groupBy(goals, (goal) => goal.match_id);
  const closingOf = toClosingPrices(prices, nowMs);
  return new Map(
    rows.map((row) => {
      const closing = closingOf.get(row.id);
      return [row.id, { row, closing, played: toPlayed(row, goalsOf.get(row.id), closing) }];
    }),
  );
}

const factsOf = (facts: FactsById, places: readonly Place[]): PastFacts[] =>
  places.flatMap(({ id }) => facts.get(id) ?? []);

/** Matches from a team's point of view, in the order given. */
export function seenOf(facts: FactsById, places: readonly Place[], teamId: TeamId): TeamMatch[] {
  return factsOf(facts, places).map(({ played }) => seenBy(teamId, played));
}

/** Matches of a team's history, in the order given. */
export function pastOf(facts: FactsById, places: readonly Place[], teamId: TeamId): PastMatch[] {
  return factsOf(facts, places).map(({ row, played, closing }) => toPastMatch(teamId, row, played, closing));
}

/** Matches as list rows, in the order given. */
export function briefsOf(facts: FactsById, places: readonly Place[]): MatchBrief[] {
  return factsOf(facts, places).map(({ row }) => toMatchBrief(row));
}
