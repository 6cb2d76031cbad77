import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import {
  type IssuedSession,
  type Me,
  nameKey,
  type PasswordForm,
  type ProfileForm,
} from "#shared/account/index.ts";
import { nickNameError } from "#shared/account/nick-name.rules.ts";
import { AppError, type FieldError } from "#shared/errors/index.ts";
import { emailKey, keysOf, toMe } from "./account.mapping.ts";
import { type UserRow, userById } from "./account.queries.ts";
import { deleteUser, writeInfo } from "./account.store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { byReader } from "./account-event.service.ts";
import { passwordError } from "./common-passwords.ts";
import { takenFields } from "./names.service.ts";
import { hasPassword } from "./password-hash.ts";
import { hashOf } from "./secret.ts";
import { isFreshSession, issued, listSessions, newToken, secondsOf } from "./session.service.ts";
import { changePassword } from "./session.store.ts";

/** A reader whose account was deleted during the request has no session any more. */
async function getUser(db: Database, reader: Reader): Promise<UserRow> {
  const [[user]] = await readAll(db, bindQuery(userById, reader.id));
  if (!user) throw new AppError("session_expired");
  return user;
}

/**
 * Returns the reader's account with the fields that only its owner sees. Throws `session_expired` once the account is
 * deleted.
 */
export const getMe = async (db: Database, reader: Reader): Promise<Me> => toMe(await getUser(db, reader));

/** A reader who changes their account in a browser. */
export interface Changing {
  readonly reader: Reader;
  readonly caller: Pick<Caller, "userAgent">;
  readonly nowMs: number;
}

/**
 * Changes a reader's names, e-mail and phone. A new e-mail or phone needs the password, so that a stolen session cannot
 * redirect the account. Throws `validation_failed` with all problems at once: names that are taken or blocked, a
 * missing or wrong password; also `too_many_requests`. Where the site sends mail, a new e-mail becomes a log-in name
 * once it is verified.
 */
export async function changeInfo(
  deps: AccountDeps,
  form: ProfileForm,
  { reader, caller, nowMs }: Changing,
): Promise<Me> {
  const { db, limits, hasBlockedWord, mails } = deps;
  await limits.check({ kind: "info", who: reader.id }, nowMs);
  const keys = { user_key: null, ...keysOf(form), phone: form.phone };
  const { full_name, nick_name, email, phone } = form;
  const info = { id: reader.id, full_name, nick_name, email, phone, ...keysOf(form) };
  const stored = await getUser(db, reader);
  // A name older than the rule stays until its reader changes it.
  const isRenamed = nameKey(stored.nick_name) !== nameKey(nick_name);
  const unfit = isRenamed ? nickNameError(nick_name, hasBlockedWord, reader.role === "reader") : null;
  const needsPassword = email !== stored.email || phone !== stored.phone;
  const wrong: Record<string, FieldError> = await takenFields(db, keys, reader.id);
  if (unfit !== null) wrong.nick_name = unfit;
  if (needsPassword) {
    const { fieldError } = await checkConfirmation(deps, form.current_password, reader, nowMs);
    if (fieldError !== null) wrong.current_password = fieldError;
  }
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  const isNewEmail = email !== null && emailKey(email) !== emailKey(stored.email);
  if (mails !== null && isNewEmail) await limits.check({ kind: "verification", who: reader.id }, nowMs);
  const by = byReader(reader, caller, nowMs);
  const user = await writeInfo(db, info, { stored, by, needsVerification: mails !== null });
  if (user && isNewEmail) await mails?.requestVerification(user.id, { locale: form.language, nowMs });
  if (user && needsPassword) deps.noteSecurity("contact_changed", null, { user_id: user.id });
  if (user) return toMe(user);
  // A concurrent write took the name, or the account was deleted.
  await getUser(db, reader);
  throw wrongFields(await takenFields(db, keys, reader.id));
}

/**
 * Checks the password that confirms a change against the current account; without a password, a log-in of the last
 * fifteen minutes confirms it. Throws `too_many_requests`,
 * `session_expired`.
 */
