import type { Database } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { tips } from "#origin/db/schema/tip.table.ts";
import { MOST_FOLLOWED } from "#shared/tip/index.ts";

/** Writes of tips. */

type NewTip = Omit<RowOf<typeof tips>, "deleted_at" | "result" | "closing_price" | "settled_at">;

const ADD = `INSERT OR IGNORE INTO tips (id, expert_id, match_id, market, period, outcome, line, price, company_id,
    kick_off_at, published_at, text_hash, hash, permission, title, content, lang)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17) RETURNING id`;

/** Updates the day's last ledger entry; matches nothing if the tip was not added because its number was taken. */
const LAST_OF_DAY = `INSERT INTO ledger_days (date, seq, hash)
  SELECT date(published_at, 'unixepoch'), id, hash FROM tips WHERE id = ?1 AND hash = ?2
  ON CONFLICT (date) DO UPDATE SET seq = excluded.seq, hash = excluded.hash`;

/**
 * Adds a tip under its number and makes it the last of its day, atomically; false when the number is taken, or the
 * expert has a duplicate.
 */
export async function addTip(db: Database, tip: NewTip): Promise<boolean> {
  const [added] = await db.batch([
    db
      .prepare(ADD)
      .bind(
        ...[tip.id, tip.expert_id, tip.match_id, tip.market, tip.period, tip.outcome, tip.line, tip.price],
        ...[tip.company_id, tip.kick_off_at, tip.published_at, tip.text_hash, tip.hash, tip.permission],
        ...[tip.title, tip.content, tip.lang],
      ),
    db.prepare(LAST_OF_DAY).bind(tip.id, tip.hash),
  ]);
  return (added?.results.length ?? 0) > 0;
}

/** Deletes title and text of a tip; `by` is its expert, or null for a moderator. False when there is no such tip. */
export async function emptyTip(db: Database, id: number, by: number | null, at: number): Promise<boolean> {
  const sql = `UPDATE tips SET title = NULL, content = NULL, deleted_at = coalesce(deleted_at, ?3)
    WHERE id = ?1 AND (?2 IS NULL OR expert_id = ?2) RETURNING id`;
  return (await db.prepare(sql).bind(id, by, at).all()).results.length > 0;
}

/** The statement that deletes the texts of an expert's tips, for account deletion. */
export const emptyTipsOf = (db: Database, expertId: number, at: number) =>
  db
    .prepare(
      "UPDATE tips SET title = NULL, content = NULL, deleted_at = coalesce(deleted_at, ?2) WHERE expert_id = ?1",
    )
    .bind(expertId, at);

type Settlement = Pick<RowOf<typeof tips>, "id" | "result" | "closing_price" | "settled_at">;

/** Writes the results of tips, in one transaction. */
export async function writeSettlements(db: Database, settled: readonly Settlement[]): Promise<void> {
  if (settled.length === 0) return;
  const sql = "UPDATE tips SET result = ?2, closing_price = ?3, settled_at = ?4 WHERE id = ?1";
  await db.batch(
    settled.map(({ id, result, closing_price, settled_at }) =>
      db.prepare(sql).bind(id, result, closing_price, settled_at),
    ),
  );
}

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
