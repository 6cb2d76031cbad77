import type { Database, Statement } from "#origin/db/database.ts";
import type { NameDecision, NameMatchState } from "#shared/name/index.ts";
import type { NameMatchRow } from "./names.queries.ts";

/** An operator's decision about a pair. */
export interface Decision {
  readonly id: number;
  readonly decision: NameDecision;
  /** With `merge`, the row to merge into in place of the pair's. */
  readonly intoId?: number | undefined;
  readonly nowMs: number;
  /** User id of the operator; null for the ingest token. */
  readonly by: number | null;
}

/** The row of the operator's choice replaces the pair's, also where the name has a pair with it already. */
const DECIDE = `UPDATE OR REPLACE name_matches SET state = ?2, decided_at = ?3, decided_by = ?4, other_id = ?5
  WHERE id = ?1 AND state = 'open'`;

/** The other pairs of a name that is decided to be one row are answered too: it is no other. */
const DECIDE_REST = `UPDATE name_matches SET state = 'apart', decided_at = ?5, decided_by = ?6
  WHERE kind = ?1 AND source = ?2 AND external_id = ?3 AND id <> ?4 AND state = 'open'`;

/** Statements that store a decision about an open pair; `otherId` is the row that the name is or is not. */
export function decidedStatements(
  db: Database,
  row: NameMatchRow,
  { decision, nowMs, by }: Decision,
  otherId: number,
): Statement[] {
  const state: NameMatchState = decision === "merge" ? "merged" : "apart";
  const rest = [row.kind, row.source, row.external_id, row.id, nowMs, by] as const;
  return [
    db.prepare(DECIDE).bind(row.id, state, nowMs, by, otherId),
    ...(decision === "merge" ? [db.prepare(DECIDE_REST).bind(...rest)] : []),
  ];
}
