import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import { deleteMatches } from "./delete-matches.ts";
import {
  bareDemoMatches,
  demoSeasons,
  matchesOfSeasons,
  pastDemoSeasons,
  stagesOfSeasons,
} from "./demo-world.queries.ts";
import { deleteExternalIds, deleteRows, jsonPortions } from "./row.ts";

/** Beside real data a demo season is deleted this long after its last kick-off, seconds. */
const KEPT_SECONDS = 2 * 86_400;

/** Titles outlive the season in which they were won. */
function releaseHonors(db: Database, seasons: readonly number[]): Statement[] {
  const sql = "UPDATE honors SET season_id = NULL WHERE season_id IN (SELECT value FROM json_each(?1))";
  return jsonPortions(seasons).map((json) => db.prepare(sql).bind(json));
}

/** Deletes seasons with everything in them; teams and people stay. */
export async function deleteSeasons(db: Database, seasons: readonly number[]): Promise<void> {
  if (seasons.length === 0) return;
  const list = JSON.stringify(seasons);
  const [matchRows, stageRows] = await readAll(
    db,
    bindQuery(matchesOfSeasons, list),
    bindQuery(stagesOfSeasons, list),
  );
  const matches = matchRows.map((row) => row.id);
  const stages = stageRows.map((row) => row.id);
  // A season is found by its matches: it is deleted with the last of them, because an interruption in between would
  // leave it forever.
  await deleteMatches(db, matches, [
    ...deleteRows(db, "stage_teams", "stage_id", stages),
    ...deleteRows(db, "stages", "id", stages),
    ...deleteRows(db, "squad_members", "season_id", seasons),
    ...releaseHonors(db, seasons),
    ...deleteRows(db, "seasons", "id", seasons),
    ...deleteExternalIds(db, "stages", stages),
    ...deleteExternalIds(db, "seasons", seasons),
  ]);
}

/** Demo seasons that do not belong to this world: of an older version, or with two newer ones stored. */
export async function seasonsToDrop(db: Database, wanted: ReadonlySet<string>): Promise<number[]> {
  const [seasons] = await readAll(db, bindQuery(demoSeasons));
  return seasons.flatMap(({ id, external_id }) => (wanted.has(external_id) ? [] : [id]));
}

/** Deletes seasons one by one within the time limit; returns whether some are left. */
export async function dropSeasons(
  db: Database,
  seasons: readonly number[],
  hasTime: () => boolean,
): Promise<boolean> {
  for (const [index, season] of seasons.entries()) {
    if (index > 0 && !hasTime()) return true;
    await deleteSeasons(db, [season]);
  }
  return false;
}

/**
 * Phases out a demo world beside real data: unplayed matches are deleted, ended seasons expire. Returns whether work is
 * left now.
 */
export async function letGo(db: Database, nowMs: number, hasTime: () => boolean): Promise<boolean> {
  const now = Math.floor(nowMs / 1000);
  for (;;) {
    const [bare] = await readAll(db, bindQuery(bareDemoMatches, now));
    if (bare.length === 0) break;
    await deleteMatches(
      db,
      bare.map((row) => row.id),
    );
    if (!hasTime()) return true;
  }
  const [past] = await readAll(db, bindQuery(pastDemoSeasons, now - KEPT_SECONDS));
  return dropSeasons(
    db,
    past.map((row) => row.id),
    hasTime,
  );
}
