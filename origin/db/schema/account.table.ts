import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AccountEventKind } from "#shared/account/account-event.table.ts";
import type { Role } from "#shared/account/roles.table.ts";

/** Who has an account. Names are compared by their keys (`nameKey` in shared/account); moments are seconds UTC. */
export const users = sqliteTable(
  "users",
  {
    // Never given twice: what is known of a deleted reader elsewhere must not become another's.
    id: integer().primaryKey({ autoIncrement: true }),
    user_name: text().notNull(),
    user_key: text().notNull().unique(),
    nick_name: text().notNull(),
    nick_key: text().notNull().unique(),
    full_name: text(),
    email: text(),
    /** E-mail as a log-in name. Where the site sends mail it is null until the address is verified: nobody claims the address of others. */
    email_key: text().unique(),
    /** When a link in a mail was followed; null for an address that was never verified. */
    email_verified_at: integer(),
    /** E.164. */
    phone: text().unique(),
    brand_code: text(),
    role: text().$type<Role>().notNull(),
    /** With the parameters it was made by; see password-hash.ts. */
    password_hash: text().notNull(),
    /** Key of the picture among the stored files; null where there is none. */
    avatar: text(),
    created_at: integer().notNull(),
    password_at: integer().notNull(),
  },
  (table) => [index("users_by_role").on(table.role)],
);

/**
 * Changes of roles, for audits. A row outlives its account and keeps only the number of it, so that an operator can still tell
 * who had which right when.
 */
export const role_changes = sqliteTable(
  "role_changes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer().notNull(),
    role_before: text().$type<Role>().notNull(),
    role: text().$type<Role>().notNull(),
    /** Seconds UTC. */
    at: integer().notNull(),
  },
  (table) => [index("role_changes_by_moment").on(table.at)],
);

/** What readers may name as the brand they come from. */
export const brand_codes = sqliteTable("brand_codes", {
  code_key: text().primaryKey(),
  code: text().notNull(),
  created_at: integer().notNull(),
});

/** Where readers are logged in. Moments are seconds UTC. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token: whoever reads the database cannot log in with it. */
    token_hash: text().notNull().unique(),
    remember: integer().notNull(),
    user_agent: text(),
    created_at: integer().notNull(),
    /** When it was last used, within the hour. */
    seen_at: integer().notNull(),
    expires_at: integer().notNull(),
    /** When its reader used a passkey in it: at its beginning, or as staff's first one. Null for one that a password began. */
    passkey_at: integer(),
  },
  (table) => [index("sessions_by_user").on(table.user_id), index("sessions_by_end").on(table.expires_at)],
);

/** What happened to accounts, for their readers to see. Moments are seconds UTC. */
export const account_events = sqliteTable(
  "account_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<AccountEventKind>().notNull(),
    /** The session in which it was done, which may be over; null for an operator's command. */
    session_id: integer(),
    user_agent: text(),
    /** Browser of the session that was ended (`session_ended`); null for other kinds, and where it said nothing. */
    ended_agent: text(),
    at: integer().notNull(),
  },
  (table) => [
    index("account_events_by_user").on(table.user_id),
    index("account_events_by_moment").on(table.at),
  ],
);

/** How often something was tried; the key is a keyed hash of what and by whom, so that no address is stored. */
export const try_counts = sqliteTable(
  "try_counts",
  {
    key: text().primaryKey(),
    total: integer().notNull(),
    /** When counting begins anew, seconds UTC. */
    until: integer().notNull(),
  },
  (table) => [index("try_counts_by_end").on(table.until)],
);

/** Captchas that were handed in: each is good for one use until it expires. */
export const used_captchas = sqliteTable(
  "used_captchas",
  { key: text().primaryKey(), until: integer().notNull() },
  (table) => [index("used_captchas_by_end").on(table.until)],
);
