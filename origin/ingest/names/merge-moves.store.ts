import { bindQuery, type Database, readAll, type SqlValue, type Statement } from "#origin/db/database.ts";
import type { MergeableKind, MergeReport } from "#shared/name/index.ts";
import type { PictureAddress } from "../pictures/provider-picture.queries.ts";
import { deleteByKey, insertRows, jsonPortions, type Row } from "../store/row.ts";
import { type KeyColumn, MERGE_REFERENCES, READER_COLUMNS } from "./merge-references.table.ts";
import type { ChangedPairs } from "./name-match.store.ts";
import { type externalIdsOf, heatOfTeams, lineupsByKey, lineupsOfPlayer } from "./names.queries.ts";

/** What a merge moves from one row to the other. */

/** What undoing a merge moves back. Nothing about readers: their choices change and their accounts end. */
export interface MovedRows {
  /** `table.column` and the ids of the rows that it moved. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** `table.column` and the rows as they were: moved, and dropped because the other had them too. */
  readonly keys: Readonly<
    Record<string, { readonly moved: readonly Row[]; readonly dropped: readonly Row[] }>
  >;
  readonly external_ids: readonly ExternalIdRow[];
  /** Keys of line-ups whose player was replaced. */
  readonly lineups: readonly { match_id: number; side: string; known_at: number }[];
  /** Matches that both rows had: gone for good, with their external ids at the other's match. */
  readonly matches: readonly number[];
  /** The address of a copied logo; merges of older releases have no record of it. */
  readonly picture?: PictureAddress | null;
  /** Pairs of the queue that it changed; as above. */
  readonly pairs?: ChangedPairs;
}

export interface MergeRequest {
  readonly kind: MergeableKind;
  /** Row that goes. */
  readonly fromId: number;
  /** Row that stays. */
  readonly intoId: number;
  readonly nowMs: number;
  /** User id of the operator; null for the ingest token. */
  readonly by: number | null;
}

export const idsIn = `SELECT value FROM json_each(?3)`;

export async function selectRows<Selected>(
  db: Database,
  sql: string,
  ...values: SqlValue[]
): Promise<readonly Selected[]> {
  return (
    await db
      .prepare(sql)
      .bind(...values)
      .all<Selected>()
  ).results;
}

/** Moves columns of tables with ids of their own. */
export async function planIds(
  db: Database,
  { kind, fromId, intoId }: MergeRequest,
  merged: ReadonlySet<number>,
) {
  const moved: Record<string, readonly number[]> = {};
  const statements: Statement[] = [];
  for (const { table, column } of MERGE_REFERENCES[kind].ids) {
    const rows = await selectRows<{ id: number }>(db, `SELECT id FROM ${table} WHERE ${column} = ?1`, fromId);
    const ids = rows.map(({ id }) => id).filter((id) => table !== "matches" || !merged.has(id));
    if (ids.length === 0) continue;
    moved[`${table}.${column}`] = ids;
    const sql = `UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`;
    statements.push(db.prepare(sql).bind(fromId, intoId, JSON.stringify(ids)));
  }
  return { moved, statements };
}

const deleteOf = (db: Database, { table, column, only = "true" }: KeyColumn, id: number): Statement =>
  db.prepare(`DELETE FROM ${table} WHERE ${column} = ?1 AND ${only}`).bind(id);

/** Moves columns that are part of a key. */
export async function planKeys(db: Database, { kind, fromId, intoId }: MergeRequest) {
  const moved: Record<string, { moved: readonly Row[]; dropped: readonly Row[] }> = {};
  const statements: Statement[] = [];
  for (const reference of MERGE_REFERENCES[kind].keys) {
    const { table, column, key, only = "true" } = reference;
    const sql = `SELECT * FROM ${table} WHERE ${column} = ?1 AND ${only}`;
    const rows = await selectRows<Row>(db, sql, fromId);
    if (rows.length === 0) continue;
    const keyOf = (row: Row) => JSON.stringify(key.map((name) => row[name]));
    const taken = new Set((await selectRows<Row>(db, sql, intoId)).map(keyOf));
    const free = rows.filter((row) => !taken.has(keyOf(row)));
    moved[`${table}.${column}`] = { moved: free, dropped: rows.filter((row) => taken.has(keyOf(row))) };
    statements.push(deleteOf(db, reference, fromId));
    statements.push(
      ...insertRows(
        db,
        table,
        free.map((row) => ({ ...row, [column]: intoId })),
      ),
    );
  }
  return { moved, statements };
}

/** Moves readers' choices; of a reader who chose both, the one of the row that stays. */
export const moveReaders = (db: Database, { kind, fromId, intoId }: MergeRequest): Statement[] =>
  READER_COLUMNS[kind].flatMap(({ table, column, only }) => [
    db
      .prepare(`UPDATE OR IGNORE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND ${only}`)
      .bind(fromId, intoId),
    db.prepare(`DELETE FROM ${table} WHERE ${column} = ?1 AND ${only}`).bind(fromId),
  ]);

