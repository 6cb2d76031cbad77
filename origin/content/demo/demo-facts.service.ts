import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type {
  PlaceChange,
  PreviewFacts,
  PreviewSide,
  ReportFacts,
  RoundFacts,
  TransferFacts,
} from "#origin/demo/content/article.ts";
import type { PlannedArticle } from "#origin/demo/content/article-plan.ts";
import type { Facts } from "#origin/demo/content/dress.ts";
import { toMatch } from "#origin/football/match/match.mapping.ts";
import { incidentsOfMatches, statsOfMatches } from "#origin/football/match/match.queries.ts";
import { toIncidents, toMatchStat } from "#origin/football/match/timeline.mapping.ts";
import { toTransfer } from "#origin/football/player/transfer.mapping.ts";
import { countOfTeamTransfers, transfersOfTeams } from "#origin/football/player/transfer.queries.ts";
import { teamsOfSeason } from "#origin/football/season/season.queries.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import type { Match } from "#shared/match/index.ts";
import { spanOfSeasonName } from "#shared/player/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import {
  attendanceOf,
  coveredLeagues,
  endedOfDay,
  matchesAt,
  matchesOfRound,
  matchOfCompetition,
  pastMeetings,
  pastOfTeam,
  scorersAt,
} from "./demo-content.queries.ts";

/** Facts for a demo article: stored data as of its publication. Null when there is nothing to write about. */

/** Number of a season's most expensive transfers that are considered. */
const MOST_MOVES = 1000;
const DAY = 86_400;
/** Matches whose result is known by now. */
const EVER = Number.MAX_SAFE_INTEGER;

const standingsAt = async (db: Database, seasonId: number, atMs: number, before?: number) => {
  const options = before === undefined ? { knownMs: EVER } : { knownMs: EVER, before };
  return (await getStandings(db, seasonId, atMs, options)).data.tables;
};

/** The table that contains both teams of a match; null for a knock-out tie. */
const tableOf = (
  tables: readonly StandingsTable[],
  { stage, home, away }: Match,
): StandingsTable | undefined =>
  tables.find(
    (table) =>
      table.stage === stage?.name &&
      [home.id, away.id].every((id) => table.rows.some(({ team }) => team.id === id)),
  );

const rowOf = (table: StandingsTable | undefined, teamId: number) =>
  table?.rows.find(({ team }) => team.id === teamId) ?? null;

async function previewFacts(db: Database, id: number, atMs: number): Promise<PreviewFacts | null> {
  const [[row]] = await readAll(db, bindQuery(matchesAt, atMs, JSON.stringify([id])));
  if (!row) return null;
  const match = toMatch(row);
  if (match.status !== "not_started") return null;
  const { home, away, match_time, season_id } = match;
  const [[homePast, awayPast, met, scorers], tables] = await Promise.all([
    readAll(
      db,
      bindQuery(pastOfTeam, atMs, home.id, match_time),
      bindQuery(pastOfTeam, atMs, away.id, match_time),
      bindQuery(pastMeetings, atMs, home.id, away.id, match_time),
      bindQuery(scorersAt, atMs, season_id),
    ),
    standingsAt(db, season_id, atMs),
  ]);
  const table = tableOf(tables, match);
  const sideOf = (teamId: number, past: typeof homePast): PreviewSide => ({
    past: past.map(toMatch),
    row: rowOf(table, teamId),
    scorer: scorers.find(({ team_id }) => team_id === teamId) ?? null,
  });
  return {
    match,
    home: sideOf(home.id, homePast),
    away: sideOf(away.id, awayPast),
    meetings: met.map(toMatch),
  };
}

