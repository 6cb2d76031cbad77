import type { Database } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { push_targets } from "#origin/db/schema/push.table.ts";
import { UNSEEN_SECONDS } from "#shared/push/index.ts";
import type { NewNotice, OpenNotice } from "./notice.mapping.ts";
import type { SubscriptionRow } from "./push.queries.ts";

/** Writes of notifications. */

/** Limit of browsers per account; the least recently seen are dropped. */
const MOST_BROWSERS = 20;

/** A session that has ended meanwhile gives no account. */
const SUBSCRIBE = `INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, user_id, session_id, locale, kinds, delay_s,
    created_at, seen_at, failures, failed_at)
  VALUES (?1, ?2, ?3, ?4, (SELECT user_id FROM sessions WHERE id = ?5), (SELECT id FROM sessions WHERE id = ?5),
    ?6, ?7, ?8, ?9, ?9, 0, 0)
  ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, user_id = excluded.user_id,
    session_id = excluded.session_id, locale = excluded.locale,
    kinds = excluded.kinds, delay_s = excluded.delay_s, seen_at = excluded.seen_at`;
const OWNER = "(SELECT user_id FROM push_subscriptions WHERE id = ?1)";
const MAKE_ROOM = `DELETE FROM push_subscriptions WHERE user_id = ${OWNER} AND id NOT IN
  (SELECT id FROM push_subscriptions WHERE user_id = ${OWNER} ORDER BY seen_at DESC, id LIMIT ${MOST_BROWSERS})`;
/** Only differences are written: a reader who adds one team may have a thousand others. */
const DROP_TARGETS = `DELETE FROM push_targets WHERE subscription_id = ?1
  AND (delay_s <> ?3 OR kind || '/' || thing_id NOT IN (SELECT value ->> 0 || '/' || (value ->> 1) FROM json_each(?2)))`;
const ADD_TARGETS = `INSERT INTO push_targets (kind, thing_id, delay_s, subscription_id, kinds)
  SELECT value ->> 0, value ->> 1, ?3, ?1, value ->> 2 FROM json_each(?2) WHERE true
  ON CONFLICT DO UPDATE SET kinds = excluded.kinds WHERE kinds IS NOT excluded.kinds`;

type Target = Pick<RowOf<typeof push_targets>, "kind" | "thing_id" | "kinds">;

/** Writes a browser's subscription with its topics, in one transaction. */
export async function writeSubscription(
  db: Database,
  row: Omit<SubscriptionRow, "user_id" | "created_at" | "failures" | "failed_at">,
  targets: readonly Target[],
): Promise<void> {
  const things = JSON.stringify(targets.map(({ kind, thing_id, kinds }) => [kind, thing_id, kinds]));
  await db.batch([
    db
      .prepare(SUBSCRIBE)
      .bind(
        ...[row.id, row.endpoint, row.p256dh, row.auth, row.session_id, row.locale, row.kinds, row.delay_s],
        row.seen_at,
      ),
    db.prepare(DROP_TARGETS).bind(row.id, things, row.delay_s),
    db.prepare(ADD_TARGETS).bind(row.id, things, row.delay_s),
    ...(row.session_id === null ? [] : [db.prepare(MAKE_ROOM).bind(row.id)]),
  ]);
}

/** Deletes browsers by id; their topics are deleted by cascade. */
export async function removeSubscriptions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = "DELETE FROM push_subscriptions WHERE id IN (SELECT value FROM json_each(?1))";
  await db.batch([db.prepare(sql).bind(JSON.stringify(ids))]);
}

/** Consecutive unreachable minutes after which a browser is given up. */
const MOST_FAILURES = 10;
const MINUTE_SECONDS = 60;
const FORGIVE = `UPDATE push_subscriptions SET failures = 0 WHERE id IN (SELECT value FROM json_each(?1))`;
/** Turns may follow within seconds: a minute counts once. */
const COUNT_MISSED = `UPDATE push_subscriptions SET failures = failures + 1, failed_at = ?2
  WHERE id IN (SELECT value FROM json_each(?1)) AND failed_at <= ?2 - ${MINUTE_SECONDS}`;
