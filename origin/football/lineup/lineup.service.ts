import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { LastLineup, Lineup } from "#shared/lineup/index.ts";
import type { MatchId, Side } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { type MinuteRows, minuteQueries, playersMinutes } from "../match/as-of-minute.mapping.ts";
import { nextChangeOfMatch } from "../match/change.queries.ts";
import { toMatch, toMatchBrief } from "../match/match.mapping.ts";
import { type IncidentRow, incidentsOfMatches, matchesById } from "../match/match.queries.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import { toIncidents } from "../match/timeline.mapping.ts";
import { noMatch } from "../not-found.ts";
import { type LineupData, toLineup, toSideLineup } from "./lineup.mapping.ts";
import {
  absencesOfMatches,
  lastMatchOfAway,
  lastMatchOfHome,
  lineupPlayers,
  lineupsOfMatches,
  ratingsOfMatches,
} from "./lineup.queries.ts";

/** Stored line-up data of some matches. */
type StoredLineupData = Omit<LineupData, "home" | "away" | "incidents" | "ratingsMinute"> &
  MinuteRows & {
    readonly incidents: readonly IncidentRow[];
  };

/** Queries for the line-ups of matches, a JSON list of ids. */
const lineupQueries = (nowMs: number, ids: string) =>
  [
    bindQuery(lineupsOfMatches, nowMs, ids),
    bindQuery(lineupPlayers, nowMs, ids),
    bindQuery(ratingsOfMatches, nowMs, ids),
    bindQuery(incidentsOfMatches, nowMs, ids),
    bindQuery(absencesOfMatches, nowMs, ids),
    ...minuteQueries(ids, nowMs),
  ] as const;

function lineupDataOf(row: MatchRow, stored: StoredLineupData, nowMs: number): LineupData {
  const { home, away, score } = toMatch(row);
  const own = <MatchData extends { match_id: MatchId }>(lineupData: readonly MatchData[]) =>
    lineupData.filter((one) => one.match_id === row.id);
  const ratings = own(stored.ratings);
  const incidents = toIncidents(own(stored.incidents), score, nowMs);
  const minutes = { clocks: own(stored.clocks), reports: own(stored.reports), incidents };
  return {
    home,
    away,
    lineups: own(stored.lineups),
    players: own(stored.players),
    ratings,
    ratingsMinute: playersMinutes(ratings, minutes, nowMs),
    incidents,
    absences: own(stored.absences),
  };
}

/** Line-ups and absences of a match. Throws `match_not_found`. */
export async function getLineup(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AsOf<{ lineup: Lineup | null }>> {
  const ids = JSON.stringify([id]);
  const [[row], [next], lineups, players, ratings, incidents, absences, clocks, reports] = await readAll(
    db,
    bindQuery(matchesById, nowMs, ids),
    bindQuery(nextChangeOfMatch, nowMs, id),
    ...lineupQueries(nowMs, ids),
  );
  if (!row) throw noMatch(id);
  const stored = { lineups, players, ratings, incidents, absences, clocks, reports };
  const lineupData = lineupDataOf(row, stored, nowMs);
  return { data: { lineup: toLineup(lineupData) }, nextChangeAtMs: next?.at ?? null };
}

function toLastLineup(
  team: number,
  row: MatchRow | undefined,
  stored: StoredLineupData,
  nowMs: number,
): LastLineup | null {
  if (!row) return null;
  const side: Side = row.home_id === team ? "home" : "away";
  return { match: toMatchBrief(row), lineup: toSideLineup(lineupDataOf(row, stored, nowMs), side) };
}

/** Line-ups of both teams in their last match before this one. Throws `match_not_found`. */
export async function getLastLineups(
  db: Database,
  id: number,
  nowMs: number,
): Promise<{ home: LastLineup | null; away: LastLineup | null }> {
  const [[match], [home], [away]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, JSON.stringify([id])),
    bindQuery(lastMatchOfHome, nowMs, id),
    bindQuery(lastMatchOfAway, nowMs, id),
  );
  if (!match) throw noMatch(id);
  const ids = JSON.stringify([home, away].flatMap((row) => row?.id ?? []));
  const [lineups, players, ratings, incidents, absences, clocks, reports] = await readAll(
    db,
    ...lineupQueries(nowMs, ids),
  );
  const stored = { lineups, players, ratings, incidents, absences, clocks, reports };
  return {
    home: toLastLineup(match.home_id, home, stored, nowMs),
    away: toLastLineup(match.away_id, away, stored, nowMs),
  };
}
