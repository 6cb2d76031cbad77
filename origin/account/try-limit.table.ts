const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

/** Rate limits: kinds, windows and maximums. */
export const TRY_LIMITS = {
  /** Wrong passwords of one account; beyond it, a captcha is required. */
  login_of_account: { most: 5, seconds: QUARTER_SECONDS },
  /** Wrong passwords from one address; beyond it, a captcha is required. */
  login_of_address: { most: 10, seconds: QUARTER_SECONDS },
  /** Wrong passwords from one address, beyond which a captcha no longer helps: the same counter as above. */
  login_flood: { most: 30, seconds: QUARTER_SECONDS },
  /** Wrong passwords where a logged-in reader confirms an action. */
  confirmation: { most: 10, seconds: QUARTER_SECONDS },
  /** Passkey log-ins begun from one (possibly shared) address: every view of the log-in page begins one. */
  passkey_options: { most: 600, seconds: HOUR_SECONDS },
  /** Refused passkey log-ins from one address. */
  passkey_login: { most: 30, seconds: QUARTER_SECONDS },
  /** Log-ins by Google or Zalo begun from one (possibly shared) address. */
  identity_start: { most: 120, seconds: HOUR_SECONDS },
  /** Returns from Google or Zalo to one address that did not log in. */
  identity_login: { most: 30, seconds: QUARTER_SECONDS },
  /** Passkey registrations of one reader, failed ones included. */
  passkey_registration: { most: 20, seconds: HOUR_SECONDS },
  /** Forms from one address that used the sum captcha, which programs can solve too. */
  question: { most: 5, seconds: HOUR_SECONDS },
  /** Registrations from one (possibly shared) address: each reveals whether a name is taken. */
  registration: { most: 30, seconds: HOUR_SECONDS },
  /** Profile changes: each reveals whether a name or an address is taken. */
  info: { most: 60, seconds: HOUR_SECONDS },
  /** Password resets requested from one (possibly shared) address: each may send a mail. */
  forgot: { most: 30, seconds: HOUR_SECONDS },
  /** Verification mails caused by one reader, by a new e-mail or a resend. */
  verification: { most: 5, seconds: HOUR_SECONDS },
  /** Mails to one e-mail address, regardless of who requests them. */
  mail_of_recipient: { most: 5, seconds: HOUR_SECONDS },
  /** Avatar uploads of one reader: decoding is the most expensive operation. */
  avatar: { most: 20, seconds: HOUR_SECONDS },
  /** Exports of one account: each reads all of its data. */
  export: { most: 10, seconds: HOUR_SECONDS },
  /**
   * Sync requests of one reader's browsers (favourites and settings); each request batches three seconds of changes.
   */
  reader_state: { most: 300, seconds: QUARTER_SECONDS },
  /** Push subscription updates from one (possibly shared) address. */
  push_subscription: { most: 300, seconds: HOUR_SECONDS },
  /** New push subscriptions from one address: each gets messages until it is given up. */
  push_browser: { most: 20, seconds: HOUR_SECONDS },
  /** Test notifications to browsers of one address. */
  push_test: { most: 20, seconds: HOUR_SECONDS },
  /** Latency reports from one (possibly shared) address: one browser in twenty sends one every three minutes. */
  latency_report: { most: 120, seconds: HOUR_SECONDS },
  /** Tips of one expert. */
  tip: { most: 30, seconds: 24 * HOUR_SECONDS },
  /** Comments of one reader: a pause after each, … */
  comment_pause: { most: 1, seconds: 15 },
  /** … and a maximum per window. */
  comment: { most: 20, seconds: HOUR_SECONDS },
  /** Comments reported by one reader. */
  comment_report: { most: 30, seconds: HOUR_SECONDS },
  /** Pictures uploaded for articles by one writer. */
  article_picture: { most: 100, seconds: HOUR_SECONDS },
} as const;

export type TryKind = keyof typeof TRY_LIMITS;
