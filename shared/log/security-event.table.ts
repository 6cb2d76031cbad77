import type { ErrorCode } from "../errors/index.ts";

/**
 * What an operator wants to know of when somebody tries what he may not, or when rights change: one word for the logs of
 * all Workers, and one count in `/metrics`. docs/operations.md says what each means.
 */
export const SECURITY_EVENTS = [
  "logged_in",
  "passkey_required",
  "login_failed",
  "confirmation_failed",
  "token_refused",
  "signature_refused",
  "ticket_refused",
  "replay_refused",
  "right_missing",
  "other_site_refused",
  "limit_reached",
  "policy_violated",
  "password_changed",
  "passkeys_changed",
  "contact_changed",
  "account_deleted",
  "role_changed",
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const EVENT_OF_CODE: Partial<Record<ErrorCode, SecurityEvent>> = {
  credentials_wrong: "login_failed",
  passkey_required: "passkey_required",
  passkey_refused: "login_failed",
  token_invalid: "token_refused",
  signature_invalid: "signature_refused",
  request_replayed: "replay_refused",
  forbidden: "right_missing",
  too_many_requests: "limit_reached",
};

/** The event that a refusal with a code is; undefined for what readers cause every day. */
export const eventOfCode = (code: ErrorCode): SecurityEvent | undefined => EVENT_OF_CODE[code];
