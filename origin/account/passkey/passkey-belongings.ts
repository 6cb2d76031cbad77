import type { Database } from "#origin/db/database.ts";
import type { Belongings } from "../account-deps.ts";
import { listPasskeys } from "./own-passkeys.service.ts";

/** Passkeys of a reader: the public keys tell them nothing; with the account they go by themselves. */
export const passkeyBelongings = (db: Database): Belongings => ({
  exportOf: async (readerId) => ({ passkeys: await listPasskeys(db, { id: readerId }) }),
  removalOf: () => [],
});
