import type { Database } from "#origin/db/database.ts";
import type { SettingChoice } from "#shared/settings/index.ts";

/** The later choice of a setting wins: the order of `mergeChoices` in shared/settings. */
const MERGE = `INSERT INTO reader_settings (user_id, key, value, changed_at_ms)
  SELECT u.id, e.value ->> 0, e.value ->> 1, e.value ->> 2
  FROM json_each(?2) e JOIN users u ON u.id = ?1 WHERE true
  ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value, changed_at_ms = excluded.changed_at_ms
  WHERE (excluded.changed_at_ms, excluded.value) > (reader_settings.changed_at_ms, reader_settings.value)`;

/** Merges settings with those of a reader. */
export async function mergeSettings(
  db: Database,
  readerId: number,
  choices: readonly SettingChoice[],
): Promise<void> {
  const rows = choices.map(({ key, value, changed_at_ms }) => [key, JSON.stringify(value), changed_at_ms]);
  await db.batch([db.prepare(MERGE).bind(readerId, JSON.stringify(rows))]);
}
