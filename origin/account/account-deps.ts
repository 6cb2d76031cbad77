import type { Database, Statement } from "#origin/db/database.ts";
import type { NoteSecurity } from "#origin/http/security-notes.ts";
import type { HasBlockedWord } from "#shared/chat/index.ts";
import type { Avatars } from "./avatar.service.ts";
import type { Captchas } from "./captcha/captcha.service.ts";
import type { AccountMails } from "./mail/account-mails.ts";
import type { Passwords } from "./password-hash.ts";
import type { TryLimits } from "./try-limits.ts";

/** Personal data that another module stores for a reader: exported on request, deleted with the account. */
export interface PersonalDataSource {
  /** Key of this data in the export. */
  readonly exportOf: (readerId: number, nowMs: number) => Promise<Record<string, unknown>>;
  /**
   * Statements that run in one transaction with the account's deletion, before it. Rows with a `cascade` reference need
   * none.
   */
  readonly removalOf: (readerId: number, nowMs: number) => readonly Statement[];
}

/**
 * Notifies chat rooms that an account's rights ended. Call it after the database write, and defer it: it waits for the
 * rooms.
 */
export interface ChatRights {
  /** A session, the password or the role ended: revoke tickets issued until now. */
  readonly onRightsEnded: (userId: number) => Promise<void>;
  /** The account is deleted: rooms erase its messages and name. */
  readonly onAccountDeleted: (userId: number) => Promise<void>;
}

/** Dependencies of the account services. */
export interface AccountDeps {
  readonly db: Database;
  readonly captchas: Captchas;
  readonly limits: TryLimits;
  readonly avatars: Avatars;
  readonly passwords: Passwords;
  readonly personalData: readonly PersonalDataSource[];
  readonly chatRights: ChatRights;
  /** Blocked words for nicknames. */
  readonly hasBlockedWord: HasBlockedWord;
  readonly noteSecurity: NoteSecurity;
  /**
   * Null where the site sends no mail: an e-mail is then a log-in name without verification, and a forgotten password
   * cannot be reset.
   */
  readonly mails: AccountMails | null;
}
