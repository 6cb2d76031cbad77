import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, type PageQuery, pageInfo } from "#origin/football/page.ts";
import { AppError } from "#shared/errors/index.ts";
import {
  MERGEABLE_KINDS,
  type MergeableKind,
  type MergeReport,
  NAME_MATCH_REASONS,
  type NamedRow,
  type NameMatch,
  type NameMatchState,
} from "#shared/name/index.ts";
import { sourcesOf } from "../link/link.queries.ts";
import { commitLocked, lockIngests } from "../store/ingest-lock.ts";
import { insertRows } from "../store/row.ts";
import { mergeRows } from "./merge.store.ts";
import { type Decision, keptStatement, planPairs } from "./name-match.store.ts";
import {
  countOfNameMatches,
  externalIdsOf,
  flagsOfName,
  idsOfNames,
  MERGEABLE,
  type NameMatchRow,
  nameMatchById,
  nameMatchesInState,
  statesBetween,
} from "./names.queries.ts";
import { refused } from "./refuse-merge.ts";
import { currentId, isOfDemo, readRow } from "./stored-row.service.ts";

/** The queue of names that may be stored ones, and operators' decisions about them. */

const seconds = (ms: number): number => Math.floor(ms / 1000);

type Described = Omit<NamedRow, "sources">;