async function reportFacts(db: Database, id: number, atMs: number): Promise<ReportFacts | null> {
  const list = JSON.stringify([id]);
  const [[row], incidents, stats, [crowd]] = await readAll(
    db,
    bindQuery(matchesAt, atMs, list),
    bindQuery(incidentsOfMatches, atMs, list),
    bindQuery(statsOfMatches, atMs, list),
    bindQuery(attendanceOf, id),
  );
  if (!row) return null;
  const match = toMatch(row);
  if (match.status !== "ended") return null;
  const [now, before] = await Promise.all([
    standingsAt(db, match.season_id, atMs),
    standingsAt(db, match.season_id, atMs, match.match_time),
  ]);
  const placeOf = (teamId: number): PlaceChange | null => {
    const [row, old] = [rowOf(tableOf(now, match), teamId), rowOf(tableOf(before, match), teamId)];
    return row && old ? { now: row, before: old.position } : null;
  };
  const [home, away] = [placeOf(match.home.id), placeOf(match.away.id)];
  return {
    match,
    incidents: toIncidents(incidents, match.score, atMs).filter(({ cancelled }) => !cancelled),
    stats: stats.map(toMatchStat),
    attendance: crowd?.attendance ?? null,
    places: home && away ? { home, away } : null,
  };
}

async function roundFacts(db: Database, planned: PlannedArticle, atMs: number): Promise<RoundFacts | null> {
  const { about: seasonId, round = "" } = planned;
  const [rows, scorers] = await readAll(
    db,
    bindQuery(matchesOfRound, atMs, seasonId, round),
    bindQuery(scorersAt, atMs, seasonId),
  );
  const matches = rows.map(toMatch);
  const [first] = matches;
  if (!first) return null;
  const [now, before] = await Promise.all([
    standingsAt(db, seasonId, atMs),
    standingsAt(db, seasonId, atMs, first.match_time),
  ]);
  const table = tableOf(now, first);
  if (!table) return null;
  const leaderBefore = tableOf(before, first)?.rows[0] ?? null;
  return {
    ...{ round, matches, table, scorers },
    leaderBefore: leaderBefore && leaderBefore.played > 0 ? leaderBefore.team.id : null,
  };
}

async function transferFacts(
  db: Database,
  competitionId: number,
  atMs: number,
): Promise<TransferFacts | null> {
  const [leagues, [row]] = await readAll(
    db,
    bindQuery(coveredLeagues),
    bindQuery(matchOfCompetition, atMs, competitionId),
  );
  const league = leagues.find(({ competition_id }) => competition_id === competitionId);
  const span = league && spanOfSeasonName(league.name);
  if (!row || !league || !span) return null;
  const [teams] = await readAll(db, bindQuery(teamsOfSeason, league.season_id));
  const ids = JSON.stringify(teams.map(({ id }) => id));
  const until = Math.min(span.to, Math.floor(atMs / 1000));
  const [moved, [count]] = await readAll(
    db,
    bindQuery(transfersOfTeams, ids, span.from, until, MOST_MOVES, 0),
    bindQuery(countOfTeamTransfers, ids, span.from, until),
  );
  const paid = moved.map(toTransfer).filter(({ fee }) => fee !== null);
  if (paid.length === 0) return null;
  const sum = paid.reduce((total, { fee }) => total + (fee?.amount ?? 0), 0);
  return {
    competition: toMatch(row).competition,
    transfers: paid.toSorted((a, b) => (b.fee?.amount ?? 0) - (a.fee?.amount ?? 0) || a.id - b.id),
    moves: count?.total ?? 0,
    spent: sum,
  };
}

async function dayFacts(db: Database, noon: number, atMs: number) {
  const [rows] = await readAll(db, bindQuery(endedOfDay, atMs, noon - DAY / 2, noon + DAY / 2));
  return rows.length === 0 ? null : { day: noon, matches: rows.map(toMatch) };
}

/** Facts of a planned article; null when there is nothing to tell. */
export async function factsOf(db: Database, planned: PlannedArticle): Promise<Facts | null> {
  const { kind, about } = planned;
  const atMs = planned.publish_at * 1000;
  const withKind = async <Kind extends Facts["kind"], Found>(name: Kind, facts: Promise<Found | null>) => {
    const found = await facts;
    return found && { kind: name, facts: found };
  };
  if (kind === "preview") return await withKind(kind, previewFacts(db, about, atMs));
  if (kind === "report") return await withKind(kind, reportFacts(db, about, atMs));
  if (kind === "round") return await withKind(kind, roundFacts(db, planned, atMs));
  if (kind === "day") return await withKind(kind, dayFacts(db, about, atMs));
  return await withKind(kind, transferFacts(db, about, atMs));
}
