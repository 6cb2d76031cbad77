import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AccountEventKind } from "#shared/account/account-event.table.ts";
import type { Role } from "#shared/account/roles.table.ts";

/** Accounts. Names are compared by their keys (`nameKey` in shared/account); moments are seconds UTC. */
export const users = sqliteTable(
  "users",
  {
    // Ids are never reused: data about a deleted reader elsewhere must not attach to another account.
    id: integer().primaryKey({ autoIncrement: true }),
    user_name: text().notNull(),
    user_key: text().notNull().unique(),
    nick_name: text().notNull(),
    nick_key: text().notNull().unique(),
    full_name: text(),
    email: text(),
    /**
     * E-mail as a log-in name. Where the site sends mail it is null until the address is verified, so that nobody can
     * claim another person's address.
     */
    email_key: text().unique(),
    /** Verification time of the e-mail; null for an address that was never verified. */
    email_verified_at: integer(),
    /** E.164. */
    phone: text().unique(),
    brand_code: text(),
    role: text().$type<Role>().notNull(),
    /** Includes the scrypt parameters; see password-hash.ts. */
    password_hash: text().notNull(),
    /** Key of the picture among the stored files; null without one. */
    avatar: text(),
    created_at: integer().notNull(),
    password_at: integer().notNull(),
  },
  (table) => [index("users_by_role").on(table.role)],
);

/** Role changes, for audits. A row outlives its account and keeps only its id, so that past rights remain traceable. */
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

/** Brand codes that readers may register with. */
export const brand_codes = sqliteTable("brand_codes", {
  code_key: text().primaryKey(),
  code: text().notNull(),
  created_at: integer().notNull(),
});

/** Sessions. Moments are seconds UTC. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token: read access to the database is not enough to log in. */
    token_hash: text().notNull().unique(),
    remember: integer().notNull(),
    user_agent: text(),
    created_at: integer().notNull(),
    /** Last use, with a precision of one hour. */
    seen_at: integer().notNull(),
    expires_at: integer().notNull(),
    /**
     * When a passkey was used in the session: at log-in, or as a staff member's first one. Null for a session begun by
     * password.
     */
    passkey_at: integer(),
  },
  (table) => [index("sessions_by_user").on(table.user_id), index("sessions_by_end").on(table.expires_at)],
);

/** Account events, shown to their readers. Moments are seconds UTC. */
export const account_events = sqliteTable(
  "account_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<AccountEventKind>().notNull(),
    /** The session of the action, which may be over; null for an operator's command. */
    session_id: integer(),
    user_agent: text(),
    /** Browser of the session that was ended (`session_ended`); null for other kinds, or without a user agent. */
    ended_agent: text(),
    at: integer().notNull(),
  },
  (table) => [
    index("account_events_by_user").on(table.user_id),
    index("account_events_by_moment").on(table.at),
  ],
);

/** Rate-limit counters; the key is a keyed hash of action and subject, so that no address is stored. */
export const try_counts = sqliteTable(
  "try_counts",
  {
    key: text().primaryKey(),
    total: integer().notNull(),
    /** End of the counting window, seconds UTC. */
    until: integer().notNull(),
  },
  (table) => [index("try_counts_by_end").on(table.until)],
);

/** Used captchas, kept until they expire to prevent replay. */
export const used_captchas = sqliteTable(
  "used_captchas",
  { key: text().primaryKey(), until: integer().notNull() },
  (table) => [index("used_captchas_by_end").on(table.until)],
);
