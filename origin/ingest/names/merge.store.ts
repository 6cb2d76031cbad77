import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import type { MergeReport } from "#shared/name/index.ts";
import { pictureOf } from "../pictures/provider-picture.queries.ts";
import { commitLocked, lockIngests } from "../store/ingest-lock.ts";
import { insertRows, type Row } from "../store/row.ts";
import { planDuplicates } from "./common-matches.store.ts";
import {
  type MergeRequest,
  type MovedRows,
  moveExternalIds,
  moveReaders,
  planHeat,
  planIds,
  planKeys,
  replaceInLineups,
  reportOf,
  selectRows,
  touchMatches,
} from "./merge-moves.store.ts";
import { planPairs } from "./name-match.store.ts";
import { externalIdsOf, type NameMatchRow } from "./names.queries.ts";
import { refuseTwo } from "./refuse-merge.ts";
import { readRow } from "./stored-row.service.ts";

/** Merging two stored rows into one. */

interface Plan {
  readonly statements: Statement[];
  readonly moved: MovedRows;
}

async function planMerge(db: Database, request: MergeRequest, decided?: NameMatchRow): Promise<Plan> {
  const { kind, fromId, intoId, nowMs } = request;
  const duplicates = await planDuplicates(db, request);
  const ids = await planIds(db, request, duplicates.merged);
  const keys = await planKeys(db, request);
  const pairs = await planPairs(db, request, decided);
  const lineups = await replaceInLineups(db, request);
  const [external_ids, [picture]] = await readAll(
    db,
    bindQuery(externalIdsOf, kind, fromId),
    bindQuery(pictureOf, kind, fromId),
  );
  const moved = {
    ...{ ids: ids.moved, keys: keys.moved, external_ids, lineups: lineups.lineups },
    ...{ matches: duplicates.gone, picture: picture ?? null, pairs: pairs.pairs },
  };
  return {
    moved,
    statements: [
      ...duplicates.statements,
      ...ids.statements,
      ...keys.statements,
      ...moveReaders(db, request),
      ...lineups.statements,
      ...moveExternalIds(
        db,
        kind,
        external_ids.map((row) => ({ ...row, id: intoId })),
      ),
      ...(await planHeat(db, request)),
      ...touchMatches(db, moved, duplicates.kept, nowMs),
      ...pairs.statements,
      // A scan may have queued another one since they were read.
      db
        .prepare("DELETE FROM name_matches WHERE kind = ?1 AND other_id = ?2 AND state = 'open'")
        .bind(kind, fromId),
      db.prepare(`DELETE FROM ${kind} WHERE id = ?1`).bind(fromId),
    ],
  };
}

/** A pair of the queue that a merge or its undoing answers, with the lock under which it was read. */
export interface LockedPair {
  readonly lock: readonly Statement[];
  readonly pair: NameMatchRow;
}

/**
 * Merges a row into another of its kind: all references, external ids and favourites move, and the former id leads to
 * the latter. `merge_refused` for rows that are surely two, `ingest_conflict` if something else was stored meanwhile.
 */
export async function mergeRows(
  db: Database,
  request: MergeRequest,
  decided?: LockedPair,
): Promise<MergeReport> {
  const { kind, fromId, intoId, nowMs, by } = request;
  const lock = decided?.lock ?? (await lockIngests(db, nowMs));
  const [from, into] = [await readRow(db, kind, fromId), await readRow(db, kind, intoId)];
  await refuseTwo(db, request, from as Row, into as Row);
  const { statements, moved } = await planMerge(db, request, decided?.pair);
  const merge = {
    ...{ kind, from_id: fromId, to_id: intoId, merged_at: nowMs, merged_by: by },
    row: JSON.stringify(from),
    moved: JSON.stringify(moved),
  };
  const record = insertRows(db, "merges", [merge]);
  await commitLocked(db, [...lock, ...statements, ...record]);
  const [made] = await selectRows<{ id: number }>(
    db,
    "SELECT id FROM merges WHERE kind = ?1 AND from_id = ?2 AND undone_at IS NULL",
    kind,
    fromId,
  );
  return reportOf(request, made?.id ?? 0, moved);
}
