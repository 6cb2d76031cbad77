import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import type { MergeReport } from "#shared/name/index.ts";
import { commitLocked, lockIngests } from "../store/ingest-lock.ts";
import { deleteByKey } from "../store/row.ts";
import { type ChangedPairs, reopenedStatements, restoredPairs, withoutRepeats } from "./name-match.store.ts";
import {
  externalIdsOf,
  idsOfNames,
  mergesOfName,
  type NameMatchRow,
  nameMatchById,
} from "./names.queries.ts";
import { refused } from "./refuse-merge.ts";
import { undoMerge } from "./undo-merge.store.ts";

/** Taking back an operator's answer: the pair waits in the queue again. */

/** The stored row that has a name now; null for none. */
async function ownerOf(db: Database, { kind, source, external_id }: NameMatchRow): Promise<number | null> {
  const [[row]] = await readAll(db, bindQuery(idsOfNames, JSON.stringify([[source, external_id]]), kind));
  return row?.id ?? null;
}

/** Takes a name that was not stored by itself from the row of which a decision made it one. */
async function takeName(db: Database, row: NameMatchRow, id: number): Promise<Statement[]> {
  const { kind, source, external_id } = row;
  const [[first]] = await readAll(db, bindQuery(externalIdsOf, kind, id));
  if (first?.source === source && first.external_id === external_id)
    throw refused(`the name is that of ${id} itself`);
  return deleteByKey(db, "external_ids", [{ kind, source, external_id }], ["kind", "source", "external_id"]);
}

/** The pairs of a name wait as they did before it was merged without being stored. */
async function pairsAgain(db: Database, row: NameMatchRow): Promise<Statement[]> {
  const { kind, other_id: intoId, pairs_before, decided_at } = row;
  if (pairs_before === null || decided_at === null) return reopenedStatements(db, row);
  const pairs = JSON.parse(pairs_before) as ChangedPairs;
  return restoredPairs(db, { kind, fromId: null, intoId }, pairs, decided_at);
}

/**
 * Puts a decided pair back into the queue. A merge of two stored rows is undone; a name that was not stored is left out
 * again by the next import, while matches stored under it stay. `name_match_not_found` for an unknown pair,
 * `merge_refused` where a later merge has to be undone first, `ingest_conflict` if something was stored meanwhile. Null
 * without a merge that was undone.
 */
export async function reopenNameMatch(db: Database, id: number, nowMs: number): Promise<MergeReport | null> {
  const lock = await lockIngests(db, nowMs);
  const [[row]] = await readAll(db, bindQuery(nameMatchById, id));
  if (!row) throw new AppError("name_match_not_found", { detail: `there is no pair ${id}` });
  if (row.state === "open") return null;
  const { kind, source, external_id, other_id } = row;
  const owner = await ownerOf(db, row);
  if (row.state === "apart") {
    if (owner === other_id) throw refused(`both names are of ${other_id} by now`);
    const repeats = owner === null ? [] : withoutRepeats(db, row, owner);
    await commitLocked(db, [...lock, ...repeats, ...reopenedStatements(db, row)]);
    return null;
  }
  const [merges] = await readAll(db, bindQuery(mergesOfName, kind, source, external_id));
  const made = merges.find(({ merged_at }) => merged_at === row.decided_at);
  if (made) return undoMerge(db, made.id, nowMs, { lock, pair: row });
  const [other] = merges;
  if (other) throw refused(`undo merge ${other.id} first: the name came with it`);
  const taken = owner === null ? [] : await takeName(db, row, owner);
  await commitLocked(db, [...lock, ...taken, ...(await pairsAgain(db, row))]);
  return null;
}
