import { isLive, type Match } from "#shared/match/index.ts";

/** A row with the time it was last true for and the time it last changed, milliseconds UTC. */
export interface KeptRow {
  readonly as_of_ms: number;
  readonly changed_at_ms: number;
  readonly match: Match;
}

/** How long a row that is not in play stays after its last change. */
const RECENT_MS = 2 * 3_600_000;
/** A row in play that has not changed for so long was forgotten by its source. */
const FORGOTTEN_MS = 12 * 3_600_000;
/** Maximum rows of a list room, unless more are in play: its snapshot goes to every reader. */
export const LIST_ROWS_KEPT = 500;
/** The hub's maximum, only a guard: a dropped row counts as news when it comes again, and is broadcast. */
export const HUB_ROWS_KEPT = 5_000;

/** True while a list room has a reason to show the row. */
function isKept(row: KeptRow, now: number): boolean {
  const limit = isLive(row.match.status) ? FORGOTTEN_MS : RECENT_MS;
  return now - row.changed_at_ms < limit;
}

/**
 * Ids to drop: expired ones, then beyond `most` the longest unchanged that are not in play. Rows in play stay in any
 * number: people watch them, and an import of a whole schedule must not push them out.
 */
export function rowsToLetGo<Id>(rows: ReadonlyMap<Id, KeptRow>, now: number, most: number): Id[] {
  const gone: Id[] = [];
  const resting: (readonly [Id, KeptRow])[] = [];
  for (const [id, row] of rows) {
    if (!isKept(row, now)) gone.push(id);
    else if (!isLive(row.match.status)) resting.push([id, row]);
  }
  const excess = rows.size - gone.length - most;
  if (excess > 0) {
    resting.sort(([, a], [, b]) => a.changed_at_ms - b.changed_at_ms);
    gone.push(...resting.slice(0, excess).map(([id]) => id));
  }
  return gone;
}
