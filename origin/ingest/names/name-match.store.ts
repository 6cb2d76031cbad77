import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import type { MergeableKind, NameDecision } from "#shared/name/index.ts";
import { deleteRows, insertRows, jsonPortions } from "../store/row.ts";
import { type NameMatchRow, type PairOfRows, pairsOfRows } from "./names.queries.ts";
import { currentId } from "./stored-row.service.ts";

/** Pairs of the queue: what a merge or an operator's decision changes, and how it is taken back. */

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

/** Pairs of the queue that a merge changed and deleted, as they were before it. */
export interface ChangedPairs {
  readonly changed: readonly NameMatchRow[];
  readonly deleted: readonly NameMatchRow[];
}

/** A merge of two rows, or of a name that is not stored (`fromId` null) into a row. */
interface PairsRequest {
  readonly kind: MergeableKind;
  readonly fromId: number | null;
  readonly intoId: number;
  readonly nowMs: number;
  readonly by: number | null;
}

const nameOf = ({ source, external_id }: NameMatchRow): string => `${source} ${external_id}`;

/**
 * A pair after a merge, null if it is deleted. The decided pair is with the row that stays, also where the operator chose
 * another row than the pair's; the other pairs of that name are answered too, because it is no other. Pairs of the row that
 * goes are pairs of the one that stays, except those that it has already, and no row waits as a pair with itself.
 */
function pairAfter(
  { owner, ...row }: PairOfRows,
  { fromId, intoId, nowMs, by }: PairsRequest,
  taken: ReadonlySet<string>,
  decided: NameMatchRow | undefined,
): NameMatchRow | null {
  const isOne = (id: number | null) => id !== null && (id === fromId || id === intoId);
  const answer = { decided_at: nowMs, decided_by: by };
  if (row.id === decided?.id) return { ...row, ...answer, state: "merged", other_id: intoId };
  if (decided && nameOf(row) === nameOf(decided)) {
    if (isOne(row.other_id)) return null;
    return row.state === "open" ? { ...row, ...answer, state: "apart" } : row;
  }
  if (row.state === "open" && isOne(owner)) return null;
  if (row.other_id !== fromId) return row;
  if (taken.has(nameOf(row))) return row.state === "open" ? null : row;
  return { ...row, other_id: intoId };
}

/** Changes the queue with a merge, and the decision about a pair that it carries out. */
export async function planPairs(db: Database, request: PairsRequest, decided?: NameMatchRow) {
  const { kind, fromId, intoId } = request;
  const [rows] = await readAll(
    db,
    bindQuery(
      pairsOfRows,
      kind,
      fromId ?? intoId,
      intoId,
      decided?.source ?? null,
      decided?.external_id ?? null,
    ),
  );
  const taken = new Set(rows.filter(({ other_id }) => other_id === intoId).map(nameOf));
  const after: NameMatchRow[] = [];
  const pairs = { changed: [] as NameMatchRow[], deleted: [] as NameMatchRow[] };
  for (const pair of rows) {
    const { owner: _, ...row } = pair;
    const next = pairAfter(pair, request, taken, decided);
    if (!next) pairs.deleted.push(row);
    else if (next.state !== row.state || next.other_id !== row.other_id) {
      pairs.changed.push(row);
      after.push(next);
    }
  }
  const ids = [...pairs.changed, ...pairs.deleted].map(({ id }) => id);
  const isUnstored = fromId === null;
  const stored = after.map((row) =>
    isUnstored && row.id === decided?.id ? { ...row, pairs_before: JSON.stringify(pairs) } : row,
  );
  const statements = [
    ...deleteRows(db, "name_matches", "id", ids),
    ...insertRows(db, "name_matches", stored, "ON CONFLICT DO NOTHING"),
  ];
  return { pairs, statements };
}

/** A pair that was answered since the merge stays with the row that stayed. */
const MOVE_BACK = `UPDATE OR IGNORE name_matches SET other_id = listed.value ->> 1 FROM json_each(?1) listed
  WHERE name_matches.id = listed.value ->> 0 AND name_matches.other_id = ?2 AND coalesce(decided_at, 0) <= ?3`;
const WAIT_AGAIN = `UPDATE name_matches SET state = 'open', decided_at = NULL, decided_by = NULL, pairs_before = NULL
  WHERE id IN (SELECT value FROM json_each(?1)) AND decided_at = ?2`;

/** Restores the queue as it was before a merge of `atMs`, except the pairs that were answered since. */
export async function restoredPairs(
  db: Database,
  { kind, fromId, intoId }: Pick<PairsRequest, "kind" | "fromId" | "intoId">,
  { changed, deleted }: ChangedPairs,
  atMs: number,
): Promise<Statement[]> {
  const moved: [id: number, otherId: number][] = [];
  for (const { id, other_id } of changed) {
    if (other_id === intoId) continue;
    moved.push([id, other_id === fromId ? other_id : await currentId(db, kind, other_id)]);
  }
  const answered = changed.filter(({ state }) => state === "open").map(({ id }) => id);
  return [
    ...jsonPortions(moved).map((json) => db.prepare(MOVE_BACK).bind(json, intoId, atMs)),
    ...jsonPortions(answered).map((json) => db.prepare(WAIT_AGAIN).bind(json, atMs)),
    ...insertRows(db, "name_matches", deleted, "ON CONFLICT DO NOTHING"),
  ];
}

/** Statement that keeps the name of an open pair apart from its row. */
export const keptStatement = (db: Database, { id }: NameMatchRow, { nowMs, by }: Decision): Statement =>
  db
    .prepare(
      "UPDATE name_matches SET state = 'apart', decided_at = ?2, decided_by = ?3 WHERE id = ?1 AND state = 'open'",
    )
    .bind(id, nowMs, by);

/** Statements that put a decided pair back into the queue. */
export const reopenedStatements = (db: Database, { id }: NameMatchRow): Statement[] => [
  db
    .prepare(
      "UPDATE name_matches SET state = 'open', decided_at = NULL, decided_by = NULL, pairs_before = NULL WHERE id = ?1",
    )
    .bind(id),
];

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
