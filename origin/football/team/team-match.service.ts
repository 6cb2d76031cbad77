import { bindQuery, type Database, type Query, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { MatchBrief } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { nextChange } from "../match/change.queries.ts";
import { toMatchBrief } from "../match/match.mapping.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import { noTeam } from "../not-found.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "../page.ts";
import { toCompetitionSeasons } from "../season/played-season.mapping.ts";
import { teamExists } from "./team.queries.ts";
import {
  countOfFutureMatches,
  countOfPastMatches,
  futureMatches,
  pastMatches,
  seasonsOfTeam,
} from "./team-match.queries.ts";

type MatchesQuery = PageQuery & { readonly team_id: number };
type MatchesAnswer = AsOf<{ matches: MatchBrief[] }> & Paged<{ matches: MatchBrief[] }>;

async function listMatches(
  db: Database,
  query: MatchesQuery,
  nowMs: number,
  [rowsOf, countOf]: readonly [Query<MatchRow>, Query<{ total: number }>],
): Promise<MatchesAnswer> {
  const { team_id, limit } = query;
  const [[team], rows, [count], [next]] = await readAll(
    db,
    bindQuery(teamExists, team_id),
    bindQuery(rowsOf, nowMs, team_id, limit, offsetOf(query)),
    bindQuery(countOf, nowMs, team_id),
    bindQuery(nextChange, nowMs),
  );
  if (!team) throw noTeam(team_id);
  return {
    data: { matches: rows.map(toMatchBrief) },
    page: pageInfo(query, count),
    nextChangeAtMs: next?.at ?? null,
  };
}

/** A team's future matches, ascending by kick-off. Throws `team_not_found`. */
export const listFutureMatches = (db: Database, query: MatchesQuery, nowMs: number): Promise<MatchesAnswer> =>
  listMatches(db, query, nowMs, [futureMatches, countOfFutureMatches]);

/** A team's past matches, newest first. Throws `team_not_found`. */
export const listPastMatches = (db: Database, query: MatchesQuery, nowMs: number): Promise<MatchesAnswer> =>
  listMatches(db, query, nowMs, [pastMatches, countOfPastMatches]);

/** Competitions and seasons a team took part in. Throws `team_not_found`. */
export async function listTeamSeasons(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AnswerOf<(typeof endpoints)["teamsListcomp"]>> {
  const [[team], rows] = await readAll(db, bindQuery(teamExists, id), bindQuery(seasonsOfTeam, nowMs, id));
  if (!team) throw noTeam(id);
  return { competitions: toCompetitionSeasons(rows) };
}
