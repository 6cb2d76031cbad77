import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DEED_TYPES } from "#shared/chat/chat-log.schema.ts";
import { users } from "./account.table.ts";

/**
 * What was done in the chat of matches that somebody may have to answer for, in the order in which it was told. Rows are never
 * changed but for names and texts of who has deleted his account, and go after half a year. Moments are milliseconds UTC.
 */
export const chat_deeds = sqliteTable(
  "chat_deeds",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    /** As the room names it: told twice it is one. */
    id: text().notNull().unique(),
    // No references: matches of a made-up world go, and so do accounts, and the log stays.
    match_id: integer(),
    at_ms: integer().notNull(),
    type: text().$type<(typeof DEED_TYPES)[number]>().notNull(),
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

/** Until when readers may not write, as the last deed of each says. One that let him write again stays until nothing older can come. */
export const chat_mutes = sqliteTable(
  "chat_mutes",
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null when he may. */
    until_ms: integer(),
    at_ms: integer().notNull(),
    /** The deed; of two of one moment the one that was told later holds. */
    deed_seq: integer().notNull(),
    by_id: integer(),
  },
  (table) => [index("chat_mutes_by_end").on(table.until_ms), index("chat_mutes_by_moment").on(table.at_ms)],
);

/** The last chat ticket of each reader and match, kept five days: which rooms know a reader. Moments are milliseconds UTC. */
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

/** Rooms that have yet to erase a deleted account. Moments are milliseconds UTC. */
export const chat_erasures = sqliteTable(
  "chat_erasures",
  {
    // No reference: the account is gone. Its id is never given again.
    user_id: integer().notNull(),
    match_id: integer().notNull(),
    /** Failed requests to the room. */
    tries: integer().notNull(),
    deleted_at_ms: integer().notNull(),
    /** When the room is asked next. */
    due_at_ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.match_id] }),
    index("chat_erasures_by_due").on(table.due_at_ms),
  ],
);
