import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MODERATION_EVENT_TYPES } from "#shared/chat/chat-log.schema.ts";
import { users } from "./account.table.ts";

/**
 * Audit log of chat moderation, in the order in which events were received. Rows are immutable except that names and
 * texts are removed when an account is deleted; they are deleted after half a year. Moments are milliseconds UTC.
 */
export const chat_deeds = sqliteTable(
  "chat_deeds",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    /** Event id given by the room; makes inserts idempotent. */
    id: text().notNull().unique(),
    // No foreign keys: matches of a demo world and accounts are deleted while the log stays.
    match_id: integer(),
    at_ms: integer().notNull(),
    type: text().$type<(typeof MODERATION_EVENT_TYPES)[number]>().notNull(),
    by_id: integer(),
    by_name: text(),
    user_id: integer(),
    user_name: text(),
    /** JSON list of `{ id, text, at_ms }`. */
    messages: text().notNull(),
    /** JSON: `detail` of `LoggedDeed` in shared/chat. */
    detail: text().notNull(),
  },
  (table) => [
    index("chat_deeds_by_moment").on(table.at_ms),
    index("chat_deeds_by_user").on(table.user_id),
    index("chat_deeds_by_actor").on(table.by_id),
  ],
);

/**
 * Active mutes: until when a reader may not write, by the latest event. A row of an unmute stays until no older event
 * can arrive.
 */
export const chat_mutes = sqliteTable(
  "chat_mutes",
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null after an unmute. */
    until_ms: integer(),
    at_ms: integer().notNull(),
    /** The latest event; of two at the same moment the one received later wins. */
    deed_seq: integer().notNull(),
    by_id: integer(),
  },
  (table) => [index("chat_mutes_by_end").on(table.until_ms), index("chat_mutes_by_moment").on(table.at_ms)],
);

/**
 * The last chat ticket of each reader and match, kept five days: which rooms know a reader. Moments are milliseconds
 * UTC.
 */
export const chat_tickets = sqliteTable(
  "chat_tickets",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    match_id: integer().notNull(),
    issued_at_ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.match_id] }),
    index("chat_tickets_by_moment").on(table.issued_at_ms),
  ],
);

/** Pending erasures of deleted accounts in rooms. Moments are milliseconds UTC. */
export const chat_erasures = sqliteTable(
  "chat_erasures",
  {
    // No foreign key: the account is deleted. Its id is never reused.
    user_id: integer().notNull(),
    match_id: integer().notNull(),
    /** Failed requests to the room. */
    tries: integer().notNull(),
    deleted_at_ms: integer().notNull(),
    /** When the next request is due. */
    due_at_ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.match_id] }),
    index("chat_erasures_by_due").on(table.due_at_ms),
  ],
);
