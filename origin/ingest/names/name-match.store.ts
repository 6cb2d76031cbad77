import type { Database, Statement } from "#origin/db/database.ts";
import type { MergeableKind, NameDecision, NameMatchState } from "#shared/name/index.ts";
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

/** With a merge, the other pairs of the name that it answered wait again too. */
const REOPEN = `UPDATE name_matches SET state = 'open', decided_at = NULL, decided_by = NULL
  WHERE id = ?1 OR (?2 AND kind = ?3 AND source = ?4 AND external_id = ?5 AND state = 'apart' AND decided_at = ?6)`;

/** Statements that put a decided pair back into the queue. */
export function reopenedStatements(
  db: Database,
  { id, state, kind, source, external_id, decided_at }: NameMatchRow,
): Statement[] {
  const isMerged = state === "merged" ? 1 : 0;
  return [db.prepare(REOPEN).bind(id, isMerged, kind, source, external_id, decided_at)];
}

/** Statements that delete what else says that the two rows of a pair are two: other names of theirs were kept apart as well. */
export function withoutRepeats(
  db: Database,
  { id, kind, other_id }: NameMatchRow,
  owner: number,
): Statement[] {
  return [
    db
      .prepare(`DELETE FROM name_matches WHERE kind = ?1 AND other_id IN (?2, ?3) AND state = 'apart' AND id <> ?4
        AND EXISTS (SELECT 1 FROM external_ids e WHERE e.kind = name_matches.kind AND e.source = name_matches.source
          AND e.external_id = name_matches.external_id AND e.id IN (?2, ?3) AND e.id <> name_matches.other_id)`)
      .bind(kind, owner, other_id, id),
  ];
}

/** Statements that delete waiting pairs of a row with itself, which another merge has answered. */
export function withoutAnswered(db: Database, kind: MergeableKind, id: number): Statement[] {
  return [
    db
      .prepare(`DELETE FROM name_matches WHERE kind = ?1 AND other_id = ?2 AND state = 'open' AND EXISTS (
        SELECT 1 FROM external_ids e WHERE e.kind = name_matches.kind AND e.source = name_matches.source
          AND e.external_id = name_matches.external_id AND e.id = ?2)`)
      .bind(kind, id),
  ];
}

/** Statements that delete waiting pairs with no stored row of names that have got one since. */
export const withoutFound = (
  db: Database,
  kind: MergeableKind,
  source: string,
  externalIds: readonly string[],
): Statement[] =>
  externalIds.length === 0
    ? []
    : [
        db
          .prepare(`DELETE FROM name_matches WHERE kind = ?1 AND source = ?2 AND other_id = 0 AND state = 'open'
            AND external_id IN (SELECT value FROM json_each(?3))`)
          .bind(kind, source, JSON.stringify(externalIds)),
      ];
