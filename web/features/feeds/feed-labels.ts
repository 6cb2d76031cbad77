import type { FeedClaim, FeedDisagreement, FeedState, TableDifference } from "#shared/feed/feed.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";

/** Labels of providers. */

export const stateNames = {
  new: m.feeds_state_new,
  working: m.feeds_state_working,
  resting: m.feeds_state_resting,
} as const satisfies Record<FeedState["state"], () => string>;

export const aboutNames = {
  score: m.feeds_about_score,
  status: m.feeds_about_status,
  kick_off: m.feeds_about_kick_off,
} as const satisfies Record<FeedDisagreement["about"], () => string>;

export const ruleNames = {
  order: m.feeds_rule_order,
  first: m.feeds_rule_first,
  silence: m.feeds_rule_silence,
} as const satisfies Record<FeedDisagreement["rule"], () => string>;

export const fieldNames = {
  team: m.feeds_field_team,
  played: m.feeds_field_played,
  points: m.feeds_field_points,
  goals_for: m.feeds_field_goals_for,
  goals_against: m.feeds_field_goals_against,
  position: m.feeds_field_position,
} as const satisfies Record<TableDifference["field"], () => string>;

/** A provider's value in a disagreement. */
export function claimText(about: FeedDisagreement["about"], claim: FeedClaim): string {
  if (about === "score") return `${claim.home_goals ?? "–"}-${claim.away_goals ?? "–"}`;
  if (about === "kick_off") return formatMoment(claim.match_time);
  return claim.status === null ? "–" : statusLabel(claim.status);
}

/** Age in the largest unit that fits. */
export function agoText(seconds: number): string {
  if (seconds < 120) return m.feeds_ago_seconds({ count: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 120
    ? m.feeds_ago_minutes({ count: minutes })
    : m.feeds_ago_hours({ count: Math.floor(minutes / 60) });
}
