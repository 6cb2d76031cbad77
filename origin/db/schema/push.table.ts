import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./account.table.ts";

/** Browsers that asked to be told things by Web Push (RFC 8030), and what they want to be told. */
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
    locale: text().$type<"vi" | "en">().notNull(),
    /** What is told, and of whom: JSON, see shared/push. */
    wishes: text().notNull(),
    /** How late its reader wants to know of results, seconds (spoiler shield). */
    delay_s: integer().notNull(),
    /** 1 where nothing about betting is wanted: no tips. */
    no_betting: integer().notNull(),
    created_at: integer().notNull(),
    /** When the browser last said that it is there; seconds UTC. */
    seen_at: integer().notNull(),
  },
  (table) => [index("push_by_user").on(table.user_id), index("push_by_seen").on(table.seen_at)],
);

/** Up to which moment what happened has been told, by how late it is told. */
export const push_progress = sqliteTable("push_progress", {
  delay_s: integer().primaryKey(),
  /** Milliseconds UTC. */
  told_until_ms: integer().notNull(),
});
