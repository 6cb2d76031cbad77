/** Account events that the profile page lists. */
export const ACCOUNT_EVENTS = [
  "registered",
  "new_login",
  "passkey_login",
  "google_login",
  "zalo_login",
  "password_changed",
  "password_reset",
  "email_changed",
  "email_verified",
  "phone_changed",
  "passkey_added",
  "passkey_removed",
  "login_linked",
  "login_unlinked",
  "session_ended",
  "sessions_ended",
  "role_changed",
] as const;
/** One of {@link ACCOUNT_EVENTS}. */
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** Changes of how an account is logged in to or won back: made elsewhere, the profile begins with them. */
export const SECURITY_CHANGES: readonly AccountEventKind[] = [
  "password_changed",
  "password_reset",
  "email_changed",
  "phone_changed",
  "passkey_added",
  "passkey_removed",
  "login_linked",
  "login_unlinked",
];

/** How long events are kept, seconds: ninety days. */
export const EVENTS_KEPT_SECONDS = 90 * 86_400;
