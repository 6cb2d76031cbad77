import type { Database } from "#origin/db/database.ts";
import type { FindSession } from "#origin/http/access.ts";
import type { NoteSecurity } from "#origin/http/security-notes.ts";
import type { MailSettings } from "#origin/mail/mail-settings.ts";
import type { FileStore } from "#origin/picture/file-store.ts";
import type { PictureCodec } from "#origin/picture/picture-codec.ts";
import type { HasBlockedWord } from "#shared/chat/index.ts";
import type { ChatRights, PersonalDataSource } from "./account-deps.ts";
import { createAvatars } from "./avatar.service.ts";
import { type CaptchaSettings, createCaptchas } from "./captcha/captcha.service.ts";
import { createIdentityClients, identityHandlers } from "./identity/identity.routes.ts";
import { type IdentitySettings, offeredBy } from "./identity/identity-settings.ts";
import { logInHandlers } from "./log-in.routes.ts";
import { createAccountMails } from "./mail/account-mails.ts";
import { mailHandlers } from "./mail/mail.routes.ts";
import { operatorHandlers } from "./operator.routes.ts";
import { passkeyHandlers } from "./passkey/passkey.routes.ts";
import { createPasswords, type PasswordCost } from "./password-hash.ts";
import { profileHandlers } from "./profile.routes.ts";
import { findSession } from "./session.service.ts";
import type { TryLimits } from "./try-limits.ts";

/** External dependencies of the account service. */
export interface AccountServices {
  readonly db: Database;
  readonly files: FileStore;
  readonly codec: PictureCodec;
  readonly captcha: CaptchaSettings;
  readonly limits: TryLimits;
  readonly personalData: readonly PersonalDataSource[];
  readonly chatRights: ChatRights;
  readonly hasBlockedWord: HasBlockedWord;
  readonly noteSecurity: NoteSecurity;
  readonly passwordCost: PasswordCost;
  /** Null where the site sends no mail. */
  readonly mail: MailSettings | null;
  /** Other sites whose accounts log in here. */
  readonly identities: IdentitySettings;
  readonly now: () => number;
  /** Fetch function for the mail provider and those of log-ins. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

type AccountHandlers = ReturnType<typeof logInHandlers> &
  ReturnType<typeof mailHandlers> &
  ReturnType<typeof profileHandlers> &
  ReturnType<typeof passkeyHandlers> &
  ReturnType<typeof identityHandlers> &
  ReturnType<typeof operatorHandlers>;

/** The account service: its handlers, and the functions that the app calls. */
export function createAccounts({
  files,
  codec,
  captcha,
  passwordCost,
  mail,
  identities,
  fetch,
  now,
  ...services
}: AccountServices) {
  const { db, limits } = services;
  const captchas = createCaptchas({ db, limits, settings: captcha });
  const avatars = createAvatars({ db, files, codec, limits });
  const mails =
    mail === null ? null : createAccountMails({ db, limits, secret: captcha.secret, settings: mail, fetch });
  const deps = { ...services, captchas, avatars, mails, passwords: createPasswords(passwordCost) };
  const handlers: AccountHandlers = {
    ...logInHandlers(deps),
    ...mailHandlers(deps, offeredBy(identities)),
    ...profileHandlers(deps),
    ...passkeyHandlers(deps, captcha.secret),
    ...identityHandlers(deps, {
      clients: createIdentityClients(identities, { fetch, now }),
      secret: captcha.secret,
    }),
    ...operatorHandlers(deps),
  };
  const find: FindSession = (token, nowMs) => findSession(db, token, nowMs);
  return { handlers, findSession: find, findAvatar: avatars.find, mails };
}
