import type { Database } from "#origin/db/database.ts";
import { MOST_FOLLOWED } from "#shared/tip/index.ts";

/** Follows an expert; false when the reader already follows the maximum number. Idempotent. */
export async function addFollow(
  db: Database,
  { follower_id, expert_id, at }: { follower_id: number; expert_id: number; at: number },
): Promise<boolean> {
  const [, held] = await db.batch([
    db
      .prepare(
        `INSERT INTO follows (follower_id, expert_id, at)
          SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM follows WHERE follower_id = ?1) < ${MOST_FOLLOWED}
          ON CONFLICT (follower_id, expert_id) DO NOTHING`,
      )
      .bind(follower_id, expert_id, at),
    db
      .prepare("SELECT at FROM follows WHERE follower_id = ?1 AND expert_id = ?2")
      .bind(follower_id, expert_id),
  ]);
  return (held?.results.length ?? 0) > 0;
}

/** Unfollows; false when the reader did not follow the expert. */
export async function removeFollow(db: Database, follower_id: number, expert_id: number): Promise<boolean> {
  const sql = "DELETE FROM follows WHERE follower_id = ?1 AND expert_id = ?2 RETURNING at";
  return (await db.prepare(sql).bind(follower_id, expert_id).all()).results.length > 0;
}
