const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

/** What is counted and for how long, and how often it may be done in that time. */
export const TRY_LIMITS = {
  /** Wrong passwords of one account; beyond, a captcha is wanted. */
  login_of_account: { most: 5, seconds: QUARTER_SECONDS },
  /** Wrong passwords from one address; beyond, a captcha is wanted. */
  login_of_address: { most: 10, seconds: QUARTER_SECONDS },
  /** Wrong passwords from one address, beyond which no captcha helps: the same count as the one above. */
  login_flood: { most: 30, seconds: QUARTER_SECONDS },
  /** Wrong passwords where a reader who is logged in confirms something. */
  confirmation: { most: 10, seconds: QUARTER_SECONDS },
  /** Log-ins by passkey that one address, which many may share, begins: each page of the log-in does. */
  passkey_options: { most: 600, seconds: HOUR_SECONDS },
  /** Log-ins by passkey from one address that were refused. */
  passkey_login: { most: 30, seconds: QUARTER_SECONDS },
  /** Passkeys that one reader registers, or tries to. */
  passkey_registration: { most: 20, seconds: HOUR_SECONDS },
  /** Forms of one address that were let in by the sum, which programs can do too. */
  question: { most: 5, seconds: HOUR_SECONDS },
  /** Forms for an account from one address, which many may share: each tells whether a name is taken. */
  registration: { most: 30, seconds: HOUR_SECONDS },
  /** Changes of a profile: each tells whether a name or an address is taken. */
  info: { most: 60, seconds: HOUR_SECONDS },
  /** Requests for a new password from one address, which many may share: each may send a mail. */
  forgot: { most: 30, seconds: HOUR_SECONDS },
  /** Verification mails that one reader causes by a new e-mail, or by asking for another. */
  verification: { most: 5, seconds: HOUR_SECONDS },
  /** Mails to one e-mail address, whoever asks for them. */
  mail_of_recipient: { most: 5, seconds: HOUR_SECONDS },
  /** Pictures of one reader: decoding one is the dearest thing that can be asked for. */
  avatar: { most: 20, seconds: HOUR_SECONDS },
  /** Exports of one account: each reads everything that is stored of its reader. */
  export: { most: 10, seconds: HOUR_SECONDS },
  /** What browsers of one reader tell that he follows and has chosen; each gathers the deeds of three seconds. */
  reader_state: { most: 300, seconds: QUARTER_SECONDS },
  /** Times that browsers of one address, which many may share, say what they want to be told. */
  push_subscription: { most: 300, seconds: HOUR_SECONDS },
  /** Browsers of one address that had not asked before: each one more is sent to for as long as it may be there. */
  push_browser: { most: 20, seconds: HOUR_SECONDS },
  /** Test notifications to browsers of one address. */
  push_test: { most: 20, seconds: HOUR_SECONDS },
  /** Reports of how late changes were, from one address, which many may share: each browser in twenty sends one in three minutes. */
  latency_report: { most: 120, seconds: HOUR_SECONDS },
  /** Tips of one expert: nobody can think about more. */
  tip: { most: 30, seconds: 24 * HOUR_SECONDS },
  /** Comments of one reader: a pause after each, … */
  comment_pause: { most: 1, seconds: 15 },
  /** … and how many there may be. */
  comment: { most: 20, seconds: HOUR_SECONDS },
  /** Comments that one reader reports. */
  comment_report: { most: 30, seconds: HOUR_SECONDS },
  /** Pictures for the articles of one writer. */
  article_picture: { most: 100, seconds: HOUR_SECONDS },
} as const;

export type TryKind = keyof typeof TRY_LIMITS;
