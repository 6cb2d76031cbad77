import { ask, type Database, readAll, type Statement } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import { storeBatch } from "./batch.service.ts";
import { deleteMatches } from "./delete-matches.ts";
import { matchesOfSeasons, pastDemoSeasons, realFootball, stagesOfSeasons } from "./demo-world.queries.ts";
import { deleteExternalIds, deleteRows, jsonPortions } from "./row.ts";

/** Demo seasons are thrown away this long after their last kick-off, seconds. */
const KEPT_SECONDS = 2 * 86_400;

/** Titles stay when the season goes in which they were won. */
function releaseHonors(db: Database, seasons: readonly number[]): Statement[] {
  const sql = "UPDATE honors SET season_id = NULL WHERE season_id IN (SELECT value FROM json_each(?1))";
  return jsonPortions(seasons).map((json) => db.prepare(sql).bind(json));
}

/** Deletes demo seasons that are over, with everything in them; teams and people stay for the next one. */
async function deletePastSeasons(db: Database, nowMs: number): Promise<void> {
  const [past] = await readAll(db, ask(pastDemoSeasons, Math.floor(nowMs / 1000) - KEPT_SECONDS));
  if (past.length === 0) return;
  const seasons = past.map((row) => row.id);
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

async function storeBatches(db: Database, batches: readonly Batch[], nowMs: number): Promise<number[]> {
  const matchIds: number[] = [];
  for (const batch of batches) {
    const report = await storeBatch(db, batch, { now_ms: nowMs, dry_run: false });
    const [refusal] = report.refusals;
    if (refusal) throw new Error(`the demo world does not fit: ${refusal.path} ${refusal.reason}`);
    matchIds.push(...report.match_ids);
  }
  return matchIds;
}

/**
 * Keeps the demo world going until real football is imported: from then on what is there plays out and is thrown
 * away in its time, and nothing new comes. Returns the ids of matches that are new or changed.
 */
export async function keepDemoWorld(
  db: Database,
  batchesAt: (nowMs: number) => readonly Batch[],
  nowMs: number,
): Promise<number[]> {
  const [[real]] = await readAll(db, ask(realFootball));
  const matchIds = real?.stored === 1 ? [] : await storeBatches(db, batchesAt(nowMs), nowMs);
  await deletePastSeasons(db, nowMs);
  return matchIds;
}
