import type { ErrorCode } from "../errors/index.ts";

/** Security events for operators: one word for all Workers' logs and `/metrics`. docs/operations.md explains each. */
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
  "logins_changed",
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

/** The security event of a refusal code; undefined for everyday refusals. */
export const eventOfCode = (code: ErrorCode): SecurityEvent | undefined => EVENT_OF_CODE[code];
