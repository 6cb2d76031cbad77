import type { Database } from "#origin/db/database.ts";

/** No match is in play this long after its kick-off, seconds. */
const LONG_OVER = 2 * 86_400;

/** Deletes reports of matches whose source fell silent before their end: no batch after the match deletes them. */
export async function sweepReports(db: Database, nowMs: number): Promise<void> {
  const sql = `DELETE FROM match_part_reports WHERE match_id IN (SELECT m.id FROM match_part_reports r
    JOIN matches m ON m.id = r.match_id WHERE m.match_time < ?1)`;
  await db.batch([db.prepare(sql).bind(Math.floor(nowMs / 1000) - LONG_OVER)]);
}
