import type { Database, Statement } from "#origin/db/database.ts";
import type { NameDecision, NameMatchState } from "#shared/name/index.ts";
import type { NameMatchRow } from "./names.queries.ts";

/** An operator's decision about a pair. */
export interface Decision {
  readonly id: number;
  readonly decision: NameDecision;
  readonly nowMs: number;
  /** User id of the operator; null for the ingest token. */
  readonly by: number | null;
}

const DECIDE = `UPDATE name_matches SET state = ?2, decided_at = ?3, decided_by = ?4 WHERE id = ?1`;

/** The other pairs of a name that is decided to be one row are answered too: it is no other. */
const DECIDE_REST = `UPDATE name_matches SET state = 'apart', decided_at = ?5, decided_by = ?6
  WHERE kind = ?1 AND source = ?2 AND external_id = ?3 AND id <> ?4 AND state = 'open'`;

/** Statements that store a decision. */
export function decidedStatements(
  db: Database,
  row: NameMatchRow,
  { decision, nowMs, by }: Decision,
): Statement[] {
  const state: NameMatchState = decision === "merge" ? "merged" : "apart";
  const rest = [row.kind, row.source, row.external_id, row.id, nowMs, by] as const;
  return [
    db.prepare(DECIDE).bind(row.id, state, nowMs, by),
    ...(decision === "merge" ? [db.prepare(DECIDE_REST).bind(...rest)] : []),
  ];
}

/** Replaces the row that a queued name may be by one of the operator's choice. */
export async function setOther(db: Database, id: number, otherId: number): Promise<void> {
  const sql = "UPDATE OR REPLACE name_matches SET other_id = ?2 WHERE id = ?1";
  await db.batch([db.prepare(sql).bind(id, otherId)]);
}
