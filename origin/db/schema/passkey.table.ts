import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./account.table.ts";

/** Public keys of authenticators that log a reader in (WebAuthn). Bytes are base64url; moments are seconds UTC. */
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
    /** Who the authenticator says it is for: says nothing of the account to anybody else. */
    user_handle: text().notNull(),
    /** Uses that the authenticator has counted; 0 for ever where it counts none. */
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

/** Challenges of ceremonies that were handed in: each is good for one try until it expires. */
export const used_challenges = sqliteTable(
  "used_challenges",
  { key: text().primaryKey(), until: integer().notNull() },
  (table) => [index("used_challenges_by_end").on(table.until)],
);
