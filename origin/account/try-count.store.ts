import type { Database } from "#origin/db/database.ts";

/** Counters of the rate limits. Moments are seconds UTC. */

/** A counter including the try that was just added. */
export interface TryCount {
  readonly total: number;
  /** End of the counting window. */
  readonly until: number;
}

/** Counts before the try and in one statement, so that a hundred concurrent tries count as a hundred. */
const COUNT = `INSERT INTO try_counts (key, total, until) VALUES (?1, 1, ?2 + ?3)
  ON CONFLICT (key) DO UPDATE SET
    total = CASE WHEN until <= ?2 THEN 1 ELSE total + 1 END,
    until = CASE WHEN until <= ?2 THEN ?2 + ?3 ELSE until END
  RETURNING total, until`;

/** Increments each of the counters. */
export async function countTries(
  db: Database,
  tries: readonly { readonly key: string; readonly seconds: number }[],
  now: number,
): Promise<TryCount[]> {
  if (tries.length === 0) return [];
  const counted = await db.batch<TryCount>(
    tries.map(({ key, seconds }) => db.prepare(COUNT).bind(key, now, seconds)),
  );
  // Each statement returns the one row that it wrote.
  return counted.flatMap(({ results }) => results);
}

/** Decrements each of the counters. */
export async function takeBackTries(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const sql = "UPDATE try_counts SET total = total - 1 WHERE key = ?1 AND total > 0";
  await db.batch(keys.map((key) => db.prepare(sql).bind(key)));
}

/** Resets a counter. */
export async function forgetTries(db: Database, key: string): Promise<void> {
  await db.batch([db.prepare("DELETE FROM try_counts WHERE key = ?1").bind(key)]);
}
