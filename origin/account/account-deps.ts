import type { Database } from "#origin/db/database.ts";
import type { Avatars } from "./avatar/avatar.service.ts";
import type { Captchas } from "./captcha/captcha.service.ts";
import type { TryLimits } from "./try-limits.ts";

/** What the calls of accounts are made of. */
export interface AccountDeps {
  readonly db: Database;
  readonly captchas: Captchas;
  readonly limits: TryLimits;
  readonly avatars: Avatars;
}
