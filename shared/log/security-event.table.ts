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
