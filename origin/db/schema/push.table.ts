import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PushTarget } from "#shared/push/push.table.ts";
import type { Locale } from "#shared/url/locale.ts";
import { sessions, users } from "./account.table.ts";

/** Browsers that asked to be told things by Web Push (RFC 8030). Moments are seconds UTC. */
export const push_subscriptions = sqliteTable(
  "push_subscriptions",
  {
    /** SHA-256 of the endpoint, hexadecimal. */
    id: text().primaryKey(),
    endpoint: text().notNull(),
    /** Public key and secret of the browser (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Whose browser it is; null where nobody was logged in. */
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    /** Where he was logged in when it last asked; null once that is over, and nothing is told as the account's. */
    session_id: integer().references(() => sessions.id, { onDelete: "set null" }),
    locale: text().$type<Locale>().notNull(),
    /** JSON list of what may be told: of what its reader wants, without what he hides. */
    kinds: text().notNull(),
    /** How late its reader wants to know (spoiler shield). */
    delay_s: integer().notNull(),
    created_at: integer().notNull(),
    /** When the browser last said that it is there. */
    seen_at: integer().notNull(),
    /** Minutes in a row in which nothing reached it while others were reached, and when the last of them was counted. */
    failures: integer().notNull(),
    failed_at: integer().notNull(),
  },
  (table) => [
    index("push_by_user").on(table.user_id, table.id),
    index("push_by_session").on(table.session_id),
    index("push_by_seen").on(table.seen_at),
  ],
);

/** What browsers are told of. The delay stands here too: who is told of a match is read in this key's order. */
export const push_targets = sqliteTable(
  "push_targets",
  {
    kind: text().$type<PushTarget>().notNull(),
    thing_id: integer().notNull(),
    delay_s: integer().notNull(),
    subscription_id: text()
      .notNull()
      .references(() => push_subscriptions.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing_id, table.delay_s, table.subscription_id] }),
    index("push_targets_by_subscription").on(table.subscription_id),
  ],
);

/** What is told, and how far: browsers in the order of their delay and id, up to and with the cursor. */
export const push_notices = sqliteTable(
  "push_notices",
  {
    /** The same for the same thing, however often it is found: it is told once. */
    key: text().primaryKey(),
    /** When it became known, milliseconds UTC. */
    at_ms: integer().notNull(),
    /** JSON of `Notice` (shared/push). */
    notice: text().notNull(),
    /** JSON of whom it is for: see origin/push/notice.store.ts. */
    aim: text().notNull(),
    cursor_delay_s: integer().notNull(),
    cursor_id: text().notNull(),
    /** JSON list of browsers before the cursor that are told once more, each with when it was tried last. */
    again: text().notNull(),
    /** 1 until everybody has been told. */
    open: integer().notNull(),
  },
  (table) => [
    index("push_notices_by_moment").on(table.at_ms),
    index("push_notices_open").on(table.open, table.at_ms),
  ],
);

/** Who is telling: one row. */
export const push_turns = sqliteTable("push_turns", {
  id: integer().primaryKey(),
  /** Until then a turn may be at work, and no other begins; milliseconds UTC. */
  busy_until_ms: integer().notNull(),
});
