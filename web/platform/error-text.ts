import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { m } from "#web/paraglide/messages.js";

/** Text of every code of the catalogue, in the page's language. A new code without a text does not compile. */
const texts = {
  route_not_found: m.error_route_not_found,
  match_not_found: m.error_match_not_found,
  league_not_found: m.error_league_not_found,
  season_not_found: m.error_season_not_found,
  team_not_found: m.error_team_not_found,
  player_not_found: m.error_player_not_found,
  coach_not_found: m.error_coach_not_found,
  company_not_found: m.error_company_not_found,
  article_not_found: m.error_article_not_found,
  tip_not_found: m.error_tip_not_found,
  tag_not_found: m.error_tag_not_found,
  page_not_found: m.error_page_not_found,
  data_not_found: m.error_data_not_found,
  account_not_found: m.error_account_not_found,
  user_not_found: m.error_user_not_found,
  validation_failed: m.error_validation_failed,
  message_malformed: m.error_message_malformed,
  login_required: m.error_login_required,
  token_invalid: m.error_token_invalid,
  session_expired: m.error_session_expired,
  credentials_wrong: m.error_credentials_wrong,
  signature_invalid: m.error_signature_invalid,
  forbidden: m.error_forbidden,
  betting_hidden: m.error_betting_hidden,
  scores_hidden: m.error_scores_hidden,
  method_not_allowed: m.error_method_not_allowed,
  request_replayed: m.error_request_replayed,
  poll_closed: m.error_poll_closed,
  tip_closed: m.error_tip_closed,
  unfollow_failed: m.error_unfollow_failed,
  ingest_conflict: m.error_ingest_conflict,
  body_incomplete: m.error_body_incomplete,
  body_too_large: m.error_body_too_large,
  unsupported_media_type: m.error_unsupported_media_type,
  batch_refused: m.error_batch_refused,
  protocol_unsupported: m.error_protocol_unsupported,
  too_many_requests: m.error_too_many_requests,
  internal: m.error_internal,
  upstream_invalid: m.error_upstream_invalid,
  upstream_unavailable: m.error_upstream_unavailable,
  data_updating: m.error_data_updating,
  upstream_timeout: m.error_upstream_timeout,
} as const satisfies Record<ErrorCode, () => string>;

/** What a reader is told about a failure; codes outside the catalogue get the spec's general sentence. */
export function errorText(code: ErrorCode | null): string {
  return code === null ? m.error_fallback() : texts[code]();
}