const GIVE_UP = `DELETE FROM push_subscriptions
  WHERE id IN (SELECT value FROM json_each(?1)) AND failures >= ${MOST_FAILURES}`;

/** Counts unreachable browsers, resets those reached again, and gives some up. */
export async function countFailures(
  db: Database,
  { missed, back }: { readonly missed: ReadonlySet<string>; readonly back: ReadonlySet<string> },
  nowMs: number,
): Promise<void> {
  if (missed.size + back.size === 0) return;
  const ids = JSON.stringify([...missed]);
  await db.batch([
    db.prepare(FORGIVE).bind(JSON.stringify([...back])),
    db.prepare(COUNT_MISSED).bind(ids, Math.floor(nowMs / 1000)),
    db.prepare(GIVE_UP).bind(ids),
  ]);
}

const ADD_NOTICES = `INSERT OR IGNORE INTO push_notices
    (key, at_ms, notice, aim, cursor_delay_s, cursor_id, again, open)
  SELECT value ->> 'key', value ->> 'at_ms', value ->> 'notice', value ->> 'aim', 0, '', '[]', 1 FROM json_each(?1)`;

/** Adds notices; existing ones are unchanged. */
export async function addNotices(db: Database, notices: readonly NewNotice[]): Promise<void> {
  await db.batch([db.prepare(ADD_NOTICES).bind(JSON.stringify(notices))]);
}

/** Saves the delivery progress of a notice. */
export async function keepProgress(
  db: Database,
  { key, cursor, again }: Pick<OpenNotice, "key" | "cursor" | "again">,
  isOpen: boolean,
): Promise<void> {
  const sql = `UPDATE push_notices SET cursor_delay_s = ?2, cursor_id = ?3, again = ?4, open = ?5 WHERE key = ?1`;
  await db.batch([
    db.prepare(sql).bind(key, cursor.delay_s, cursor.id, JSON.stringify(again), isOpen ? 1 : 0),
  ]);
}

/** Takes the delivery lease until a moment; false while another turn holds it. */
export async function beginTurn(db: Database, nowMs: number, untilMs: number): Promise<boolean> {
  const sql = `INSERT INTO push_turns (id, busy_until_ms) VALUES (1, ?2)
    ON CONFLICT (id) DO UPDATE SET busy_until_ms = ?2 WHERE busy_until_ms <= ?1 RETURNING id`;
  return (await db.prepare(sql).bind(nowMs, untilMs).all()).results.length > 0;
}

/** Releases the lease that ends at a moment; a turn that was overtaken releases nothing. */
export async function endTurn(db: Database, untilMs: number): Promise<void> {
  await db.batch([
    db.prepare("UPDATE push_turns SET busy_until_ms = 0 WHERE busy_until_ms = ?1").bind(untilMs),
  ]);
}

/** Retention of notice keys, far longer than the search window. */
const NOTICE_KEPT_MS = 3600_000;
/** A corrected line-up is stored as a new one: until the match is over it must not be notified again. */
const LINEUPS_KEPT_MS = 86_400_000;

/** Deletes expired notices, and browsers not seen for two months. */
export async function sweepPush(db: Database, nowMs: number): Promise<void> {
  const unseen = Math.floor(nowMs / 1000) - UNSEEN_SECONDS;
  await db.batch([
    db
      .prepare("DELETE FROM push_notices WHERE at_ms <= ?1 AND (key NOT LIKE '%/line_ups' OR at_ms <= ?2)")
      .bind(nowMs - NOTICE_KEPT_MS, nowMs - LINEUPS_KEPT_MS),
    db.prepare("DELETE FROM push_subscriptions WHERE seen_at <= ?1").bind(unseen),
  ]);
}
