import { bindQuery, readAll } from "#origin/db/database.ts";
import type { Caller } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import { type LoginForm, nameKey } from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { emailKey, toMe } from "./account.mapping.ts";
import { type UserRow, userByLogin } from "./account.queries.ts";
import { replaceHash } from "./account.store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { needsPasskey } from "./passkey/own-passkeys.service.ts";
import type { LoggedIn } from "./register.service.ts";
import { openSession } from "./session.service.ts";
import { TRY_LIMITS } from "./try-limit.table.ts";
import type { Try } from "./try-limits.ts";

interface LogIn {
  readonly form: LoginForm;
  readonly caller: Caller;
  readonly nowMs: number;
}

/**
 * Account and address that a try counts for. Unknown names count too, so that a captcha request does not reveal whether
 * a name exists.
 */
const triesOf = ({ form, caller }: LogIn, user: UserRow | undefined): readonly [Try, Try] => [
  { kind: "login_of_account", who: user ? `id/${user.id}` : `name/${nameKey(form.account)}` },
  { kind: "login_of_address", who: caller.address },
];

/** Counts a try before it is made, and requires a captcha after too many. */
async function admit(
  { limits, captchas }: AccountDeps,
  logIn: LogIn,
  tries: readonly [Try, Try],
): Promise<void> {
  const { form, caller, nowMs } = logIn;
  const [ofAccount, ofAddress] = await limits.count(tries, nowMs);
  if (!ofAccount || !ofAddress) throw new Error("tries were not counted");
  if (ofAddress.total > TRY_LIMITS.login_flood.most) throw limits.tooMany(tries[1], ofAddress, nowMs);
  const isSuspicious =
    ofAccount.total > TRY_LIMITS.login_of_account.most || ofAddress.total > TRY_LIMITS.login_of_address.most;
  if (!isSuspicious) return;
  try {
    if (form.captcha === null) throw wrongFields({ captcha: "captcha_required" });
    await captchas.take(form.captcha, caller, nowMs);
  } catch (refusal) {
    // No password was checked.
    await limits.takeBack(...tries);
    throw refusal;
  }
}

/** Rehashes with today's parameters where the stored hash is older; returns the account as stored then. */
async function renewHash({ db, passwords }: AccountDeps, user: UserRow, password: string): Promise<UserRow> {
  const password_hash = await passwords.hash(password);
  await replaceHash(db, user, password_hash);
  return { ...user, password_hash };
}

/**
 * Logs a reader in under a new token. A wrong name and a wrong password get one response, in the same time. Throws
 * `credentials_wrong`, `passkey_required` (staff with the right password), `validation_failed` (a captcha is required,
 * or wrong), `too_many_requests`.
 */
export async function logIn(deps: AccountDeps, given: LogIn): Promise<LoggedIn> {
  const { form, caller, nowMs } = given;
  const login = bindQuery(userByLogin, nameKey(form.account), emailKey(form.account));
  const [[found]] = await readAll(deps.db, login);
  const tries = triesOf(given, found);
  await admit(deps, given, tries);
  const { right, outdated } = await deps.passwords.check(form.password, found?.password_hash ?? null);
  if (!found || !right) {
    deps.noteSecurity("login_failed", caller, { user_id: found?.id ?? null });
    throw new AppError("credentials_wrong");
  }
  const user = outdated ? await renewHash(deps, found, form.password) : found;
  // The account's try stays counted, so that an attacker learns no more from right passwords than from wrong ones.
  if (await needsPasskey(deps.db, user)) {
    // The address's try is uncounted, because neighbours share the address.
    await deps.limits.takeBack(tries[1]);
    deps.noteSecurity("passkey_required", caller, { user_id: user.id });
    throw new AppError("passkey_required");
  }
  await Promise.all([deps.limits.forget(tries[0]), deps.limits.takeBack(tries[1])]);
  const opened = await openSession(deps.db, user, { caller, remember: form.remember, nowMs });
  if (!opened) throw new AppError("credentials_wrong");
  deps.noteSecurity("logged_in", caller, { user_id: user.id, by: "password" });
  return { user: toMe(user), ...opened };
}
