import { NOBODYS_HASH } from "#origin/account/password-hash.ts";
import type { Database } from "#origin/db/database.ts";
import { DEMO_EXPERTS } from "#origin/demo/tips/experts.table.ts";
import { nameKey } from "#shared/account/index.ts";

/** Adds accounts of the demo world's experts. Existing accounts keep their names; a name that is taken is left out. */
export async function addDemoExperts(db: Database, at: number): Promise<void> {
  const sql = `INSERT OR IGNORE INTO users
      (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 'expert', ?2, ?3, ?3 FROM json_each(?1)`;
  const rows = DEMO_EXPERTS.map(({ user_name, nick_name }) => [
    ...[user_name, nameKey(user_name), nick_name, nameKey(nick_name)],
  ]);
  await db.batch([db.prepare(sql).bind(JSON.stringify(rows), NOBODYS_HASH, at)]);
}
