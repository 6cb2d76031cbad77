import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./account.table.ts";

/** Public keys of authenticators (WebAuthn). Bytes are base64url; moments are seconds UTC. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credential_id: text().notNull().unique(),
    /** COSE key (RFC 9052). */
    public_key: text().notNull(),
    /** The user handle: opaque, reveals nothing about the account. */
    user_handle: text().notNull(),
    /** The authenticator's signature counter; always 0 where it has none. */
    counter: integer().notNull(),
    /** JSON list of PASSKEY_TRANSPORTS. */
    transports: text().notNull(),
    backed_up: integer().notNull(),
    name: text().notNull(),
    created_at: integer().notNull(),
    used_at: integer(),
    /** When its counter last went back. */
    refused_at: integer(),
  },
  (table) => [index("passkeys_by_user").on(table.user_id)],
);

/** Used challenges, kept until they expire to prevent replay. */
export const used_challenges = sqliteTable(
  "used_challenges",
  { key: text().primaryKey(), until: integer().notNull() },
  (table) => [index("used_challenges_by_end").on(table.until)],
);
