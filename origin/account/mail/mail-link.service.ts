import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Caller, Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import {
  isToken,
  type MailLinkForm,
  type MailLinkState,
  type Me,
  type ResetForm,
  type VerifyForm,
} from "#shared/account/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { AccountDeps, PersonalDataSource } from "../account-deps.ts";
import { passwordError } from "../common-passwords.ts";
import { getMe } from "../profile.service.ts";
import { hashOf } from "../secret.ts";
import { secondsOf } from "../session.service.ts";
import type { AccountMails } from "./account-mails.ts";
import { linksOfUser, userByResetToken, verificationByToken } from "./mail.queries.ts";
import { consumeResetLink, consumeVerificationLink } from "./mail.store.ts";

/** The browser that opened a link. */
interface FollowedBy {
  readonly caller: Caller;
  readonly nowMs: number;
}

/** The mails of the site. Throws `mail_unavailable` where it sends none. */
export function mailsOf({ mails }: AccountDeps): AccountMails {
  if (mails === null) throw new AppError("mail_unavailable", { detail: "this site sends no mail" });
  return mails;
}

/** Hashes a link's token as it is stored. Throws `token_invalid` for a malformed token, such as a truncated link. */
function hashOfLink(token: string): string {
  if (!isToken(token))
    throw new AppError("token_invalid", { detail: "the token of a mailed link has 43 characters" });
  return hashOf(token);
}

/**
 * Sets a new password by a reset link and ends every session; returns the account's id. The reader is not logged in:
 * staff with a passkey still need the passkey. Throws `token_invalid`, `link_expired`, `validation_failed` for a
 * password that is common or made of the account's names.
 */
export async function resetPassword(
  deps: AccountDeps,
  form: ResetForm,
  { caller, nowMs }: FollowedBy,
): Promise<number> {
  const tokenHash = hashOfLink(form.token);
  const now = secondsOf(nowMs);
  const [[user]] = await readAll(deps.db, bindQuery(userByResetToken, tokenHash, now));
  if (!user) throw new AppError("link_expired");
  const weak = await passwordError(form.password, user);
  if (weak !== null) throw wrongFields({ password: weak });
  const password_hash = await deps.passwords.hash(form.password);
  const isReset = await consumeResetLink(deps.db, {
    ...{ userId: user.id, tokenHash, password_hash },
    by: { sessionId: null, userAgent: caller.userAgent, at: now },
  });
  if (!isReset) throw new AppError("link_expired");
  deps.noteSecurity("password_changed", null, { user_id: user.id, by: "mail" });
  return user.id;
}

/**
 * Checks a mail link at a moment (milliseconds UTC) without consuming it: programs that scan mails follow links too.
 */
export async function findLink(
  { db }: Pick<AccountDeps, "db">,
  { token, kind }: MailLinkForm,
  nowMs: number,
): Promise<MailLinkState> {
  const of = [hashOf(token), secondsOf(nowMs)] as const;
  if (kind === "reset") {
    const [[user]] = await readAll(db, bindQuery(userByResetToken, ...of));
    return user ? "open" : "over";
  }
  const [[link]] = await readAll(db, bindQuery(verificationByToken, ...of));
  if (!link) return "over";
  if (link.is_verified) return "used";
  return link.is_taken ? "taken" : "open";
}

/**
 * Verifies the address of a link, which becomes a log-in name. Idempotent. Throws `token_invalid`, `link_expired`,
 * `email_in_use`.
 */
export async function verifyEmail(
  { db }: Pick<AccountDeps, "db">,
  { token }: VerifyForm,
  { caller, nowMs }: FollowedBy,
): Promise<void> {
  const tokenHash = hashOfLink(token);
  const now = secondsOf(nowMs);
  const [[link]] = await readAll(db, bindQuery(verificationByToken, tokenHash, now));
  if (!link) throw new AppError("link_expired");
  if (link.is_verified) return;
  if (link.is_taken) throw new AppError("email_in_use");
  const by = { sessionId: null, userAgent: caller.userAgent, at: now };
  if (await consumeVerificationLink(db, { userId: link.user_id, tokenHash, by })) return;
  // A concurrent use of the link, or another account's link to the same address, came first.
  const state = await findLink({ db }, { token, kind: "verify" }, nowMs);
  if (state !== "used") throw new AppError(state === "taken" ? "email_in_use" : "link_expired");
}

/**
 * Queues another verification mail for a reader; does nothing if the address is verified or missing. Throws
 * `mail_unavailable`, `too_many_requests`.
 */
export async function requestVerification(
  deps: AccountDeps,
  reader: Reader,
  { locale, nowMs }: Parameters<AccountMails["requestVerification"]>[1],
): Promise<Me> {
  const mails = mailsOf(deps);
  const user = await getMe(deps.db, reader);
  if (user.email === null || user.email_verified_at !== null) return user;
  await deps.limits.check({ kind: "verification", who: reader.id }, nowMs);
  await mails.requestVerification(reader.id, { locale, nowMs });
  return user;
}

/** Mail links of a reader, without their tokens; they are deleted with the account by cascade. */
export const mailPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [mail_links] = await readAll(db, bindQuery(linksOfUser, readerId));
    return { mail_links };
  },
  removalOf: () => [],
});
