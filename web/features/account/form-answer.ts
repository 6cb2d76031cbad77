import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { errorCatalogue } from "#shared/errors/error-catalogue.ts";
import { m } from "#web/paraglide/messages.js";
import { errorText } from "#web/platform/error-text.ts";

/** The forms of accounts, by the `intent` that each of them sends along. */
export const INTENTS = [
  "login",
  "register",
  "info",
  "avatar",
  "password",
  "session",
  "delete",
  "logout",
] as const;
export type Intent = (typeof INTENTS)[number];

/** What a form that was refused comes back with. */
export interface FormAnswer {
  readonly intent: Intent;
  /** What was filled in, by field; without what is secret. */
  readonly filled: Readonly<Record<string, string>>;
  /** Codes by field; see field-text.ts. */
  readonly complaints: Readonly<Record<string, string[]>>;
  /** The first of the form's fields that is wrong. */
  readonly first_wrong: string | null;
  /** What went wrong with the form as a whole. */
  readonly code: ErrorCode | null;
}

/** The spec's sentences for what is our fault (section 8). */
const faults: Partial<Record<Intent, () => string>> = {
  login: m.failed_login,
  register: m.failed_register,
  info: m.failed_info,
  avatar: m.failed_avatar,
  password: m.failed_password,
};

/** What a reader is told when not a field is wrong, but the whole. */
export function failureText(intent: Intent, code: ErrorCode): string {
  const isOurs = errorCatalogue[code].status >= 500;
  return (isOurs ? faults[intent]?.() : undefined) ?? errorText(code);
}
