import type { Caller } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import { type Me, nameKey, type RegisterForm } from "#shared/account/index.ts";
import { nickNameError } from "#shared/account/nick-name.rules.ts";
import { AppError, type FieldError } from "#shared/errors/index.ts";
import { keysOf, toMe } from "./account.mapping.ts";
import { addUser } from "./account.store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { passwordError } from "./common-passwords.ts";
import { findBrandCode, takenFields } from "./names.service.ts";
import { type OpenedSession, openSession, secondsOf } from "./session.service.ts";

/** A reader who was just logged in. */
export interface LoggedIn extends OpenedSession {
  readonly user: Me;
}

const UNKNOWN_CODE: FieldError = "brand_code_unknown";

/**
 * Creates an account and logs its reader in, from the form's fields only. Throws `validation_failed` with problems by
 * field, `too_many_requests`.
 */
export async function register(
  { db, captchas, limits, passwords, hasBlockedWord, noteSecurity, mails }: AccountDeps,
  form: RegisterForm,
  caller: Caller,
  nowMs: number,
): Promise<LoggedIn> {
  await captchas.take(form.captcha, caller, nowMs);
  // After the captcha, so that the limit per address, which neighbours share, cannot be exhausted without work.
  await limits.check({ kind: "registration", who: caller.address }, nowMs);
  const { user_name, nick_name, email, phone } = form;
  const keys = { user_key: nameKey(user_name), ...keysOf(form), phone };
  const brand_code = form.brand_code === null ? null : await findBrandCode(db, form.brand_code);
  const unfit = nickNameError(nick_name, hasBlockedWord);
  const weak = await passwordError(form.password, form);
  const errors = {
    ...(await takenFields(db, keys, 0)),
    ...(unfit === null ? {} : { nick_name: unfit }),
    ...(weak === null ? {} : { password: weak }),
    ...(brand_code === undefined ? { brand_code: UNKNOWN_CODE } : {}),
  };
  if (Object.keys(errors).length > 0 || brand_code === undefined) throw wrongFields(errors);
  const at = secondsOf(nowMs);
  const made = {
    ...{ user_name, nick_name, email, brand_code, ...keys },
    ...(mails === null ? {} : { email_key: null }),
    ...{ role: "reader" as const, password_hash: await passwords.hash(form.password) },
    ...{ created_at: at, password_at: at },
  };
  const user = await addUser(db, made, caller.userAgent);
  // A concurrent registration took the name.
  if (!user) throw wrongFields(await takenFields(db, keys, 0));
  if (email !== null) await mails?.requestVerification(user.id, { locale: form.language, nowMs });
  const opened = await openSession(db, user, { caller, remember: false, nowMs, event: null });
  if (!opened) throw new AppError("internal", { detail: "a new account could not be logged in" });
  noteSecurity("logged_in", caller, { user_id: user.id, by: "registration" });
  return { user: toMe(user), ...opened };
}
