import type { Database, Statement } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { deleteExternalIds, deleteRows } from "./row.ts";

/** Tables that depend on a match. */
const MATCH_TABLES = [
  "match_states",
  "status_changes",
  "incidents",
  "stats",
  "match_part_reports",
  "stat_histories",
  "lineups",
  "player_stats",
  "match_figures",
  "commentary",
  "price_series",
  "poll_votes",
  "poll_counts",
  "match_claims",
] as const;

/** Matches deleted per transaction: a well covered one is some five hundred rows. */
const PORTION = 100;

/** Statements that delete matches with all dependent rows and their external ids. */
export const matchDeletion = (db: Database, ids: readonly number[]): Statement[] => [
  ...MATCH_TABLES.flatMap((table) => deleteRows(db, table, "match_id", ids)),
  ...deleteRows(db, "matches", "id", ids),
  ...deleteExternalIds(db, "matches", ids),
];

/**
 * Deletes matches with all dependent rows and their external ids: if stored again, they are new ones. Each is deleted
 * atomically; seasons, teams and people stay. `last` is deleted with the last of them.
 */
export async function deleteMatches(
  db: Database,
  ids: readonly number[],
  last: readonly Statement[] = [],
): Promise<void> {
  const transactions = portionsOf(ids, PORTION).map((portion) => matchDeletion(db, portion));
  const end = [...(transactions.pop() ?? []), ...last];
  for (const statements of transactions) await db.batch(statements);
  if (end.length > 0) await db.batch(end);
}
