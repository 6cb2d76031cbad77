import type { Database } from "#origin/db/database.ts";
import { getAnalysis } from "#origin/football/analysis/match-analysis.service.ts";
import { getTeamRates, getTeamStats } from "#origin/football/analysis/match-form.service.ts";
import { getHistory } from "#origin/football/analysis/match-history.service.ts";
import { getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import { getMatch, getMatchDetail, listInPlay } from "#origin/football/match/match.service.ts";
import { getCorners, listHighlights } from "#origin/football/match/match-extras.service.ts";
import { listMatchOdds } from "#origin/football/odds/odds.service.ts";
import { listAppearances } from "#origin/football/player/performance.service.ts";
import type { MatchAnalysis, MatchHistory } from "#shared/analysis/analysis.schema.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { Lineup } from "#shared/lineup/index.ts";
import type { Highlight, Match, MatchCorners, MatchDetail } from "#shared/match/index.ts";
import { MARKETS, type Odds, PRICE_PERIODS } from "#shared/odds/index.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";

type Calls = typeof endpoints;

/** Responses about a match's teams by their past matches. */
export interface PastAnswers {
  readonly analysis: MatchAnalysis;
  readonly history: MatchHistory;
  readonly rates: AnswerOf<Calls["matchesStatsteampercent"]>;
}

/** Responses of the calls of a match at one time. */
export interface MatchAnswers {
  /** The time, milliseconds UTC. */
  readonly nowMs: number;
  readonly detail: MatchDetail;
  readonly row: Match;
  /** True if the list of matches in play has the match. */
  readonly isListed: boolean;
  readonly corners: MatchCorners;
  readonly highlights: readonly Highlight[];
  readonly team: AnswerOf<Calls["matchesStatsteam"]>;
  readonly players: AnswerOf<Calls["matchesPlayerStats"]>;
  readonly lineup: Lineup | null;
  /** Prices of every market and period. */
  readonly odds: readonly Odds[];
  /** Null where not requested: they change when other matches end. */
  readonly past: PastAnswers | null;
  /** Statistics of this match by each player's own call, one call a player; null where not requested. */
  readonly appearances: readonly PlayerMatchStats[] | null;
}

/** Window of the analysis that the averages of the last ten matches are compared with. */
export const PAST_MATCHES = 10;

async function readPast(db: Database, match_id: number, nowMs: number): Promise<PastAnswers> {
  const [analysis, history, rates] = await Promise.all([
    getAnalysis(db, { match_id, count: PAST_MATCHES, same_venue: 0, same_comp: 0 }, nowMs),
    getHistory(db, match_id, nowMs),
    getTeamRates(db, match_id, nowMs),
  ]);
  return { analysis: analysis.data, history: history.data, rates: rates.data };
}

/** Requests the latest matches of each player of a match. */
async function readAppearances(
  db: Database,
  match_id: number,
  { players, nowMs }: { readonly players: MatchAnswers["players"]; readonly nowMs: number },
): Promise<PlayerMatchStats[]> {
  const listed = players.teams.flatMap((team) => team.players);
  const lists = await Promise.all(
    listed.map(({ player }) => listAppearances(db, { player_id: player.id, limit: 20, page: 1 }, nowMs)),
  );
  const all = lists.flatMap(({ data }) => data.appearances);
  return all.filter(({ match }) => match.id === match_id).map(({ stats }) => stats);
}

/**
 * Makes every call of a match's page at a time, milliseconds UTC; `withPast` adds past matches and the players' own
 * pages.
 */
export async function answersOfMatch(
  db: Database,
  id: number,
  nowMs: number,
  { withPast }: { readonly withPast: boolean },
): Promise<MatchAnswers> {
  const [detail, row, live, corners, highlights, team, players, lineup, odds, past] = await Promise.all([
    getMatchDetail(db, id, nowMs),
    getMatch(db, id, nowMs),
    listInPlay(db, nowMs),
    getCorners(db, id, nowMs),
    listHighlights(db, id, nowMs),
    getTeamStats(db, id, nowMs),
    getMatchPlayers(db, id, nowMs),
    getLineup(db, id, nowMs),
    listMatchOdds(db, { match_id: id, markets: MARKETS, periods: PRICE_PERIODS }, nowMs),
    withPast ? readPast(db, id, nowMs) : null,
  ]);
  const appearances = withPast ? await readAppearances(db, id, { players: players.data, nowMs }) : null;
  return {
    nowMs,
    detail: detail.data,
    row: row.data.match,
    isListed: live.data.matches.some((match) => match.id === id),
    corners: corners.data.corners,
    highlights: highlights.data.highlights,
    team: team.data,
    players: players.data,
    lineup: lineup.data.lineup,
    odds: odds.data,
    past,
    appearances,
  };
}
