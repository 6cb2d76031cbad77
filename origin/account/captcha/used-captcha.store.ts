import type { Database } from "#origin/db/database.ts";

/** Marks a captcha as used until it expires (seconds UTC); false when it was used before. */
export async function spendCaptcha(db: Database, key: string, until: number): Promise<boolean> {
  const sql = "INSERT OR IGNORE INTO used_captchas (key, until) VALUES (?1, ?2) RETURNING key";
  const { results } = await db.prepare(sql).bind(key, until).all();
  return results.length > 0;
}
