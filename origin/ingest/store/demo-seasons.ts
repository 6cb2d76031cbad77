import { ask, type Database, readAll, type Statement } from "#origin/db/database.ts";
import { deleteMatches } from "./delete-matches.ts";
import { matchesOfSeasons, stagesOfSeasons } from "./demo-world.queries.ts";
import { deleteExternalIds, deleteRows, jsonPortions } from "./row.ts";

/** Titles stay when the season goes in which they were won. */
function releaseHonors(db: Database, seasons: readonly number[]): Statement[] {
  const sql = "UPDATE honors SET season_id = NULL WHERE season_id IN (SELECT value FROM json_each(?1))";
  return jsonPortions(seasons).map((json) => db.prepare(sql).bind(json));
}

/** Deletes seasons with everything in them; teams and people stay. */
export async function deleteSeasons(db: Database, seasons: readonly number[]): Promise<void> {
  if (seasons.length === 0) return;
  const list = JSON.stringify(seasons);
  const [matchRows, stageRows] = await readAll(db, ask(matchesOfSeasons, list), ask(stagesOfSeasons, list));
  const matches = matchRows.map((row) => row.id);
  const stages = stageRows.map((row) => row.id);
  // A season is found by its matches: it goes with the last of them, or a stop in between would leave it for ever.
  await deleteMatches(db, matches, [
    ...deleteRows(db, "stage_teams", "stage_id", stages),
    ...deleteRows(db, "stages", "id", stages),
    ...releaseHonors(db, seasons),
    ...deleteRows(db, "seasons", "id", seasons),
    ...deleteExternalIds(db, "stages", stages),
    ...deleteExternalIds(db, "seasons", seasons),
  ]);
}