type ExternalIdRow = (typeof externalIdsOf)["row"] & {};
export type LineupRow = (typeof lineupsOfPlayer)["row"] & {};

/** A line-up with a player in place of another. */
const withPlayer = (players: string, from: number, into: number): string =>
  JSON.stringify(
    (JSON.parse(players) as { player_id: number }[]).map((one) =>
      one.player_id === from ? { ...one, player_id: into } : one,
    ),
  );

const setLineup = (db: Database, { match_id, side, known_at, players }: LineupRow): Statement =>
  db
    .prepare("UPDATE lineups SET players = ?4 WHERE match_id = ?1 AND side = ?2 AND known_at = ?3")
    .bind(match_id, side, known_at, players);

function replacedInLineups(db: Database, rows: readonly LineupRow[], from: number, into: number) {
  const changed = rows
    .map((row) => ({ ...row, players: withPlayer(row.players, from, into) }))
    .filter((row, index) => row.players !== rows[index]?.players);
  return {
    lineups: changed.map(({ match_id, side, known_at }) => ({ match_id, side, known_at })),
    statements: changed.map((row) => setLineup(db, row)),
  };
}

export async function replaceInLineups(db: Database, { kind, fromId, intoId }: MergeRequest) {
  if (kind !== "players") return { lineups: [], statements: [] };
  const [rows] = await readAll(db, bindQuery(lineupsOfPlayer, fromId));
  return replacedInLineups(db, rows, fromId, intoId);
}

/** Statements that put a player back into the line-ups from which a merge took it, wherever the two play by now. */
export async function restoreInLineups(
  db: Database,
  { fromId, intoId }: MergeRequest,
  { lineups }: MovedRows,
): Promise<Statement[]> {
  const keys = jsonPortions(lineups.map(({ match_id, side, known_at }) => [match_id, side, known_at]));
  const rows = await Promise.all(keys.map((json) => readAll(db, bindQuery(lineupsByKey, json))));
  return replacedInLineups(db, rows.flat(2), intoId, fromId).statements;
}

/** Moves external ids to the rows of their `id`, after the ids that those have: the rows' owners stay. */
export function moveExternalIds(
  db: Database,
  kind: MergeableKind | "matches",
  given: readonly (ExternalIdRow & { readonly id: number })[],
): Statement[] {
  const rows = given.map((row) => ({ kind, ...row }));
  return [
    ...deleteByKey(db, "external_ids", rows, ["kind", "source", "external_id"]),
    ...insertRows(db, "external_ids", rows),
  ];
}

/** Search ranks the merged team by the hotter of the two; triggers keep the index. */
export async function planHeat(db: Database, { kind, fromId, intoId }: MergeRequest): Promise<Statement[]> {
  if (kind !== "teams") return [];
  const [rows] = await readAll(db, bindQuery(heatOfTeams, fromId, intoId));
  const heat = Math.max(0, ...rows.map((row) => row.heat));
  return [db.prepare("UPDATE team_heat SET heat = ?2 WHERE team_id = ?1 AND heat <> ?2").bind(intoId, heat)];
}

/**
 * The hub's next poll finds the matches whose clubs, scorers or line-ups a merge changed, also where publishing them
 * failed.
 */
export function touchMatches(
  db: Database,
  { ids, lineups }: Pick<MovedRows, "ids" | "lineups">,
  also: readonly number[],
  nowMs: number,
): Statement[] {
  const of = (table: string) =>
    Object.entries(ids).flatMap(([reference, moved]) => (reference.startsWith(`${table}.`) ? moved : []));
  const matches = [...of("matches"), ...lineups.map(({ match_id }) => match_id), ...also];
  const touch = "UPDATE matches SET updated_at = ?2 WHERE id IN";
  return [
    ...jsonPortions([...new Set(matches)]).map((json) =>
      db.prepare(`${touch} (SELECT value FROM json_each(?1))`).bind(json, nowMs),
    ),
    ...jsonPortions(of("incidents")).map((json) =>
      db
        .prepare(`${touch} (SELECT match_id FROM incidents WHERE id IN (SELECT value FROM json_each(?1)))`)
        .bind(json, nowMs),
    ),
  ];
}

const perTable = (entries: readonly (readonly [column: string, count: number])[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [column, count] of entries) {
    const table = column.split(".")[0] ?? column;
    if (count > 0) counts[table] = (counts[table] ?? 0) + count;
  }
  return counts;
};

export function reportOf(
  { kind, fromId, intoId }: MergeRequest,
  merge_id: number,
  moved: MovedRows,
): MergeReport {
  const keys = Object.entries(moved.keys);
  return {
    ...{ merge_id, kind, from_id: fromId, into_id: intoId },
    moved: perTable([
      ...Object.entries(moved.ids).map(([column, ids]) => [column, ids.length] as const),
      ...keys.map(([column, rows]) => [column, rows.moved.length] as const),
      ["external_ids", moved.external_ids.length],
      ["lineups", moved.lineups.length],
    ]),
    dropped: perTable([
      ...keys.map(([column, rows]) => [column, rows.dropped.length] as const),
      ["matches", moved.matches.length],
    ]),
  };
}
