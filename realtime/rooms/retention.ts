import { isLive, type Match } from "#shared/match/index.ts";

/** A row with the moment it was last true for and the moment it last changed, milliseconds UTC. */
export interface KeptRow {
  readonly as_of_ms: number;
  readonly changed_at_ms: number;
  readonly match: Match;
}

/** How long a row that is not in play stays after its last change. */
const RECENT_MS = 2 * 3_600_000;
/** A row in play that has not changed for so long was forgotten by its source. */
const FORGOTTEN_MS = 12 * 3_600_000;
/** Rows that a list room keeps at most: its snapshot goes to every reader. */
export const LIST_ROWS_KEPT = 500;
/** The feed's, only a guard: what it has let go counts as news when it comes again, and is told to everybody. */
export const FEED_ROWS_KEPT = 5_000;

/** True while a list room has a reason to show the row. */
function isKept(row: KeptRow, now: number): boolean {
  const limit = isLive(row.match.status) ? FORGOTTEN_MS : RECENT_MS;
  return now - row.changed_at_ms < limit;
}

/**
 * Ids to let go: past their time, then beyond `most` those not in play, the longest unchanged first. An import
 * of a whole schedule must not push out what people are watching.
 */
export function rowsToLetGo<Id>(rows: ReadonlyMap<Id, KeptRow>, now: number, most: number): Id[] {
  const gone: Id[] = [];
  const kept: (readonly [Id, KeptRow])[] = [];
  for (const [id, row] of rows) {
    if (isKept(row, now)) kept.push([id, row]);
    else gone.push(id);
  }
  if (kept.length > most) {
    const inPlay = (row: KeptRow): number => Number(isLive(row.match.status));
    kept.sort(([, a], [, b]) => inPlay(a) - inPlay(b) || a.changed_at_ms - b.changed_at_ms);
    gone.push(...kept.slice(0, kept.length - most).map(([id]) => id));
  }
  return gone;
}
