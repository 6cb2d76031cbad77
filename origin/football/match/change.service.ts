import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import type { MatchDetail } from "#shared/match/index.ts";
import type { ChangeSet } from "#shared/room/index.ts";
import {
  changedMatches,
  currentMatches,
  matchesInWindow,
  matchesShowing,
  nextDetailChange,
} from "./change.queries.ts";
import { listDetails } from "./match.service.ts";

/** Beyond this absence, in milliseconds, a caller gets the present state instead of all changes since. */
const CATCH_UP_MS = 15 * 60_000;

/**
 * Rooms follow the lists of yesterday, today and tomorrow, in every zone: kick-offs within two days of now, seconds.
 * Matches in play beyond that (after an interruption) are included.
 */
const FOLLOWED = 2 * 86_400;

/**
 * An ingest timestamps its rows before its transaction commits, so a caller may already have requested a later moment.
 * Looking back by the maximum duration of an ingest includes those rows; duplicates are harmless.
 */
const COMMIT_OVERLAP_MS = 5_000;

async function changedIds(db: Database, sinceMs: number, nowMs: number): Promise<number[]> {
  if (sinceMs <= nowMs - CATCH_UP_MS) {
    const [rows] = await readAll(db, bindQuery(currentMatches, nowMs, nowMs - CATCH_UP_MS));
    return rows.map((row) => row.match_id);
  }
  const now = Math.floor(nowMs / 1000);
  const [rows] = await readAll(
    db,
    bindQuery(changedMatches, nowMs, sinceMs, now - FOLLOWED, now + FOLLOWED, sinceMs - COMMIT_OVERLAP_MS),
  );
  return rows.map((row) => row.match_id);
}

/** D1 limits values to 2 MB and the response size, so details are read in portions. */
async function detailsInPortions(
  db: Database,
  ids: readonly number[],
  nowMs: number,
  size: number,
): Promise<MatchDetail[][]> {
  const details: MatchDetail[][] = [];
  for (const portion of portionsOf(ids, size)) details.push(await listDetails(db, portion, nowMs));
  return details;
}

async function nextChangeAt(db: Database, nowMs: number): Promise<number | null> {
  const [[next]] = await readAll(db, bindQuery(nextDetailChange, nowMs));
  return next?.at ?? null;
}

/** Changes since `sinceMs`, as of now; see `hubChanges` in shared/api. */
export async function changesSince(db: Database, sinceMs: number, nowMs: number): Promise<ChangeSet> {
  const ids = await changedIds(db, sinceMs, nowMs);
  const portions = await detailsInPortions(db, ids, nowMs, 200);
  return {
    as_of_ms: nowMs,
    next_change_at_ms: await nextChangeAt(db, nowMs),
    details: portions.flat(),
  };
}

/** Rows that a match shows beside its own facts. */
export interface ShownRows {
  readonly teams: readonly number[];
  readonly competitions: readonly number[];
}

/** Ids of the matches that rooms follow and that show a row: its new name or logo has to be published with them. */
export async function followedMatchesOf(db: Database, rows: ShownRows, nowMs: number): Promise<number[]> {
  const now = Math.floor(nowMs / 1000);
  const [matches] = await readAll(
    db,
    bindQuery(matchesShowing, JSON.stringify(rows), now - FOLLOWED, now + FOLLOWED),
  );
  return matches.map((row) => row.match_id);
}

/** The present state of those of `ids` that rooms follow, in change sets of at most `size` matches. */
export async function changeSetsOf(
  db: Database,
  ids: readonly number[],
  nowMs: number,
  size: number,
): Promise<ChangeSet[]> {
  const now = Math.floor(nowMs / 1000);
  const [followed] = await readAll(
    db,
    bindQuery(matchesInWindow, nowMs, JSON.stringify(ids), now - FOLLOWED, now + FOLLOWED),
  );
  if (followed.length === 0) return [];
  const next_change_at_ms = await nextChangeAt(db, nowMs);
  const portions = await detailsInPortions(
    db,
    followed.map((row) => row.match_id),
    nowMs,
    size,
  );
  return portions.map((details) => ({ as_of_ms: nowMs, next_change_at_ms, details }));
}
