import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { MailKind } from "#origin/db/schema/mail.table.ts";
import type { MailMessage } from "#origin/mail/mail-message.ts";
import { createMailSender } from "#origin/mail/mail-sender.ts";
import { type MailSettings, senderName } from "#origin/mail/mail-settings.ts";
import type { WaitingMail } from "#origin/mail/outbox.store.ts";
import { createOutbox, type RunOutbox } from "#origin/mail/outbox.ts";
import { nameKey } from "#shared/account/index.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";
import { type UserRow, userById } from "../account.queries.ts";
import { hashOf, keyedWord, randomWord } from "../secret.ts";
import { secondsOf } from "../session.service.ts";
import { TRY_LIMITS } from "../try-limit.table.ts";
import type { TryLimits } from "../try-limits.ts";
import { userForReset } from "./mail.queries.ts";
import { issueLink, queueReset, queueVerification } from "./mail.store.ts";
import { writeMail } from "./mail-texts.ts";

/** Link lifetimes from the time the mail was last sent. The mail texts state them. */
const LINK_SECONDS: Readonly<Record<MailKind, number>> = { reset: 3600, verify: 24 * 3600 };

const LINK_SCREENS = { reset: "resetPassword", verify: "verifyEmail" } as const;

/** Longer than any account name or e-mail. */
const MAX_LOGIN = 320;

interface MailRequest {
  readonly locale: Locale;
  readonly nowMs: number;
}

/** Mails of accounts. `request…` only queues; call and defer `send` afterwards for the first attempt. */
export interface AccountMails {
  /** Queues a reset for an account name or e-mail. Makes the same write whether the account exists or not. */
  readonly requestReset: (login: string, request: MailRequest) => Promise<void>;
  /** Queues a verification of an account's e-mail, unless it is verified. */
  readonly requestVerification: (userId: number, request: MailRequest) => Promise<void>;
  /** Sends mails that are due. Never rejects. */
  readonly send: RunOutbox;
}

interface AccountMailServices {
  readonly db: Database;
  readonly limits: TryLimits;
  /** HMAC key of the tokens. */
  readonly secret: string;
  readonly settings: MailSettings;
  /** Fetch function for the provider. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Creates the mails of accounts; the token in a link is an HMAC of the mail's id, and only its hash is stored. */
export function createAccountMails({
  db,
  limits,
  secret,
  settings,
  fetch,
}: AccountMailServices): AccountMails {
  const newMail = ({ locale, nowMs }: MailRequest) => ({
    id: randomWord(32),
    locale,
    now: secondsOf(nowMs),
  });

  async function recipientOf({ user_id, login }: WaitingMail): Promise<UserRow | null> {
    const [[user]] = await readAll(
      db,
      user_id === null ? bindQuery(userForReset, login) : bindQuery(userById, user_id),
    );
    return user ?? null;
  }

  /**
   * Limits mails per address, regardless of who requests them. Counted at the first send attempt, so the caller does
   * not learn the result.
   */
  async function mayReceive(emailKey: string, { tries }: WaitingMail, nowMs: number): Promise<boolean> {
    if (tries > 1) return true;
    const [counted] = await limits.count([{ kind: "mail_of_recipient", who: emailKey }], nowMs);
    return (counted?.total ?? 0) <= TRY_LIMITS.mail_of_recipient.most;
  }

  async function compose(mail: WaitingMail, nowMs: number): Promise<MailMessage | null> {
    const { id, kind, locale, created_at } = mail;
    const user = await recipientOf(mail);
    const to = user?.email ?? null;
    if (user === null || to === null) return null;
    const emailKey = to.toLowerCase();
    const isWanted = kind === "reset" ? user.email_key === emailKey : user.email_verified_at === null;
    if (!isWanted || !(await mayReceive(emailKey, mail, nowMs))) return null;
    const token = keyedWord(secret, `mail/${id}`);
    const isIssued = await issueLink(db, {
      ...{ mailId: id, kind, userId: user.id, tokenHash: hashOf(token), emailKey },
      ...{ createdAt: created_at, expiresAt: secondsOf(nowMs) + LINK_SECONDS[kind] },
    });
    if (!isIssued) return null;
    const link = `${settings.siteUrl}${pathOf(LINK_SCREENS[kind], locale)}?token=${token}`;
    const { host } = new URL(settings.siteUrl);
    const { user_name: name, nick_name: nick } = user;
    const facts = { name, nick, site: senderName(settings.from) ?? host, host, link };
    return { id, to, ...writeMail(kind, locale, facts) };
  }

  return {
    requestReset: (login, request) => queueReset(db, nameKey(login.slice(0, MAX_LOGIN)), newMail(request)),
    requestVerification: (userId, request) => queueVerification(db, userId, newMail(request)),
    send: createOutbox({ db, send: createMailSender(settings, fetch), compose }),
  };
}
