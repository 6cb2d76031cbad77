import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "#shared/url/index.ts";
import { users } from "./account.table.ts";

/** Purposes of mails with a link. */
export type MailKind = "reset" | "verify";

/**
 * The outbox: mails waiting to be sent. A row holds neither link nor recipient; both are derived when it is sent, and
 * the row is deleted then.
 */
export const mails = sqliteTable(
  "mails",
  {
    /** 32 random bytes, base64url. The link's token is an HMAC of it, so that the database alone yields no link. */
    id: text().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    /** Null until the name in `login` has been looked up. */
    user_id: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The name typed in the reset form, whether such an account exists or not. */
    login: text(),
    locale: text().$type<Locale>().notNull(),
    /** Seconds UTC, as are the other moments. */
    created_at: integer().notNull(),
    tries: integer().notNull(),
    /** Time of the next attempt. */
    due_at: integer().notNull(),
  },
  (table) => [index("mails_by_due").on(table.due_at), index("mails_by_user").on(table.user_id, table.kind)],
);

/** Links of sent mails: one per kind and account, so that a newer link revokes the older. */
export const mail_tokens = sqliteTable(
  "mail_tokens",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<MailKind>().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull().unique(),
    /** The recipient: the link becomes invalid once the account has another address. */
    email_key: text().notNull(),
    /** Creation of the mail, seconds UTC. */
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind] }),
    index("mail_tokens_by_end").on(table.expires_at),
  ],
);
