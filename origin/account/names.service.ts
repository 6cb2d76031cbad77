import { ask, type Database, readAll } from "#origin/db/database.ts";
import { nameKey } from "#shared/account/index.ts";
import type { FieldError } from "#shared/errors/index.ts";
import { brandCodeByKey, type TakenRow, takenNames } from "./account.queries.ts";

/** Names that must be nobody else's, as they are compared. */
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

/** What of somebody's names is taken, as complaints by field. `userId` is who has them himself; 0 for nobody yet. */
export async function takenFields(
  db: Database,
  keys: NameKeys,
  userId: number,
): Promise<Record<string, FieldError>> {
  const { user_key, nick_key, email_key, phone } = keys;
  const [[taken]] = await readAll(db, ask(takenNames, user_key, nick_key, email_key, phone, userId));
  const fields = Object.keys(TAKEN) as (keyof TakenRow)[];
  return Object.fromEntries(
    fields.flatMap((field) => (taken?.[field] ? [[field, TAKEN[field]] as const] : [])),
  );
}

/** A brand code as it was given out; undefined for one that was not. */
export async function findBrandCode(db: Database, code: string): Promise<string | undefined> {
  const [[found]] = await readAll(db, ask(brandCodeByKey, nameKey(code)));
  return found?.code;
}