/** The rows of a kind with their names, countries and numbers of matches. */
async function describe(db: Database, kind: MergeableKind, ids: readonly number[]) {
  const list = JSON.stringify(ids);
  const [rows, named] = await readAll(
    db,
    bindQuery<Described & { id: number }>(MERGEABLE[kind].described, list),
    bindQuery(sourcesOf, list, kind),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const sources = Map.groupBy(named, ({ id }) => id);
  return (id: number): NamedRow | null => {
    const row = found.get(id);
    if (!row) return null;
    return { ...row, sources: [...new Set((sources.get(id) ?? []).map(({ source }) => source))] };
  };
}

/** Our ids of the queued names, by `source external id`; none for names that are left out. */
async function idsOf(db: Database, kind: MergeableKind, rows: readonly NameMatchRow[]) {
  const names = JSON.stringify(rows.map(({ source, external_id }) => [source, external_id]));
  const [found] = await readAll(db, bindQuery(idsOfNames, names, kind));
  const ids = new Map(found.map(({ source, external_id, id }) => [`${source} ${external_id}`, id]));
  return ({ source, external_id }: NameMatchRow): number | null =>
    ids.get(`${source} ${external_id}`) ?? null;
}

async function toNameMatches(
  db: Database,
  kind: MergeableKind,
  rows: readonly NameMatchRow[],
): Promise<NameMatch[]> {
  if (rows.length === 0) return [];
  const idOf = await idsOf(db, kind, rows);
  const rowOf = await describe(db, kind, [...new Set(rows.flatMap((row) => [row.other_id, idOf(row) ?? 0]))]);
  return rows.map((row) => {
    const { id, source, external_id, context, score, state } = row;
    const given = new Set(row.reason.split(" "));
    const own = rowOf(idOf(row) ?? 0);
    const other = rowOf(row.other_id);
    return {
      ...{ id, kind, source, external_id, context, score, state },
      reasons: NAME_MATCH_REASONS.filter((reason) => given.has(reason)),
      found_at: seconds(row.found_at),
      decided_at: row.decided_at === null ? null : seconds(row.decided_at),
      named: own
        ? { ...own, name: row.name }
        : { id: null, name: row.name, country: other?.country ?? null, matches: 0, sources: [source] },
      other,
    };
  });
}

/** Pairs of a state, the likeliest first. */
export async function listNameMatches(db: Database, state: NameMatchState, page: PageQuery) {
  const [rows, [count]] = await readAll(
    db,
    bindQuery(nameMatchesInState, state, page.limit, offsetOf(page)),
    bindQuery(countOfNameMatches, state),
  );
  const listed = await Promise.all(
    MERGEABLE_KINDS.map((kind) =>
      toNameMatches(
        db,
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
  );
  const byId = new Map(listed.flat().map((match) => [match.id, match]));
  return {
    data: { name_matches: rows.flatMap(({ id }) => byId.get(id) ?? []) },
    page: pageInfo(page, count),
  };
}

/** Refuses to make a name that is not stored one of a row that it cannot be: a national team of a club, a demo row. */
async function refuseName(db: Database, { kind, source, external_id, context }: NameMatchRow, id: number) {
  const row = await readRow(db, kind, id);
  if (await isOfDemo(db, kind, id)) throw refused("the row is of the demo world, the name real");
  if (kind !== "teams") return;
  const [flags] = await readAll(db, bindQuery(flagsOfName, source, external_id, context));
  const isOther =
    flags.length > 0 && !flags.some(({ national }) => "national" in row && national === row.national);
  if (isOther) throw refused("one is a club, the other a national team");
}

/** True if an operator has answered a pair so already; `merge_refused` if otherwise. */
async function isAnswered(db: Database, row: NameMatchRow, { decision, intoId }: Decision): Promise<boolean> {
  if (row.state === "open") return false;
  const [asked, stored] = await Promise.all(
    [intoId ?? row.other_id, row.other_id].map((id) => currentId(db, row.kind, id)),
  );
  const isSame = decision === "apart" ? row.state === "apart" : row.state === "merged" && asked === stored;
  if (!isSame) throw refused(`pair ${row.id} is decided already: ${row.state}`);
  return true;
}

/**
 * Decides a pair: `merge` makes the name one of the stored row, whether it is stored itself or was left out; `apart`
 * makes it a row of its own once all its pairs are. Both hold for every later import. `name_match_not_found` for an
 * unknown pair, `merge_refused` for rows that are surely two and for a pair decided otherwise, `team_not_found` or
 * `player_not_found` for an unknown row, `ingest_conflict` if something was stored meanwhile. Null without a merge of
 * two stored rows.
 */
export async function decideNameMatch(db: Database, decision: Decision): Promise<MergeReport | null> {
  const { nowMs, by } = decision;
  const lock = await lockIngests(db, nowMs);
  const [[row]] = await readAll(db, bindQuery(nameMatchById, decision.id));
  if (!row) throw new AppError("name_match_not_found", { detail: `there is no pair ${decision.id}` });
  if (await isAnswered(db, row, decision)) return null;
  const { kind, source, external_id, other_id } = row;
  if (decision.decision === "apart") {
    await commitLocked(db, [...lock, keptStatement(db, row, decision)]);
    return null;
  }
  const chosen = decision.intoId ?? other_id;
  if (chosen === 0) throw refused("nothing stored is similar to this name: name the row to merge it into");
  const intoId = await currentId(db, kind, chosen);
  const fromId = (await idsOf(db, kind, [row]))(row);
  if (fromId !== null && fromId !== intoId)
    return mergeRows(db, { kind, fromId, intoId, nowMs, by }, { lock, pair: row });
  if (fromId === null) await refuseName(db, row, intoId);
  const { statements } = await planPairs(db, { kind, fromId: null, intoId, nowMs, by }, row);
  const name = { kind, source, external_id, id: intoId, provenance: "real" };
  const named = fromId === null ? insertRows(db, "external_ids", [name]) : [];
  await commitLocked(db, [...lock, ...named, ...statements]);
  return null;
}

/** Remembers that two stored rows are two, for all their names; nothing where that is known and no pair of them waits. */
export async function keepApart(
  db: Database,
  {
    kind,
    ids: [a, b],
    nowMs,
    by,
  }: { kind: MergeableKind; ids: readonly [number, number]; nowMs: number; by: number | null },
): Promise<void> {
  const rows = await describe(db, kind, [a, b]);
  for (const id of [a, b])
    if (!rows(id))
      throw new AppError(kind === "teams" ? "team_not_found" : "player_not_found", {
        detail: `there is no ${id}`,
      });
  const [known, ofA, ofB] = await readAll(
    db,
    bindQuery(statesBetween, kind, a, b),
    bindQuery(externalIdsOf, kind, a),
    bindQuery(externalIdsOf, kind, b),
  );
  if (known.length > 0 && known.every(({ state }) => state === "apart")) return;
  const pairs = [
    ...ofA.map((name) => ({ ...name, of: a, other_id: b })),
    ...ofB.map((name) => ({ ...name, of: b, other_id: a })),
  ].map(({ source, external_id, of, other_id }) => ({
    ...{ kind, source, external_id, other_id, name: rows(of)?.name ?? "", reason: "operator", score: 1 },
    ...{ state: "apart", found_at: nowMs, decided_at: nowMs, decided_by: by },
  }));
  const conflict = `ON CONFLICT (kind, source, external_id, other_id) DO UPDATE SET state = 'apart',
    decided_at = excluded.decided_at, decided_by = excluded.decided_by`;
  await db.batch(insertRows(db, "name_matches", pairs, conflict));
}
