import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { errorCatalogue } from "#shared/errors/error-catalogue.ts";
import { m } from "#web/paraglide/messages.js";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";

/** The forms of accounts, by the `intent` that each of them sends along. */
export const INTENTS = [
  "login",
  "register",
  "forgot",
  "reset",
  "verify",
  "verification",
  "info",
  "avatar",
  "password",
  "session",
  "delete",
  "logout",
] as const;
export type Intent = (typeof INTENTS)[number];

/** What one of them comes back with. */
export type AccountAnswer = FormAnswer<Intent> & {
  /** No server was reached: nothing was done. */
  readonly isUnsent?: boolean;
};

/** The spec's sentences for what is our fault (section 8). */
const faults: Partial<Record<Intent, () => string>> = {
  login: m.failed_login,
  register: m.failed_register,
  info: m.failed_info,
  avatar: m.failed_avatar,
  password: m.failed_password,
};

/** What a reader is told whose browser has no network: the form was not sent. */
export const unsentText = (intent: Intent): string =>
  `${(faults[intent] ?? m.error_network)()}. ${m.error_hint_network()}`;

/** What a reader is told when not a field is wrong, but the whole. */
export function failureText(intent: Intent, code: ErrorCode): string {
  const isOurs = errorCatalogue[code].status >= 500;
  return (isOurs ? faults[intent]?.() : undefined) ?? errorLabel(code);
}
