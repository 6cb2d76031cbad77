import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { type CorrectionNoteRow, correctionsOfMatch } from "#origin/ingest/correction/correction.queries.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { CorrectionNote } from "#shared/correction/index.ts";
import { earliestKickOff, type Match, type MatchDetail, type Side } from "#shared/match/index.ts";
import { countedResult } from "#shared/standings/index.ts";
import { dateOf, dayBounds } from "#shared/time/index.ts";
import type { AsOf } from "../as-of.ts";
import { noMatch, noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { seasonById } from "../season/season.queries.ts";
import { minuteQueries, toMatchStats } from "./as-of-minute.mapping.ts";
import { nextChange, nextChangeOfMatch } from "./change.queries.ts";
import { toMatch, toMatchInfo } from "./match.mapping.ts";
import {
  commentaryOfMatches,
  countOfDay,
  countOfSeason,
  incidentsOfMatches,
  type MatchInfoRow,
  matchesById,
  matchesInPlay,
  matchesOfDay,
  matchesOfSeason,
  matchInfo,
  statsOfMatches,
} from "./match.queries.ts";
import { toCommentaryLine, toIncidents } from "./timeline.mapping.ts";

const jsonOrNull = (list: readonly unknown[] | undefined): string | null =>
  list === undefined ? null : JSON.stringify(list);

type DayQuery = QueryOf<(typeof endpoints)["matchesRecent"]>;
type DayAnswer = { date: string; tz: string; matches: Match[] };

/** Matches of one day in a zone, ascending by kick-off; by default of today there. */
export async function listDay(
  db: Database,
  query: DayQuery,
  nowMs: number,
): Promise<AsOf<DayAnswer> & Paged<DayAnswer>> {
  const { tz, limit } = query;
  const today = dateOf(Math.floor(nowMs / 1000), tz);
  const date = query.date ?? today;
  const { from, to } = dayBounds(date, tz);
  const filter = [nowMs, from, to, query.comp_id ?? null, jsonOrNull(query.status), jsonOrNull(query.hot)];
  const [rows, [count], [next]] = await readAll(
    db,
    bindQuery(matchesOfDay, ...filter, limit, offsetOf(query)),
    bindQuery(countOfDay, ...filter),
    bindQuery(nextChange, nowMs),
  );
  // "Today" changes at midnight, independently of stored changes.
  const midnight = query.date === undefined ? dayBounds(today, tz).to * 1000 : null;
  return {
    data: { date, tz, matches: rows.map(toMatch) },
    page: pageInfo(query, count),
    nextChangeAtMs: earlier(next?.at ?? null, midnight),
  };
}

function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

/** Matches in play, ascending by kick-off. */
export async function listInPlay(db: Database, nowMs: number): Promise<AsOf<{ matches: Match[] }>> {
  const [rows, [next]] = await readAll(db, bindQuery(matchesInPlay, nowMs), bindQuery(nextChange, nowMs));
  return { data: { matches: rows.map(toMatch) }, nextChangeAtMs: next?.at ?? null };
}

type RowAnswer = AsOf<AnswerOf<(typeof endpoints)["matchesRecentdetail"]>>;

/** Goals that the table of the match counts, where the match has others: an award against the score, or without one. */
function tableScoreOf(match: Match, { mode }: MatchInfoRow): Readonly<Record<Side, number>> | null {
  if (mode !== "points" || match.status !== "ended") return null;
  const goals = countedResult(match)?.goals ?? null;
  const { home, away } = match.score;
  return goals && (goals.home !== home.goals || goals.away !== away.goals) ? goals : null;
}

/** Corrections of a match, of each field the last; the service that made them checked their values. */
function toCorrectionNotes(rows: readonly CorrectionNoteRow[]): CorrectionNote[] {
  const lastOf = new Map(rows.map((row) => [row.field, row]));
  return [...lastOf.values()].map(({ field, value, reason, made_at }) => ({
    field,
    value: JSON.parse(value),
    reason,
    made_at: Math.floor(made_at / 1000),
  }));
}

/** One match row with its details. Throws `match_not_found`. */
export async function getMatch(db: Database, id: number, nowMs: number): Promise<RowAnswer> {
  const [[row], [info], corrections, [next]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, JSON.stringify([id])),
    bindQuery(matchInfo, nowMs, id),
    bindQuery(correctionsOfMatch, nowMs, id),
    bindQuery(nextChangeOfMatch, nowMs, id),
  );
  if (!row || !info) throw noMatch(id);
  const match = toMatch(row);
  const stored = toMatchInfo(info);
  // The one detail that a replayed timeline must hide until it is known.
  const attendance = nowMs < earliestKickOff(match) * 1000 ? null : stored.attendance;
  return {
    data: {
      match,
      info: { ...stored, attendance },
      corrections: toCorrectionNotes(corrections),
      table_score: tableScoreOf(match, info),
    },
    nextChangeAtMs: next?.at ?? null,
  };
}

