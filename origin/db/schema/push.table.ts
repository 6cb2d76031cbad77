import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PushTarget } from "#shared/push/push.table.ts";
import type { Locale } from "#shared/url/locale.ts";
import { sessions, users } from "./account.table.ts";

/** Web Push subscriptions (RFC 8030). Moments are seconds UTC. */
export const push_subscriptions = sqliteTable(
  "push_subscriptions",
  {
    /** SHA-256 of the endpoint, hexadecimal. */
    id: text().primaryKey(),
    endpoint: text().notNull(),
    /** Public key and secret of the browser (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Account of the browser's reader; null when logged out. */
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    /**
     * The session in which the browser last subscribed; null once that session has ended, and then account-specific
     * notifications are not sent.
     */
    session_id: integer().references(() => sessions.id, { onDelete: "set null" }),
    locale: text().$type<Locale>().notNull(),
    /** JSON list of topics to notify about: the reader's choices without those that the spoiler shield hides. */
    kinds: text().notNull(),
    /** The reader's delay for results (spoiler shield). */
    delay_s: integer().notNull(),
    created_at: integer().notNull(),
    /** When the browser last renewed the subscription. */
    seen_at: integer().notNull(),
    /** Consecutive minutes in which it was unreachable while others were reached, and the last minute counted. */
    failures: integer().notNull(),
    failed_at: integer().notNull(),
  },
  (table) => [
    index("push_by_user").on(table.user_id, table.id),
    index("push_by_session").on(table.session_id),
    index("push_by_seen").on(table.seen_at),
  ],
);

/**
 * Topics of a subscription. The delay is repeated here, so that subscribers of a match are read in this key's order.
 */
export const push_targets = sqliteTable(
  "push_targets",
  {
    kind: text().$type<PushTarget>().notNull(),
    thing_id: integer().notNull(),
    delay_s: integer().notNull(),
    subscription_id: text()
      .notNull()
      .references(() => push_subscriptions.id, { onDelete: "cascade" }),
    /** JSON list of the item's own kinds, without hidden ones; null where those of the subscription hold. */
    kinds: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing_id, table.delay_s, table.subscription_id] }),
    index("push_targets_by_subscription").on(table.subscription_id),
  ],
);

/**
 * Notification queue with progress: browsers are notified in the order of delay and id, up to and including the cursor.
 */
export const push_notices = sqliteTable(
  "push_notices",
  {
    /** Idempotency key: each event is notified once. */
    key: text().primaryKey(),
    /** When it became known, milliseconds UTC. */
    at_ms: integer().notNull(),
    /** JSON of `Notice` (shared/push). */
    notice: text().notNull(),
    /** JSON of the audience: see origin/push/notice.store.ts. */
    aim: text().notNull(),
    cursor_delay_s: integer().notNull(),
    cursor_id: text().notNull(),
    /** JSON list of browsers before the cursor to retry, each with its last attempt. */
    again: text().notNull(),
    /** 1 until everybody has been notified. */
    open: integer().notNull(),
  },
  (table) => [
    index("push_notices_by_moment").on(table.at_ms),
    index("push_notices_open").on(table.open, table.at_ms),
  ],
);

/** Lease of the delivering turn: one row. */
export const push_turns = sqliteTable("push_turns", {
  id: integer().primaryKey(),
  /** End of the lease, milliseconds UTC; no other turn begins before it. */
  busy_until_ms: integer().notNull(),
});
