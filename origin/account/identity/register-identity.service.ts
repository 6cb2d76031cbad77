import { m } from "#messages/paraglide/messages.js";
import { bindQuery, readAll } from "#origin/db/database.ts";
import { nameKey, ProfileForm } from "#shared/account/index.ts";
import { nickNameError } from "#shared/account/nick-name.rules.ts";
import type { Locale } from "#shared/url/locale.ts";
import { emailKey } from "../account.mapping.ts";
import type { UserRow } from "../account.queries.ts";
import { takenFields } from "../names.service.ts";
import { newNoPassword } from "../password-hash.ts";
import { secondsOf } from "../session.service.ts";
import { userByEmail } from "./identity.queries.ts";
import { addLinkedUser } from "./identity.store.ts";
import { type IdentityCall, type IdentityDeps, identityError } from "./identity-call.ts";
import type { Identity } from "./identity-client.ts";

/** Tries of nicknames before the log-in is given up: each has another number. */
const MOST_NAMES = 8;

const digits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte % 10).join("");

/** An account name nobody has to type: the reader logs in by the provider. 40 random bits. */
const newUserName = (provider: string): string =>
  `${provider}-${[...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Nicknames to try: the provider's name, with a number if it is short or taken, else "Reader" with one. */
function* nickNames(name: string | null, locale: Locale): Generator<string> {
  if (name !== null) {
    yield name;
    for (let at = 0; at < MOST_NAMES / 2; at += 1)
      yield `${[...name].slice(0, 27).join("").trim()} ${digits(4)}`;
  }
  for (let at = 0; at < MOST_NAMES; at += 1) yield `${m.identity_reader({}, { locale })} ${digits(6)}`;
}

const NickName = ProfileForm.shape.nick_name;

/**
 * The e-mail that a new account gets. Throws `provider_email_taken` if an account has verified it: its
 * owner must link the log-in, or a stranger would get the account (account pre-hijacking). An address that another
 * account has claimed without proof is left out.
 */
async function emailFor({ db, mails }: IdentityDeps, { email, isEmailVerified }: Identity, at: number) {
  const none = { email: null, email_key: null, email_verified_at: null };
  if (email === null) return none;
  const email_key = emailKey(email);
  const [[owner]] = await readAll(db, bindQuery(userByEmail, email_key));
  if (owner?.email_verified_at) throw identityError("provider_email_taken");
  if (owner) return none;
  if (isEmailVerified) return { email, email_key, email_verified_at: at };
  return { email, email_key: mails === null ? email_key : null, email_verified_at: null };
}

/**
 * Creates an account for an account of another site, linked by the provider's id, without a password. Throws
 * `validation_failed` (`provider_email_taken`), `too_many_requests`.
 */
export async function registerIdentity(
  deps: IdentityDeps,
  identity: Identity,
  { provider, caller, nowMs, language }: IdentityCall & { readonly language: Locale },
): Promise<UserRow> {
  const { db, limits, hasBlockedWord } = deps;
  await limits.check({ kind: "registration", who: caller.address }, nowMs);
  const at = secondsOf(nowMs);
  const emails = await emailFor(deps, identity, at);
  const login = { provider, subject: identity.subject, name: identity.email ?? identity.name };
  for (const wanted of nickNames(identity.name, language)) {
    const { data: nick_name } = NickName.safeParse(wanted);
    if (nick_name === undefined || nickNameError(nick_name, hasBlockedWord) !== null) continue;
    const user_name = newUserName(provider);
    const keys = { user_key: nameKey(user_name), nick_key: nameKey(nick_name) };
    const taken = await takenFields(db, { ...keys, email_key: null, phone: null }, 0);
    if (Object.keys(taken).length > 0) continue;
    const made = { user_name, nick_name, ...keys, ...emails, password_hash: newNoPassword() };
    const user = await addLinkedUser(db, made, login, { userAgent: caller.userAgent, at });
    if (user) return user;
  }
  // Every name was taken, or a concurrent log-in created the account: the next one finds it.
  throw identityError("provider_refused");
}
