/**
 * The closed catalogue of failures for HTTP, rooms and the interface, so that a code means the same everywhere. Source:
 * product spec section 8, plus transport failures. Readers' texts are the messages `error_<code>`, never from here.
 */
export interface ErrorRow {
  /** HTTP status of a problem answer with this code. */
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 408
    | 409
    | 410
    | 413
    | 415
    | 422
    | 426
    | 429
    | 500
    | 502
    | 503
    | 504;
  /** True if the same request may succeed later without being changed. */
  readonly retry: boolean;
  /** Log level of the failure; `none` for failures that readers cause every minute. */
  readonly log: "none" | "warn" | "error";
  /** WebSocket close code when a room ends a connection for this reason (application range 4000-4999). */
  readonly close_code: number;
}

const notFound = { status: 404, retry: false, log: "none", close_code: 4404 } as const;
/** It was there, and will not be again (RFC 9110, section 15.5.11). */
const gone = { status: 410, retry: false, log: "none", close_code: 4410 } as const;

/** The catalogue, by code. A new code needs its texts in both languages; the compiler requires them. */
export const errorCatalogue = {
  route_not_found: notFound,
  match_not_found: notFound,
  league_not_found: notFound,
  season_not_found: notFound,
  team_not_found: notFound,
  player_not_found: notFound,
  coach_not_found: notFound,
  company_not_found: notFound,
  article_not_found: notFound,
  tip_not_found: notFound,
  tag_not_found: notFound,
  page_not_found: notFound,
  category_not_found: notFound,
  author_not_found: notFound,
  comment_not_found: notFound,
  article_gone: gone,
  page_gone: gone,
  link_expired: gone,
  data_not_found: notFound,
  account_not_found: notFound,
  provider_not_found: notFound,
  name_match_not_found: notFound,
  user_not_found: notFound,
  validation_failed: { status: 400, retry: false, log: "none", close_code: 4400 },
  message_malformed: { status: 400, retry: false, log: "none", close_code: 4400 },
  login_required: { status: 401, retry: false, log: "none", close_code: 4401 },
  token_invalid: { status: 401, retry: false, log: "none", close_code: 4401 },
  session_expired: { status: 401, retry: false, log: "none", close_code: 4401 },
  credentials_wrong: { status: 401, retry: false, log: "none", close_code: 4401 },
  passkey_required: { status: 401, retry: false, log: "none", close_code: 4401 },
  passkey_refused: { status: 401, retry: false, log: "none", close_code: 4401 },
  passkey_unverified: { status: 401, retry: false, log: "none", close_code: 4401 },
  email_in_use: { status: 409, retry: false, log: "none", close_code: 4409 },
  passkeys_full: { status: 409, retry: false, log: "none", close_code: 4409 },
  passkeys_unavailable: { status: 409, retry: false, log: "none", close_code: 4409 },
  signature_invalid: { status: 401, retry: false, log: "warn", close_code: 4401 },
  chat_text_invalid: { status: 400, retry: false, log: "none", close_code: 4400 },
  chat_text_too_long: { status: 400, retry: false, log: "none", close_code: 4400 },
  chat_link_refused: { status: 422, retry: false, log: "none", close_code: 4422 },
  chat_word_refused: { status: 422, retry: false, log: "none", close_code: 4422 },
  chat_cooling_down: { status: 429, retry: true, log: "none", close_code: 4429 },
  chat_slow_mode: { status: 429, retry: true, log: "none", close_code: 4429 },
  please_do_not_spam: { status: 429, retry: true, log: "none", close_code: 4429 },
  chat_ticket_expired: { status: 401, retry: true, log: "none", close_code: 4401 },
  chat_muted: { status: 403, retry: true, log: "none", close_code: 4403 },
  chat_followers_only: { status: 403, retry: false, log: "none", close_code: 4403 },
  chat_message_not_found: notFound,
  forbidden: { status: 403, retry: false, log: "none", close_code: 4403 },
  betting_hidden: { status: 403, retry: false, log: "none", close_code: 4403 },
  scores_hidden: { status: 403, retry: false, log: "none", close_code: 4403 },
  method_not_allowed: { status: 405, retry: false, log: "none", close_code: 4405 },
  body_incomplete: { status: 408, retry: true, log: "none", close_code: 4408 },
  too_slow: { status: 408, retry: true, log: "none", close_code: 4408 },
  request_replayed: { status: 409, retry: false, log: "warn", close_code: 4409 },
  poll_closed: { status: 409, retry: false, log: "none", close_code: 4409 },
  comments_closed: { status: 409, retry: false, log: "none", close_code: 4409 },
  tip_closed: { status: 409, retry: false, log: "none", close_code: 4409 },
  article_changed: { status: 409, retry: false, log: "none", close_code: 4409 },
  article_is_out: { status: 409, retry: false, log: "none", close_code: 4409 },
  unfollow_failed: { status: 409, retry: false, log: "none", close_code: 4409 },
  merge_refused: { status: 409, retry: false, log: "none", close_code: 4409 },
  provider_busy: { status: 409, retry: true, log: "none", close_code: 4409 },
  ingest_conflict: { status: 409, retry: true, log: "warn", close_code: 4409 },
  body_too_large: { status: 413, retry: false, log: "none", close_code: 4413 },
  unsupported_media_type: { status: 415, retry: false, log: "none", close_code: 4415 },
  batch_refused: { status: 422, retry: false, log: "warn", close_code: 4422 },
  protocol_unsupported: { status: 426, retry: false, log: "none", close_code: 4426 },
  room_full: { status: 503, retry: true, log: "none", close_code: 4503 },
  too_many_requests: { status: 429, retry: true, log: "none", close_code: 4429 },
  internal: { status: 500, retry: true, log: "error", close_code: 4500 },
  upstream_invalid: { status: 502, retry: true, log: "error", close_code: 4502 },
  upstream_unavailable: { status: 503, retry: true, log: "error", close_code: 4503 },
  mail_unavailable: { status: 503, retry: false, log: "none", close_code: 4503 },
  data_updating: { status: 503, retry: true, log: "none", close_code: 4503 },
  upstream_timeout: { status: 504, retry: true, log: "error", close_code: 4504 },
} as const satisfies Record<string, ErrorRow>;

/** One of the catalogue's codes: the wire form of every failure. */
export type ErrorCode = keyof typeof errorCatalogue;

/** True when `value` is a code of the catalogue (a foreign service may answer with anything). */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorCatalogue, value);
}
