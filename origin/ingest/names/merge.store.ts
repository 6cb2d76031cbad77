import {
  bindQuery,
  type Database,
  type Query,
  readAll,
  type SqlValue,
  type Statement,
} from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import type { MergeableKind, MergeReport } from "#shared/name/index.ts";
import { matchDeletion } from "../store/delete-matches.ts";
import { isConflict, lockStatements } from "../store/ingest-lock.ts";
import { insertRows, type Row } from "../store/row.ts";
import { lastIngest } from "../store/store.queries.ts";
import { type KeyColumn, MERGE_REFERENCES } from "./merge-references.table.ts";
import {
  externalIdsOf,
  heatOfTeams,
  lineupsOfPlayer,
  MERGEABLE,
  matchesOfTeam,
  mergeById,
  mergedInto,
  sharedAppearances,
  teamMeetings,
} from "./names.queries.ts";

/** Merging two stored rows into one, and undoing it. */

/** Two sources' kick-offs of one match differ by this many seconds at most. */
const SAME_MATCH_S = 36 * 3600;
/** Chains of merges followed at most. */
const MERGES_FOLLOWED = 10;

/** All that a merge changed, to undo it. */
interface MovedRows {
  /** `table.column` and the ids of the rows that it moved. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** `table.column` and the rows as they were: moved, and dropped because the other had them too. */
  readonly keys: Readonly<
    Record<string, { readonly moved: readonly Row[]; readonly dropped: readonly Row[] }>
  >;
  readonly external_ids: readonly Row[];
  /** Keys of line-ups whose player was replaced. */
  readonly lineups: readonly { match_id: number; side: string; known_at: number }[];
  /** Matches that both rows had: gone for good, with their external ids at the other's match. */
  readonly matches: readonly number[];
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

/** The id under which a row is stored now: its own, or that of the row it was merged into. */
export async function currentId(db: Database, kind: MergeableKind, id: number): Promise<number> {
  let current = id;
  for (let step = 0; step < MERGES_FOLLOWED; step += 1) {
    const [[merged]] = await readAll(db, bindQuery(mergedInto, kind, current));
    if (!merged) return current;
    current = merged.to_id;
  }
  return current;
}

const refused = (detail: string): AppError => new AppError("merge_refused", { detail });

async function readRow(db: Database, kind: MergeableKind, id: number) {
  const [[row]] = await readAll(db, bindQuery<{ id: number; name: string }>(MERGEABLE[kind].row, id));
  if (!row)
    throw new AppError(kind === "teams" ? "team_not_found" : "player_not_found", {
      detail: `there is no ${id}`,
    });
  return row;
}

/** Refuses rows that are surely two: teams that met, a club and a selection, players of one match. */
async function refuseTwo(
  db: Database,
  { kind, fromId, intoId }: MergeRequest,
  from: Row,
  into: Row,
): Promise<void> {
  if (fromId === intoId) throw refused("both are the same row");
  if (from.national !== into.national) throw refused("one is a club, the other a national team");
  const shared: Query<object> = kind === "teams" ? teamMeetings : sharedAppearances;
  const [[met]] = await readAll(db, bindQuery(shared, fromId, intoId));
  if (met) throw refused(kind === "teams" ? "they met in a match" : "both played in one match");
}

const idsIn = `SELECT value FROM json_each(?3)`;

interface Plan {
  readonly statements: Statement[];
  readonly moved: MovedRows;
}

async function selectRows<Selected>(
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
async function planIds(db: Database, { kind, fromId, intoId }: MergeRequest, gone: ReadonlySet<number>) {
  const moved: Record<string, readonly number[]> = {};
  const statements: Statement[] = [];
  for (const { table, column } of MERGE_REFERENCES[kind].ids) {
    const rows = await selectRows<{ id: number }>(db, `SELECT id FROM ${table} WHERE ${column} = ?1`, fromId);
    const ids = rows.map(({ id }) => id).filter((id) => table !== "matches" || !gone.has(id));
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
async function planKeys(db: Database, { kind, fromId, intoId }: MergeRequest) {
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

/** Matches that both teams have: those of the former go, their external ids lead to the latter's. */
async function planDuplicates(db: Database, { kind, fromId, intoId }: MergeRequest) {
  if (kind !== "teams") return { gone: new Set<number>(), statements: [] };
  const [ours, theirs] = await readAll(
    db,
    bindQuery(matchesOfTeam, fromId),
    bindQuery(matchesOfTeam, intoId),
  );
  const pairs = ours.flatMap((match) => {
    const twin = theirs.find(
      (other) =>
        other.season_id === match.season_id &&
        Math.abs(other.match_time - match.match_time) <= SAME_MATCH_S &&
        (match.home_id === fromId
          ? other.home_id === intoId && other.away_id === match.away_id
          : other.away_id === intoId && other.home_id === match.home_id),
    );
    return twin ? [{ id: match.id, twin: twin.id }] : [];
  });
  const gone = pairs.map(({ id }) => id);
  const lead = "UPDATE external_ids SET id = ?2 WHERE kind = 'matches' AND id = ?1";
  return {
    gone: new Set(gone),
    statements: [
      ...pairs.map(({ id, twin }) => db.prepare(lead).bind(id, twin)),
      ...(gone.length === 0 ? [] : matchDeletion(db, gone)),
    ],
  };
}

type LineupRow = (typeof lineupsOfPlayer)["row"] & {};

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

async function replaceInLineups(db: Database, kind: MergeableKind, from: number, into: number) {
  if (kind !== "players") return { lineups: [], statements: [] };
  const [rows] = await readAll(db, bindQuery(lineupsOfPlayer, from));
  const changed = rows
    .map((row) => ({ ...row, players: withPlayer(row.players, from, into) }))
    .filter((row, index) => row.players !== rows[index]?.players);
  return {
    lineups: changed.map(({ match_id, side, known_at }) => ({ match_id, side, known_at })),
    statements: changed.map((row) => setLineup(db, row)),
  };
}

/** External ids of a row at another one, after its own: the row's owner stays. */
function moveExternalIds(db: Database, kind: MergeableKind, rows: readonly Row[], into: number): Statement[] {
  const drop = "DELETE FROM external_ids WHERE kind = ?1 AND source = ?2 AND external_id = ?3";
  return [
    ...rows.map(({ source, external_id }) => db.prepare(drop).bind(kind, source, external_id)),
    ...insertRows(
      db,
      "external_ids",
      rows.map((row) => ({ kind, ...row, id: into })),
    ),
  ];
}

/** Search ranks the merged team by the hotter of the two; triggers keep the index. */
async function planHeat(db: Database, { kind, fromId, intoId }: MergeRequest): Promise<Statement[]> {
  if (kind !== "teams") return [];
  const [rows] = await readAll(db, bindQuery(heatOfTeams, fromId, intoId));
  const heat = Math.max(0, ...rows.map((row) => row.heat));
  return [db.prepare("UPDATE team_heat SET heat = ?2 WHERE team_id = ?1 AND heat <> ?2").bind(intoId, heat)];
}

/** A batch stored in the meantime makes this transaction fail, and the other way round: both number an ingest. */
async function lockIngests(db: Database, nowMs: number): Promise<Statement[]> {
  const [[last]] = await readAll(db, bindQuery(lastIngest));
  const row = { id: (last?.id ?? 0) + 1, source: "operator", stored_at: nowMs, matches: 0 };
  return lockStatements(db, row);
}

/** Runs the statements as one transaction; `ingest_conflict` if a batch was stored since {@link lockIngests}. */
async function commit(db: Database, statements: Statement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (thrown) {
    if (!isConflict(thrown)) throw thrown;
    throw new AppError("ingest_conflict", { detail: "a batch was stored in the meantime; try again" });
  }
}

async function planMerge(db: Database, request: MergeRequest): Promise<Plan> {
  const { kind, fromId, intoId } = request;
  const duplicates = await planDuplicates(db, request);
  const ids = await planIds(db, request, duplicates.gone);
  const keys = await planKeys(db, request);
  const lineups = await replaceInLineups(db, kind, fromId, intoId);
  const [external_ids] = await readAll(db, bindQuery(externalIdsOf, kind, fromId));
  return {
    statements: [
      ...duplicates.statements,
      ...ids.statements,
      ...keys.statements,
      ...lineups.statements,
      ...moveExternalIds(db, kind, external_ids, intoId),
      ...(await planHeat(db, request)),
      // Pairs of the former are pairs of the latter, except those that it has already.
      db
        .prepare("UPDATE OR IGNORE name_matches SET other_id = ?3 WHERE kind = ?1 AND other_id = ?2")
        .bind(kind, fromId, intoId),
      db
        .prepare("DELETE FROM name_matches WHERE kind = ?1 AND other_id = ?2 AND state = 'open'")
        .bind(kind, fromId),
      db.prepare(`DELETE FROM ${kind} WHERE id = ?1`).bind(fromId),
    ],
    moved: {
      ids: ids.moved,
      keys: keys.moved,
      external_ids,
      lineups: lineups.lineups,
      matches: [...duplicates.gone],
    },
  };
}

const perTable = (entries: readonly (readonly [column: string, count: number])[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [column, count] of entries) {
    const table = column.split(".")[0] ?? column;
    if (count > 0) counts[table] = (counts[table] ?? 0) + count;
  }
  return counts;
};

function reportOf({ kind, fromId, intoId }: MergeRequest, merge_id: number, moved: MovedRows): MergeReport {
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

/**
 * Merges a row into another of its kind: all references, external ids and favourites move, and the former id leads to
 * the latter. `merge_refused` for rows that are surely two. `last` belongs to the same transaction.
 */
export async function mergeRows(
  db: Database,
  request: MergeRequest,
  last: readonly Statement[] = [],
): Promise<MergeReport> {
  const { kind, fromId, intoId, nowMs, by } = request;
  const [from, into] = [await readRow(db, kind, fromId), await readRow(db, kind, intoId)];
  await refuseTwo(db, request, from as Row, into as Row);
  const lock = await lockIngests(db, nowMs);
  const { statements, moved } = await planMerge(db, request);
  const merge = {
    ...{ kind, from_id: fromId, to_id: intoId, merged_at: nowMs, merged_by: by },
    row: JSON.stringify(from),
    moved: JSON.stringify(moved),
  };
  await commit(db, [...lock, ...statements, ...insertRows(db, "merges", [merge]), ...last]);
  const [made] = await selectRows<{ id: number }>(
    db,
    "SELECT id FROM merges WHERE kind = ?1 AND from_id = ?2 AND undone_at IS NULL",
    kind,
    fromId,
  );
  return reportOf(request, made?.id ?? 0, moved);
}

const HEAT_OF_OTHER =
  "UPDATE team_heat SET heat = (SELECT heat FROM team_heat WHERE team_id = ?2) WHERE team_id = ?1";
/** The queue remembers that a merge was undone. */
const KEEP_APART = `UPDATE name_matches SET state = 'apart', decided_at = ?5
  WHERE kind = ?1 AND source = ?2 AND external_id = ?3 AND other_id = ?4`;

/** Puts rows of keys back as they were. */
function restoreKeys(db: Database, kind: MergeableKind, intoId: number, moved: MovedRows): Statement[] {
  return MERGE_REFERENCES[kind].keys.flatMap(({ table, column, key }) => {
    const rows = moved.keys[`${table}.${column}`];
    if (!rows) return [];
    const where = [column, ...key].map((name, index) => `${name} IS ?${index + 1}`).join(" AND ");
    return [
      ...rows.moved.map((row) =>
        db.prepare(`DELETE FROM ${table} WHERE ${where}`).bind(intoId, ...key.map((name) => row[name])),
      ),
      ...insertRows(db, table, [...rows.moved, ...rows.dropped], "ON CONFLICT DO NOTHING"),
    ];
  });
}

/**
 * Undoes a merge: the row returns under its id with all that moved. Matches that both had stay merged.
 * `name_match_not_found` for a merge that does not hold.
 */
export async function undoMerge(db: Database, mergeId: number, nowMs: number): Promise<MergeReport> {
  const [[merge]] = await readAll(db, bindQuery(mergeById, mergeId));
  if (!merge || merge.undone_at !== null)
    throw new AppError("name_match_not_found", { detail: `there is no merge ${mergeId} to undo` });
  const { kind, from_id: fromId, to_id } = merge;
  // The row that stayed may have been merged itself since.
  const intoId = await currentId(db, kind, to_id);
  const moved = JSON.parse(merge.moved) as MovedRows;
  const lineups = await replaceInLineups(db, kind, intoId, fromId);
  const returning = new Set(moved.lineups.map((one) => JSON.stringify(one)));
  await commit(db, [
    ...(await lockIngests(db, nowMs)),
    ...insertRows(db, kind, [JSON.parse(merge.row) as Row]),
    db.prepare(HEAT_OF_OTHER).bind(kind === "teams" ? fromId : 0, intoId),
    ...Object.entries(moved.ids).map(([reference, ids]) => {
      const [table, column] = reference.split(".");
      const sql = `UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`;
      return db.prepare(sql).bind(intoId, fromId, JSON.stringify(ids));
    }),
    ...restoreKeys(db, kind, intoId, moved),
    ...lineups.statements.filter((_, index) => returning.has(JSON.stringify(lineups.lineups[index]))),
    ...moveExternalIds(db, kind, moved.external_ids, fromId),
    db.prepare("UPDATE merges SET undone_at = ?2 WHERE id = ?1").bind(mergeId, nowMs),
    ...moved.external_ids.map(({ source, external_id }) =>
      db.prepare(KEEP_APART).bind(kind, source, external_id, intoId, nowMs),
    ),
  ]);
  return reportOf({ kind, fromId, intoId, nowMs, by: null }, mergeId, moved);
}
