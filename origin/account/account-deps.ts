import type { Database, Statement } from "#origin/db/database.ts";
import type { NoteSecurity } from "#origin/http/security-notes.ts";
import type { HasBlockedWord } from "#shared/chat/index.ts";
import type { Avatars } from "./avatar/avatar.service.ts";
import type { Captchas } from "./captcha/captcha.service.ts";
import type { AccountMails } from "./mail/account-mails.ts";
import type { Passwords } from "./password-hash.ts";
import type { TryLimits } from "./try-limits.ts";

/** What another part keeps of a reader: it goes into his export, and goes with his account. */
export interface PersonalDataSource {
  /** By the name under which it stands in the export. */
  readonly exportOf: (readerId: number, nowMs: number) => Promise<Record<string, unknown>>;
  /** Run in one transaction with the deletion, before it; what refers to the account with `cascade` goes by itself. */
  readonly removalOf: (readerId: number, nowMs: number) => readonly Statement[];
}

/** Tells chat rooms that rights of an account ended. Call it after the database write, and defer it: it waits for rooms. */
export interface ChatRights {
  /** A session, the password or the role ended: tickets issued until now are over. */
  readonly onRightsEnded: (userId: number) => Promise<void>;
  /** The account is deleted: rooms erase its messages and name. */
  readonly onAccountDeleted: (userId: number) => Promise<void>;
}

/** What the calls of accounts are made of. */
export interface AccountDeps {
  readonly db: Database;
  readonly captchas: Captchas;
  readonly limits: TryLimits;
  readonly avatars: Avatars;
  readonly passwords: Passwords;
  readonly personalData: readonly PersonalDataSource[];
  readonly chatRights: ChatRights;
  /** The words that no nickname may hold. */
  readonly hasBlockedWord: HasBlockedWord;
  readonly noteSecurity: NoteSecurity;
  /** Null where the site sends no mail: an e-mail is then a log-in name at once, and there is no way back to a forgotten password. */
  readonly mails: AccountMails | null;
}
