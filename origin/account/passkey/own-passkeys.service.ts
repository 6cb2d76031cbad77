import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import type { Role } from "#shared/account/roles.table.ts";
import { isStaff } from "#shared/account/staff.rules.ts";
import { AppError } from "#shared/errors/index.ts";
import type { PersonalDataSource } from "../account-deps.ts";
import type { ChangedBy } from "../account-event.store.ts";
import { confirm } from "../profile.service.ts";
import type { PasskeyDeps } from "./challenges.service.ts";
import { toPasskeyRow } from "./passkey.mapping.ts";
import { passkeysOfUser } from "./passkey.queries.ts";
import { namePasskey, removePasskey } from "./passkey.store.ts";

const notTheirs = (id: number) => new AppError("data_not_found", { detail: `passkey ${id}` });

/** The passkeys of a reader, oldest first. */
export async function listPasskeys(db: Database, reader: Pick<Reader, "id">): Promise<PasskeyRow[]> {
  const [rows] = await readAll(db, bindQuery(passkeysOfUser, reader.id));
  return rows.map(toPasskeyRow);
}

/** Passkeys in a reader's export, without their public keys; they are deleted with the account by cascade. */
export const passkeyPersonalData = (db: Database): PersonalDataSource => ({
  exportOf: async (readerId) => ({ passkeys: await listPasskeys(db, { id: readerId }) }),
  removalOf: () => [],
});

/** True if the account's password is not enough to log in: staff with a passkey must use it. */
export async function needsPasskey(
  db: Database,
  user: { readonly id: number; readonly role: Role },
): Promise<boolean> {
  return isStaff(user.role) && (await listPasskeys(db, user)).length > 0;
}

/** Renames one of a reader's passkeys. Throws `data_not_found` for an unknown id. */
export async function renamePasskey(
  db: Database,
  reader: Reader,
  { id, name }: Pick<PasskeyRow, "id" | "name">,
): Promise<void> {
  if (!(await namePasskey(db, reader.id, id, name))) throw notTheirs(id);
}

interface Removal {
  readonly id: number;
  readonly password: string;
  readonly by: ChangedBy;
  readonly nowMs: number;
}

/**
 * Removes one of a reader's passkeys after a password check. All sessions of staff with a passkey began with one, so a
 * stolen password cannot remove the requirement. The only way to log in stays. Throws `validation_failed`, `too_many_requests`, `data_not_found`.
 */
export async function endPasskey(
  deps: PasskeyDeps,
  reader: Reader,
  { id, password, by, nowMs }: Removal,
): Promise<void> {
  await confirm(deps, password, reader, nowMs);
  if (await removePasskey(deps.db, { userId: reader.id, id, by })) return;
  const isTheirs = (await listPasskeys(deps.db, reader)).some((passkey) => passkey.id === id);
  throw isTheirs ? wrongFields({ current_password: "provider_last" }) : notTheirs(id);
}
