import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import type { MergeableKind } from "#shared/name/index.ts";
import { externalIdsOf, MERGEABLE, mergedInto } from "./names.queries.ts";

/** Stored rows that can be merged, by their ids. */

/** Chains of merges followed at most. */
const MERGES_FOLLOWED = 10;

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
