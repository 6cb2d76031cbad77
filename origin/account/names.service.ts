import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { nameKey } from "#shared/account/index.ts";
import type { FieldError } from "#shared/errors/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { brandCodeByKey, type TakenRow, takenNames } from "./account.queries.ts";

/** Keys of the names that must be unique. */
export interface NameKeys {
  readonly user_key: string | null;
  readonly nick_key: string;
  readonly email_key: string | null;
  readonly phone: string | null;
}

const TAKEN = {
  user_name: "account_taken",
  nick_name: "nick_name_taken",
  email: "email_taken",
  phone: "phone_taken",
} as const satisfies Record<keyof TakenRow, FieldError>;

/**
 * Checks which of an account's names are taken, as problems by field. `userId` is the account that may keep its own
 * names; 0 for a new account.
 */
export async function takenFields(
  db: Database,
  keys: NameKeys,
  userId: number,
): Promise<Record<string, FieldError>> {
  const { user_key, nick_key, email_key, phone } = keys;
  const [[taken]] = await readAll(db, bindQuery(takenNames, user_key, nick_key, email_key, phone, userId));
  return Object.fromEntries(
    keysOf(TAKEN).flatMap((field) => (taken?.[field] ? [[field, TAKEN[field]] as const] : [])),
  );
}

/** The stored spelling of a brand code; undefined for an unknown one. */
export async function findBrandCode(db: Database, code: string): Promise<string | undefined> {
  const [[found]] = await readAll(db, bindQuery(brandCodeByKey, nameKey(code)));
  return found?.code;
}