async function checkConfirmation(
  { db, limits, passwords, noteSecurity }: AccountDeps,
  password: string | null,
  reader: Reader,
  nowMs: number,
): Promise<{ readonly user: UserRow; readonly fieldError: FieldError | null }> {
  const tried = { kind: "confirmation", who: reader.id } as const;
  if (password !== null) await limits.check(tried, nowMs);
  const user = await getUser(db, reader);
  // The reader logs in elsewhere: a log-in of this moment confirms the change.
  if (!hasPassword(user)) {
    const isFresh = await isFreshSession(db, reader, nowMs);
    return { user, fieldError: isFresh ? null : "confirmation_old" };
  }
  if (password === null) return { user, fieldError: "password_required" };
  const { right } = await passwords.check(password, user.password_hash);
  if (!right) {
    noteSecurity("confirmation_failed", null, { user_id: user.id });
    return { user, fieldError: "password_wrong" };
  }
  await limits.forget(tried);
  return { user, fieldError: null };
}

/** Returns the reader's account, once they have given its password. Throws `validation_failed`, `too_many_requests`. */
export async function confirm(
  deps: AccountDeps,
  password: string,
  reader: Reader,
  nowMs: number,
): Promise<UserRow> {
  const { user, fieldError } = await checkConfirmation(deps, password, reader, nowMs);
  if (fieldError !== null) throw wrongFields({ current_password: fieldError });
  return user;
}

/**
 * Changes a reader's password; every other session ends, and this one continues under the new token. Throws
 * `validation_failed` for a wrong password and for a new one that is common or made of the account's names,
 * `session_expired`, `too_many_requests`.
 */
export async function renewPassword(
  deps: AccountDeps,
  form: PasswordForm,
  { reader, caller, nowMs }: Changing,
): Promise<{ readonly user: Me; readonly session: IssuedSession }> {
  const user = await confirm(deps, form.current_password, reader, nowMs);
  const weak = await passwordError(form.password, user);
  if (weak !== null) throw wrongFields({ password: weak });
  const sessions = await listSessions(deps.db, reader, nowMs);
  const token = newToken();
  const isChanged = await changePassword(deps.db, user, {
    ...{ sessionId: reader.sessionId, userAgent: caller.userAgent },
    password_hash: await deps.passwords.hash(form.password),
    token_hash: hashOf(token),
    at: secondsOf(nowMs),
  });
  // The password was changed concurrently: that change wins, and has ended this session.
  if (!isChanged) throw new AppError("session_expired");
  deps.noteSecurity("password_changed", null, { user_id: user.id });
  const isRemembered = sessions.some(({ current, remember }) => current && remember);
  return { user: toMe(user), session: issued(token, isRemembered) };
}

/**
 * Export of everything stored about a reader, without password and tokens. Moments in seconds UTC. Throws
 * `too_many_requests`.
 */
export async function exportAccount(
  { db, limits, personalData }: AccountDeps,
  reader: Reader,
  nowMs: number,
): Promise<Record<string, unknown>> {
  await limits.check({ kind: "export", who: reader.id }, nowMs);
  const user = await getUser(db, reader);
  const others = await Promise.all(personalData.map(({ exportOf }) => exportOf(reader.id, nowMs)));
  return {
    account: { ...toMe(user), password_changed_at: user.password_at },
    sessions: await listSessions(db, reader, nowMs),
    ...Object.assign({}, ...others),
    exported_at: secondsOf(nowMs),
  };
}

/** Deletes a reader's account and personal data. Throws `validation_failed` for a wrong password. */
export async function deleteAccount(
  deps: AccountDeps,
  password: string,
  reader: Reader,
  nowMs: number,
): Promise<void> {
  const user = await confirm(deps, password, reader, nowMs);
  const removals = deps.personalData.flatMap(({ removalOf }) => removalOf(user.id, nowMs));
  const avatar = await deleteUser(deps.db, user.id, removals);
  deps.noteSecurity("account_deleted", null, { user_id: user.id });
  if (avatar !== null) await deps.avatars.remove(avatar);
}
