import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import type { MergeableKind, MergeReport } from "#shared/name/index.ts";
import { returningPicture } from "../pictures/provider-picture.store.ts";
import { commitLocked, lockIngests } from "../store/ingest-lock.ts";
import { insertRows, jsonPortions, type Row } from "../store/row.ts";
import type { LockedPair } from "./merge.store.ts";
import {
  idsIn,
  type MergeRequest,
  type MovedRows,
  moveExternalIds,
  reportOf,
  restoreInLineups,
  touchMatches,
} from "./merge-moves.store.ts";
import { MERGE_REFERENCES, PARENTS } from "./merge-references.table.ts";
import { reopenedStatements, restoredPairs } from "./name-match.store.ts";
import { laterMerge, MERGEABLE, mergeById, splitSince } from "./names.queries.ts";
import { refused } from "./refuse-merge.ts";
import { currentId } from "./stored-row.service.ts";

/** Undoing a merge. */

const HEAT_OF_OTHER =
  "UPDATE team_heat SET heat = (SELECT heat FROM team_heat WHERE team_id = ?2) WHERE team_id = ?1";
/** The queue remembers that a merge was undone: the names of the row that returns are not the other's. */
function keptApart(
  db: Database,
  { kind, fromId, intoId, nowMs }: MergeRequest,
  name: string,
  moved: MovedRows,
) {
  const rows = moved.external_ids.map(({ source, external_id }) => ({
    ...{ kind, source, external_id, name, other_id: intoId, reason: "operator", score: 1 },
    ...{ state: "apart", found_at: nowMs, decided_at: nowMs },
  }));
  const conflict = `ON CONFLICT (kind, source, external_id, other_id) DO UPDATE SET state = 'apart',
    decided_at = excluded.decided_at`;
  const waiting = `UPDATE name_matches SET state = 'apart', decided_at = ?4 WHERE kind = ?1 AND state = 'open'
    AND other_id IN (?2, ?3) AND EXISTS (SELECT 1 FROM external_ids e WHERE e.kind = name_matches.kind
      AND e.source = name_matches.source AND e.external_id = name_matches.external_id AND e.id IN (?2, ?3))`;
  return [
    ...insertRows(db, "name_matches", rows, conflict),
    db.prepare(waiting).bind(kind, fromId, intoId, nowMs),
  ];
}

/** Columns of keys that a merge of the other kind changes. */
const KIND_OF: Readonly<Record<string, MergeableKind>> = { team_id: "teams", player_id: "players" };

/**
 * Ids that a row of a key may have by now: the recorded one, that of the row into which it was merged since, and those of
 * rows that were split from it since.
 */
async function idsSince(db: Database, kind: MergeableKind, id: number, atMs: number): Promise<number[]> {
  const [split] = await readAll(db, bindQuery(splitSince, kind, id, atMs));
  return [...new Set([id, await currentId(db, kind, id), ...split.map(({ from_id }) => from_id)])];
}

/** Keys under which moved rows may be stored by now. */
async function keysSince(db: Database, key: readonly string[], rows: readonly Row[], atMs: number) {
  let keys = rows.map((row) => key.map((name) => row[name] ?? null));
  for (const [index, name] of key.entries()) {
    const kind = KIND_OF[name];
    if (!kind) continue;
    const since = new Map<unknown, number[]>();
    for (const id of new Set(keys.map((values) => values[index])))
      if (typeof id === "number") since.set(id, await idsSince(db, kind, id, atMs));
    keys = keys.flatMap((values) => (since.get(values[index]) ?? []).map((id) => values.with(index, id)));
  }
  return keys;
}

/**
 * Puts rows of keys back: those that moved, as they are now, and those that were dropped. What was deleted since stays
 * deleted, as does what belonged to a row that is gone.
 */
