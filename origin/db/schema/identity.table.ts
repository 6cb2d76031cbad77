import { integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { users } from "./account.table.ts";

/** Accounts of other sites that log in to an account of ours. Moments are seconds UTC. */
export const linked_logins = sqliteTable(
  "linked_logins",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text().$type<IdentityProvider>().notNull(),
    /** The provider's id of the account, which never changes; an e-mail may. */
    subject: text().notNull(),
    /** E-mail or name of that account when it was linked, for the reader alone. */
    name: text(),
    created_at: integer().notNull(),
    used_at: integer(),
  },
  (table) => [
    unique("linked_logins_subject").on(table.provider, table.subject),
    unique("linked_logins_of_user").on(table.user_id, table.provider),
  ],
);
