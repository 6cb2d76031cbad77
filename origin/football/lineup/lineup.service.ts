import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { LastLineup, Lineup } from "#shared/lineup/index.ts";
import type { MatchId, Side } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { askMinutes, type MinuteRows, playersMinutes } from "../match/as-of-minute.mapping.ts";
import { nextChangeOfMatch } from "../match/change.queries.ts";
import { toMatch, toMatchBrief } from "../match/match.mapping.ts";
import { type IncidentRow, incidentsOfMatches, matchesById } from "../match/match.queries.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import { toIncidents } from "../match/timeline.mapping.ts";
import { noMatch } from "../not-found.ts";
import { type LineupParts, toLineup, toSideLineup } from "./lineup.mapping.ts";
import {
  absencesOfMatches,
  lastMatchOfAway,
  lastMatchOfHome,
  lineupPlayers,
  lineupsOfMatches,
  ratingsOfMatches,
} from "./lineup.queries.ts";

/** Stored line-up data of some matches. */
type StoredParts = Omit<LineupParts, "home" | "away" | "incidents" | "ratingsMinute"> &
  MinuteRows & {
    readonly incidents: readonly IncidentRow[];
  };

/** Queries for the line-ups of matches, a JSON list of ids. */
const askParts = (nowMs: number, ids: string) =>
  [
    ask(lineupsOfMatches, nowMs, ids),
    ask(lineupPlayers, nowMs, ids),
    ask(ratingsOfMatches, nowMs, ids),
    ask(incidentsOfMatches, nowMs, ids),
    ask(absencesOfMatches, nowMs, ids),
    ...askMinutes(ids, nowMs),
  ] as const;

function partsOf(row: MatchRow, stored: StoredParts, nowMs: number): LineupParts {
  const { home, away, score } = toMatch(row);
  const own = <Part extends { match_id: MatchId }>(parts: readonly Part[]) =>
    parts.filter((part) => part.match_id === row.id);
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
    ask(matchesById, nowMs, ids),
    ask(nextChangeOfMatch, nowMs, id),
    ...askParts(nowMs, ids),
  );
  if (!row) throw noMatch(id);
  const stored = { lineups, players, ratings, incidents, absences, clocks, reports };
  const parts = partsOf(row, stored, nowMs);
  return { data: { lineup: toLineup(parts) }, nextChangeAtMs: next?.at ?? null };
}

function toLastLineup(
  team: number,
  row: MatchRow | undefined,
  stored: StoredParts,
  nowMs: number,
): LastLineup | null {
  if (!row) return null;
  const side: Side = row.home_id === team ? "home" : "away";
  return { match: toMatchBrief(row), lineup: toSideLineup(partsOf(row, stored, nowMs), side) };
}

/** Line-ups of both teams in their last match before this one. Throws `match_not_found`. */
export async function getLastLineups(
  db: Database,
  id: number,
  nowMs: number,
): Promise<{ home: LastLineup | null; away: LastLineup | null }> {
  const [[match], [home], [away]] = await readAll(
    db,
    ask(matchesById, nowMs, JSON.stringify([id])),
    ask(lastMatchOfHome, nowMs, id),
    ask(lastMatchOfAway, nowMs, id),
  );
  if (!match) throw noMatch(id);
  const ids = JSON.stringify([home, away].flatMap((row) => row?.id ?? []));
  const [lineups, players, ratings, incidents, absences, clocks, reports] = await readAll(
    db,
    ...askParts(nowMs, ids),
  );
  const stored = { lineups, players, ratings, incidents, absences, clocks, reports };
  return {
    home: toLastLineup(match.home_id, home, stored, nowMs),
    away: toLastLineup(match.away_id, away, stored, nowMs),
  };
}
