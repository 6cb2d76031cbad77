import { m } from "#messages/paraglide/messages.js";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { errorCatalogue } from "#shared/errors/error-catalogue.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";

/** Account forms by the `intent` they send. */
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
  "unlink_google",
  "unlink_zalo",
  "session",
  "delete",
  "logout",
] as const;
export type Intent = (typeof INTENTS)[number];

/** The answer to one of these forms. */
export type AccountAnswer = FormAnswer<Intent> & {
  /** No server was reached: nothing changed. */
  readonly isUnsent?: boolean;
};

/** The spec's sentences for server-side failures (section 8). */
const faults: Partial<Record<Intent, () => string>> = {
  login: m.failed_login,
  register: m.failed_register,
  info: m.failed_info,
  avatar: m.failed_avatar,
  password: m.failed_password,
};

/** Message for a browser without network: the form was not sent. */
export const unsentText = (intent: Intent): string =>
  `${(faults[intent] ?? m.error_network)()}. ${m.error_hint_network()}`;

/** Message for a refusal of the whole form rather than one field. */
export function failureText(intent: Intent, code: ErrorCode): string {
  const isOurs = errorCatalogue[code].status >= 500;
  return (isOurs ? faults[intent]?.() : undefined) ?? errorLabel(code);
}
