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
import { SAME_KICK_OFF_S } from "../link/linking.ts";
import { matchDeletion } from "../store/delete-matches.ts";
import { isConflict, lockStatements } from "../store/ingest-lock.ts";
import { deleteByKey, insertRows, jsonPortions, type Row } from "../store/row.ts";
import { lastIngest } from "../store/store.queries.ts";
import { type KeyColumn, MERGE_REFERENCES, PARENTS, READER_COLUMNS } from "./merge-references.table.ts";
import {
  externalIdsOf,
  externalIdsOfRows,
  heatOfTeams,
  laterMerge,
  lineupsOfPlayer,
  MERGEABLE,
  matchesOfTeam,
  mergeById,
  mergedInto,
  recordsOfMatches,
  sharedAppearances,
  teamMeetings,
} from "./names.queries.ts";

/** Merging two stored rows into one, and undoing it. */

/** Chains of merges followed at most. */
const MERGES_FOLLOWED = 10;

/** What undoing a merge moves back. Nothing about readers: their choices change and their accounts end. */
interface MovedRows {
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

export const refused = (detail: string): AppError => new AppError("merge_refused", { detail });

/** A stored row of a kind; `team_not_found` or `player_not_found`. */
export async function readRow(db: Database, kind: MergeableKind, id: number) {
  const [[row]] = await readAll(db, bindQuery<{ id: number; name: string }>(MERGEABLE[kind].row, id));
  if (!row)
    throw new AppError(kind === "teams" ? "team_not_found" : "player_not_found", {
      detail: `there is no ${id}`,
    });
  return row;
}

/** True for a row of the demo world, which is deleted and built anew. */
export async function isOfDemo(db: Database, kind: MergeableKind, id: number): Promise<boolean> {
  const [names] = await readAll(db, bindQuery(externalIdsOf, kind, id));
  return names.some(({ provenance }) => provenance === "demo");
}

/** Matches in whose line-ups a player stands. */
async function matchesInLineups(db: Database, id: number): Promise<ReadonlySet<number>> {
  const [rows] = await readAll(db, bindQuery(lineupsOfPlayer, id));
  const stands = ({ players }: LineupRow) =>
    (JSON.parse(players) as { player_id: number }[]).some(({ player_id }) => player_id === id);
  return new Set(rows.filter(stands).map(({ match_id }) => match_id));
}

async function stoodInOneMatch(db: Database, a: number, b: number): Promise<boolean> {
  const [ofA, ofB] = [await matchesInLineups(db, a), await matchesInLineups(db, b)];
  return [...ofA].some((id) => ofB.has(id));
}

/** Refuses rows that are surely two: teams that met, a club and a selection, players of one match or squad. */
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
  if (met) throw refused(kind === "teams" ? "they met in a match" : "both are in one match or one squad");
  if (kind === "players" && (await stoodInOneMatch(db, fromId, intoId)))
    throw refused("both are in the line-ups of one match");
  if ((await isOfDemo(db, kind, fromId)) !== (await isOfDemo(db, kind, intoId)))
    throw refused("one is of the demo world, the other real");
  const [[corrected]] = await readAll(db, bindQuery<{ id: number }>(MERGEABLE[kind].corrected, fromId));
  if (corrected)
    throw refused(
      `correction ${corrected.id} of the row that goes is in force: undo it, or merge the other way round`,
    );
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
async function planIds(db: Database, { kind, fromId, intoId }: MergeRequest, merged: ReadonlySet<number>) {
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

/** Moves readers' choices; of a reader who chose both, the one of the row that stays. */
const moveReaders = (db: Database, { kind, fromId, intoId }: MergeRequest): Statement[] =>
  READER_COLUMNS[kind].flatMap(({ table, column, only }) => [
    db
      .prepare(`UPDATE OR IGNORE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND ${only}`)
      .bind(fromId, intoId),
    db.prepare(`DELETE FROM ${table} WHERE ${column} = ?1 AND ${only}`).bind(fromId),
  ]);

interface DuplicateMatch {
  readonly goes: number;
  readonly stays: number;
}

/**
 * Of two rows of one match, the one with more of its result and course stays; `merge_refused` if each has what the
 * other lacks.
 */
function duplicateOf(
  ours: number,
  theirs: number,
  recordOf: ReadonlyMap<number, MatchRecord>,
): DuplicateMatch {
  const lacks = (one: number, other: number): boolean => {
    const [mine, its] = [recordOf.get(one), recordOf.get(other)];
    return (
      mine !== undefined && its !== undefined && (mine.begun < its.begun || mine.incidents < its.incidents)
    );
  };
  const pair = lacks(theirs, ours) ? { goes: theirs, stays: ours } : { goes: ours, stays: theirs };
  if (lacks(pair.stays, pair.goes))
    throw refused(
      `matches ${ours} and ${theirs} are one, and each has a result or goals that the other lacks`,
    );
  if (recordOf.get(pair.goes)?.corrected)
    throw refused(`matches ${ours} and ${theirs} are one: undo the corrections of ${pair.goes} first`);
  return pair;
}

/** Matches of both teams that are one, each with at most one of the other's. */
async function duplicateMatches(db: Database, fromId: number, intoId: number): Promise<DuplicateMatch[]> {
  const [ours, theirs] = await readAll(
    db,
    bindQuery(matchesOfTeam, fromId),
    bindQuery(matchesOfTeam, intoId),
  );
  const free = new Set(theirs);
  const twins = ours.flatMap((match) => {
    const twin = [...free].find(
      (other) =>
        other.season_id === match.season_id &&
        Math.abs(other.match_time - match.match_time) <= SAME_KICK_OFF_S &&
        (match.home_id === fromId
          ? other.home_id === intoId && other.away_id === match.away_id
          : other.away_id === intoId && other.home_id === match.home_id),
    );
    if (!twin) return [];
    free.delete(twin);
    return [[match.id, twin.id] as const];
  });
  const [records] = await readAll(db, bindQuery(recordsOfMatches, JSON.stringify(twins.flat())));
  const recordOf = new Map(records.map((record) => [record.id, record]));
  return twins.map(([match, twin]) => duplicateOf(match, twin, recordOf));
}

/** Matches that both teams have: the poorer row goes, its external ids lead to the other. */
async function planDuplicates(db: Database, { kind, fromId, intoId }: MergeRequest) {
  if (kind !== "teams") return { merged: new Set<number>(), gone: [], statements: [] };
  const pairs = await duplicateMatches(db, fromId, intoId);
  const gone = pairs.map(({ goes }) => goes);
  const staysFor = new Map(pairs.map(({ goes, stays }) => [goes, stays]));
  const [names] = await readAll(db, bindQuery(externalIdsOfRows, "matches", JSON.stringify(gone)));
  const moved = names.map((row) => ({ ...row, id: staysFor.get(row.id) ?? row.id }));
  const kept = JSON.stringify(pairs.map(({ stays }) => stays));
  return {
    /** Left out of what undoing moves back. */
    merged: new Set(pairs.flatMap(({ goes, stays }) => [goes, stays])),
    gone,
    statements: [
      ...moveExternalIds(db, "matches", moved),
      ...(gone.length === 0 ? [] : matchDeletion(db, gone)),
      ...["home_id", "away_id"].map((column) =>
        db
          .prepare(`UPDATE matches SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`)
          .bind(fromId, intoId, kept),
      ),
    ],
  };
}

type ExternalIdRow = (typeof externalIdsOf)["row"] & {};
type LineupRow = (typeof lineupsOfPlayer)["row"] & {};
type MatchRecord = (typeof recordsOfMatches)["row"] & {};

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

/** Moves external ids to the rows of their `id`, after the ids that those have: the rows' owners stay. */
function moveExternalIds(
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
async function planHeat(db: Database, { kind, fromId, intoId }: MergeRequest): Promise<Statement[]> {
  if (kind !== "teams") return [];
  const [rows] = await readAll(db, bindQuery(heatOfTeams, fromId, intoId));
  const heat = Math.max(0, ...rows.map((row) => row.heat));
  return [db.prepare("UPDATE team_heat SET heat = ?2 WHERE team_id = ?1 AND heat <> ?2").bind(intoId, heat)];
}

/**
 * To be read before all else. A batch stored in the meantime makes this transaction fail, and the other way round: both
 * number an ingest.
 */
export async function lockIngests(db: Database, nowMs: number): Promise<Statement[]> {
  const [[last]] = await readAll(db, bindQuery(lastIngest));
  const row = { id: (last?.id ?? 0) + 1, source: "operator", stored_at: nowMs, matches: 0 };
  return lockStatements(db, row);
}

/** Runs the statements as one transaction; `ingest_conflict` if a batch was stored since {@link lockIngests}. */
export async function commit(db: Database, statements: Statement[]): Promise<void> {
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
  const ids = await planIds(db, request, duplicates.merged);
  const keys = await planKeys(db, request);
  const lineups = await replaceInLineups(db, kind, fromId, intoId);
  const [external_ids] = await readAll(db, bindQuery(externalIdsOf, kind, fromId));
  return {
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
      matches: duplicates.gone,
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

/** A decision of the queue that belongs to a merge's transaction, with the lock under which it was read. */
interface QueueDecision {
  readonly lock: readonly Statement[];
  readonly statements: readonly Statement[];
}

/**
 * Merges a row into another of its kind: all references, external ids and favourites move, and the former id leads to
 * the latter. `merge_refused` for rows that are surely two, `ingest_conflict` if something else was stored meanwhile.
 */
export async function mergeRows(
  db: Database,
  request: MergeRequest,
  decided?: QueueDecision,
): Promise<MergeReport> {
  const { kind, fromId, intoId, nowMs, by } = request;
  const lock = decided?.lock ?? (await lockIngests(db, nowMs));
  const [from, into] = [await readRow(db, kind, fromId), await readRow(db, kind, intoId)];
  await refuseTwo(db, request, from as Row, into as Row);
  const { statements, moved } = await planMerge(db, request);
  const merge = {
    ...{ kind, from_id: fromId, to_id: intoId, merged_at: nowMs, merged_by: by },
    row: JSON.stringify(from),
    moved: JSON.stringify(moved),
  };
  const record = insertRows(db, "merges", [merge]);
  await commit(db, [...lock, ...statements, ...record, ...(decided?.statements ?? [])]);
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

/**
 * Puts rows of keys back: those that moved, as they are now, and those that were dropped. What was deleted since stays
 * deleted, as does what belonged to a row that is gone.
 */
function restoreKeys(db: Database, { kind, fromId, intoId }: MergeRequest, moved: MovedRows): Statement[] {
  return MERGE_REFERENCES[kind].keys.flatMap(({ table, column, key }) => {
    const rows = moved.keys[`${table}.${column}`];
    if (!rows) return [];
    const same = key.map((name, index) => `${table}.${name} IS listed.value ->> ${index}`).join(" AND ");
    const sql = `UPDATE OR IGNORE ${table} SET ${column} = ?2
      WHERE ${column} = ?1 AND EXISTS (SELECT 1 FROM json_each(?3) listed WHERE ${same})`;
    const back = jsonPortions(rows.moved.map((row) => key.map((name) => row[name] ?? null)));
    const parents = Object.keys(rows.dropped[0] ?? {}).flatMap((name, index) => {
      const parent = PARENTS[name];
      const value = `value ->> ${index}`;
      return parent ? [`AND (${value} IS NULL OR ${value} IN (SELECT id FROM ${parent}))`] : [];
    });
    return [
      ...back.map((json) => db.prepare(sql).bind(intoId, fromId, json)),
      ...insertRows(db, table, rows.dropped, `${parents.join(" ")} ON CONFLICT DO NOTHING`),
    ];
  });
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
 * choices stay with the other row. `name_match_not_found` for a merge that does not hold, `merge_refused` while a later
 * one of the row that stayed holds.
 */
export async function undoMerge(db: Database, mergeId: number, nowMs: number): Promise<MergeReport> {
  const lock = await lockIngests(db, nowMs);
  const merge = await undoableMerge(db, mergeId);
  const { kind, from_id: fromId, to_id: intoId } = merge;
  const request = { kind, fromId, intoId, nowMs, by: null };
  const moved = JSON.parse(merge.moved) as MovedRows;
  const lineups = await replaceInLineups(db, kind, intoId, fromId);
  const returning = new Set(moved.lineups.map((one) => JSON.stringify(one)));
  const ids = Object.entries(moved.ids).filter(([reference]) =>
    MERGE_REFERENCES[kind].ids.some(({ table, column }) => reference === `${table}.${column}`),
  );
  await commit(db, [
    ...lock,
    ...insertRows(db, kind, [await returningRow(db, kind, JSON.parse(merge.row) as Row)]),
    db.prepare(HEAT_OF_OTHER).bind(kind === "teams" ? fromId : 0, intoId),
    ...ids.map(([reference, moves]) => {
      const [table, column] = reference.split(".");
      const sql = `UPDATE ${table} SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`;
      return db.prepare(sql).bind(intoId, fromId, JSON.stringify(moves));
    }),
    ...restoreKeys(db, request, moved),
    ...lineups.statements.filter((_, index) => returning.has(JSON.stringify(lineups.lineups[index]))),
    ...moveExternalIds(
      db,
      kind,
      moved.external_ids.map((row) => ({ ...row, id: fromId })),
    ),
    db.prepare("UPDATE merges SET undone_at = ?2 WHERE id = ?1").bind(mergeId, nowMs),
    ...moved.external_ids.map(({ source, external_id }) =>
      db.prepare(KEEP_APART).bind(kind, source, external_id, intoId, nowMs),
    ),
  ]);
  return reportOf(request, mergeId, moved);
}
