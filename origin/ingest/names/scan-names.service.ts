import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { MergeableKind, NameMatchState, ScanReport } from "#shared/name/index.ts";
import { atMostEach, type SimilarRows } from "../link/similar-rows.rules.ts";
import { insertRows } from "../store/row.ts";
import { externalIdsOfRows, MERGEABLE } from "./names.queries.ts";
import { queuedPairs } from "./scan.queries.ts";
import { possibleClubs, type ScannedPart, scanClubs } from "./scan-clubs.service.ts";
import { possiblePlayers, scanPlayers } from "./scan-players.service.ts";

/** A scan of stored rows for those that are stored twice: names that were stored before a rule of names existed. */

interface Scan {
  readonly scan: (db: Database, after: number) => Promise<ScannedPart>;
  /** The pairs that nothing else contradicts. */
  readonly possible: (db: Database, pairs: readonly SimilarRows[]) => Promise<readonly SimilarRows[]>;
}

const SCANS: Readonly<Record<MergeableKind, Scan>> = {
  teams: { scan: scanClubs, possible: possibleClubs },
  players: { scan: scanPlayers, possible: possiblePlayers },
};

/** Pairs of one row, looked at and queued: the likeliest ones. */
const LOOKED_AT = 10;
const QUEUED = 3;

/** Pairs that are in the queue in no state: neither waiting nor decided. */
async function notQueued(db: Database, kind: MergeableKind, pairs: readonly SimilarRows[]) {
  const ids = JSON.stringify([...new Set(pairs.flatMap((pair) => pair.ids))]);
  const [rows] = await readAll(db, bindQuery(queuedPairs, ids, kind));
  const queued = new Set(rows.flatMap(({ id, other_id }) => [`${id} ${other_id}`, `${other_id} ${id}`]));
  return pairs.filter((pair) => !queued.has(pair.ids.join(" ")));
}

/** Queues pairs; the row with fewer matches is the one that goes if an operator merges them. */
async function queuePairs(
  db: Database,
  kind: MergeableKind,
  pairs: readonly SimilarRows[],
  nowMs: number,
): Promise<void> {
  const ids = JSON.stringify([...new Set(pairs.flatMap((pair) => pair.ids))]);
  const [described, names] = await readAll(
    db,
    bindQuery<{ id: number; name: string; matches: number }>(MERGEABLE[kind].described, ids),
    bindQuery(externalIdsOfRows, kind, ids),
  );
  const rowOf = new Map(described.map((row) => [row.id, row]));
  const ownersOf = Map.groupBy(names, ({ id }) => id);
  const state: NameMatchState = "open";
  const queued = pairs.flatMap(({ ids: [older, newer], reasons, score }) => {
    const isOlderPoorer = (rowOf.get(older)?.matches ?? 0) < (rowOf.get(newer)?.matches ?? 0);
    const [goes, other_id] = isOlderPoorer ? [older, newer] : [newer, older];
    const [owner] = ownersOf.get(goes) ?? [];
    if (!owner) return [];
    const { source, external_id } = owner;
    const name = rowOf.get(goes)?.name ?? "";
    const reason = reasons.join(" ");
    return [{ kind, source, external_id, name, other_id, reason, score, state, found_at: nowMs }];
  });
  // A row may have been merged meanwhile.
  const isStored = `AND value ->> 4 IN (SELECT id FROM ${kind})`;
  await db.batch(insertRows(db, "name_matches", queued, `${isStored} ON CONFLICT DO NOTHING`));
}

/**
 * Compares the stored rows of the next part and queues the pairs that may be one. Pairs that an operator has answered
 * and pairs that contradict each other are left out.
 */
export async function scanNames(
  db: Database,
  { kind, after }: { readonly kind: MergeableKind; readonly after: number },
  nowMs: number,
): Promise<ScanReport> {
  const { scan, possible } = SCANS[kind];
  const { rows, pairs: found, next } = await scan(db, after);
  const open = atMostEach(await notQueued(db, kind, found), LOOKED_AT);
  const pairs = atMostEach(await possible(db, open), QUEUED);
  if (pairs.length > 0) await queuePairs(db, kind, pairs, nowMs);
  return { rows, pairs: pairs.length, next };
}