async function restoreKeys(
  db: Database,
  { kind, fromId, intoId }: MergeRequest,
  moved: MovedRows,
  atMs: number,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const { table, column, key } of MERGE_REFERENCES[kind].keys) {
    const rows = moved.keys[`${table}.${column}`];
    if (!rows) continue;
    const same = key.map((name, index) => `${table}.${name} IS listed.value ->> ${index}`).join(" AND ");
    const sql = `UPDATE OR IGNORE ${table} SET ${column} = ?2
      WHERE ${column} = ?1 AND EXISTS (SELECT 1 FROM json_each(?3) listed WHERE ${same})`;
    const back = jsonPortions(await keysSince(db, key, rows.moved, atMs));
    const parents = Object.keys(rows.dropped[0] ?? {}).flatMap((name, index) => {
      const parent = PARENTS[name];
      const value = `value ->> ${index}`;
      return parent ? [`AND (${value} IS NULL OR ${value} IN (SELECT id FROM ${parent}))`] : [];
    });
    statements.push(
      ...back.map((json) => db.prepare(sql).bind(intoId, fromId, json)),
      ...insertRows(db, table, rows.dropped, `${parents.join(" ")} ON CONFLICT DO NOTHING`),
    );
  }
  return statements;
}

/** The deleted row; its club is the one that the former club became. */
async function returningRow(db: Database, kind: MergeableKind, row: Row): Promise<Row> {
  if (kind !== "players" || typeof row.team_id !== "number") return row;
  const [teams] = await readAll(
    db,
    bindQuery(MERGEABLE.teams.row, await currentId(db, "teams", row.team_id)),
  );
  return { ...row, team_id: teams[0]?.id ?? null };
}

/** The merge of a number while it can be undone. */
async function undoableMerge(db: Database, mergeId: number) {
  const [[merge]] = await readAll(db, bindQuery(mergeById, mergeId));
  if (!merge || merge.undone_at !== null)
    throw new AppError("name_match_not_found", { detail: `there is no merge ${mergeId} to undo` });
  // A later merge may have dropped rows because this one had brought them.
  const [[later]] = await readAll(db, bindQuery(laterMerge, merge.kind, merge.to_id, mergeId));
  if (later) throw refused(`undo merge ${later.id} first: the row that stayed was merged again`);
  return merge;
}

/**
 * Undoes a merge: the row returns under its id with all that moved. Matches that both had stay merged, and readers'
 * choices stay with the other row. The queue keeps the two apart, unless their pair is `reopened`. `name_match_not_found` for a merge that does not hold, `merge_refused` while a later
 * one of the row that stayed holds.
 */
export async function undoMerge(
  db: Database,
  mergeId: number,
  nowMs: number,
  reopened?: LockedPair,
): Promise<MergeReport> {
  const lock = reopened?.lock ?? (await lockIngests(db, nowMs));
  const merge = await undoableMerge(db, mergeId);
  const { kind, from_id: fromId, to_id: intoId } = merge;
  const request = { kind, fromId, intoId, nowMs, by: null };
  const moved = JSON.parse(merge.moved) as MovedRows;
  const former = JSON.parse(merge.row) as Row;
  const lineups = await restoreInLineups(db, request, moved);
  const keys = await restoreKeys(db, request, moved, merge.merged_at);
  const ids = Object.entries(moved.ids).filter(([reference]) =>
    MERGE_REFERENCES[kind].ids.some(({ table, column }) => reference === `${table}.${column}`),
  );
  const pairs = moved.pairs ? await restoredPairs(db, request, moved.pairs, merge.merged_at) : [];
  await commitLocked(db, [
    ...lock,
    ...insertRows(db, kind, [await returningRow(db, kind, former)]),
    ...returningPicture(db, kind, fromId, moved.picture ?? null),
    db.prepare(HEAT_OF_OTHER).bind(kind === "teams" ? fromId : 0, intoId),
    ...ids.map(([reference, moves]) => {
      const [table, column] = reference.split(".");
      const sql = `UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`;
      return db.prepare(sql).bind(intoId, fromId, JSON.stringify(moves));
    }),
    ...keys,
    ...lineups,
    ...moveExternalIds(
      db,
      kind,
      moved.external_ids.map((row) => ({ ...row, id: fromId })),
    ),
    ...touchMatches(db, moved, [], nowMs),
    db.prepare("UPDATE merges SET undone_at = ?2 WHERE id = ?1").bind(mergeId, nowMs),
    ...pairs,
    ...(reopened
      ? reopenedStatements(db, reopened.pair)
      : keptApart(db, request, String(former.name), moved)),
  ]);
  return reportOf(request, mergeId, moved);
}
