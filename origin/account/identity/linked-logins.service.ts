import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import type { IdentityReturn, LinkedLogin, LogInWays } from "#shared/account/identity.schema.ts";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import { AppError } from "#shared/errors/index.ts";
import { userById } from "../account.queries.ts";
import type { PersonalDataSource } from "../account-deps.ts";
import { byReader } from "../account-event.service.ts";
import { passkeysOfUser } from "../passkey/passkey.queries.ts";
import { hasPassword } from "../password-hash.ts";
import { confirm } from "../profile.service.ts";
import { isFreshSession } from "../session.service.ts";
import { loginBySubject, loginsOfUser, type StoredLogin } from "./identity.queries.ts";
import { beginIdentity, linkingCall, takeIdentity } from "./identity.service.ts";
import { addLogin, removeLogin } from "./identity.store.ts";
import { type IdentityDeps, identityError } from "./identity-call.ts";

const toLinkedLogin = ({ provider, name, created_at, used_at }: StoredLogin): LinkedLogin => ({
  ...{ provider, name, created_at, used_at },
});

/** A reader's request about their log-ins. */
interface Linking {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly nowMs: number;
}

/** The ways to log in to a reader's account. */
export async function listWays(
  { db, clients }: Pick<IdentityDeps, "db" | "clients">,
  reader: Pick<Reader, "id">,
): Promise<LogInWays> {
  const [[user], logins, passkeys] = await readAll(
    db,
    bindQuery(userById, reader.id),
    bindQuery(loginsOfUser, reader.id),
    bindQuery(passkeysOfUser, reader.id),
  );
  if (!user) throw new AppError("session_expired");
  const has_password = hasPassword(user);
  const isOnly = !has_password && passkeys.length === 0 && logins.length === 1;
  return {
    has_password,
    logins: logins.map(toLinkedLogin),
    offered: (["google", "zalo"] as const).filter((provider) => clients[provider] !== undefined),
    only: isOnly ? (logins[0]?.provider ?? null) : null,
  };
}

/**
 * Begins a link. It needs a session that has just begun, so that a stolen one cannot add a way to log in. Throws
 * `validation_failed` (`confirmation_old`), `too_many_requests`.
 */
export async function beginLink(
  deps: IdentityDeps,
  provider: IdentityProvider,
  linking: Linking,
): Promise<string> {
  if (!(await isFreshSession(deps.db, linking.reader, linking.nowMs)))
    throw identityError("confirmation_old");
  return beginIdentity(deps, linkingCall(provider, linking));
}

/** Ends a link, in the session that began it. Throws `validation_failed` (`provider_taken`, `provider_refused`). */
export async function addLink(
  deps: IdentityDeps,
  returned: IdentityReturn,
  linking: Linking,
): Promise<LogInWays> {
  const { db } = deps;
  const { reader, caller, nowMs } = linking;
  const call = linkingCall(returned.provider, linking);
  const identity = await takeIdentity(deps, returned, call);
  await deps.limits.takeBack({ kind: "identity_login", who: caller.address });
  const login = {
    ...{ provider: returned.provider, subject: identity.subject },
    name: identity.email ?? identity.name,
  };
  const isAdded = await addLogin(db, reader.id, login, byReader(reader, caller, nowMs));
  if (isAdded) deps.noteSecurity("logins_changed", caller, { user_id: reader.id, deed: "linked" });
  else {
    const [[owned]] = await readAll(db, bindQuery(loginBySubject, login.provider, login.subject));
    // Linking the same account again changes nothing.
    if (owned?.user_id !== reader.id) throw identityError("provider_taken");
  }
  return listWays(deps, reader);
}

/**
 * Unlinks a log-in after a password check; the only way to log in stays. Throws `validation_failed`,
 * `too_many_requests`, `data_not_found`.
 */
export async function endLink(
  deps: IdentityDeps,
  { provider, password }: { readonly provider: IdentityProvider; readonly password: string },
  { reader, caller, nowMs }: Linking,
): Promise<LogInWays> {
  await confirm(deps, password, reader, nowMs);
  const isRemoved = await removeLogin(deps.db, reader.id, provider, byReader(reader, caller, nowMs));
  const ways = await listWays(deps, reader);
  if (isRemoved) {
    deps.noteSecurity("logins_changed", caller, { user_id: reader.id, deed: "unlinked" });
    return ways;
  }
  const isThere = ways.logins.some((login) => login.provider === provider);
  if (!isThere) throw new AppError("data_not_found", { detail: `${provider} is not linked` });
  throw identityError("provider_last");
}

/** Linked log-ins in a reader's export, with the provider's id; they are deleted with the account by cascade. */
export const linkedLoginPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [rows] = await readAll(db, bindQuery(loginsOfUser, readerId));
    return { linked_logins: rows.map((row) => ({ ...toLinkedLogin(row), subject: row.subject })) };
  },
  removalOf: () => [],
});