/** One match with its timeline. Throws `match_not_found`. */
export async function getMatchDetail(db: Database, id: number, nowMs: number): Promise<AsOf<MatchDetail>> {
  const [[detail], [[next]]] = await Promise.all([
    listDetails(db, [id], nowMs),
    readAll(db, bindQuery(nextChangeOfMatch, nowMs, id)),
  ]);
  if (!detail) throw noMatch(id);
  return { data: detail, nextChangeAtMs: next?.at ?? null };
}

/** Full matches by id, ascending by kick-off; unknown ids are left out. */
export async function listDetails(
  db: Database,
  ids: readonly number[],
  nowMs: number,
): Promise<MatchDetail[]> {
  const list = JSON.stringify(ids);
  const [rows, incidents, stats, commentary, clocks, reports] = await readAll(
    db,
    bindQuery(matchesById, nowMs, list),
    bindQuery(incidentsOfMatches, nowMs, list),
    bindQuery(statsOfMatches, nowMs, list),
    bindQuery(commentaryOfMatches, nowMs, list),
    ...minuteQueries(list, nowMs),
  );
  const incidentsOf = Map.groupBy(incidents, (row) => row.match_id);
  const statsOf = Map.groupBy(stats, (row) => row.match_id);
  const commentaryOf = Map.groupBy(commentary, (row) => row.match_id);
  const clocksOf = Map.groupBy(clocks, (row) => row.match_id);
  const reportsOf = Map.groupBy(reports, (row) => row.match_id);
  return rows.map((row) => {
    const match = toMatch(row);
    const minutes = { clocks: clocksOf.get(row.id) ?? [], reports: reportsOf.get(row.id) ?? [] };
    return {
      match,
      incidents: toIncidents(incidentsOf.get(row.id) ?? [], match.score, nowMs),
      stats: toMatchStats(statsOf.get(row.id) ?? [], minutes, nowMs),
      commentary: (commentaryOf.get(row.id) ?? []).map(toCommentaryLine),
    };
  });
}

type SeasonQuery = QueryOf<(typeof endpoints)["matchesComp"]>;
type SeasonAnswer = AsOf<{ matches: Match[] }> & Paged<{ matches: Match[] }>;

/** Matches of a season, stage, group or round, ascending by kick-off. Throws `season_not_found`. */
export async function listSeason(db: Database, query: SeasonQuery, nowMs: number): Promise<SeasonAnswer> {
  const { season_id, stage_id, group, round, limit } = query;
  const filter = [nowMs, season_id, stage_id ?? null, group ?? null, round ?? null];
  const [[season], rows, [count], [next]] = await readAll(
    db,
    bindQuery(seasonById, season_id),
    bindQuery(matchesOfSeason, ...filter, limit, offsetOf(query)),
    bindQuery(countOfSeason, ...filter),
    bindQuery(nextChange, nowMs),
  );
  if (!season) throw noSeason(season_id);
  return {
    data: { matches: rows.map(toMatch) },
    page: pageInfo(query, count),
    nextChangeAtMs: next?.at ?? null,
  };
}
