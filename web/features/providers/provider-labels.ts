import { m } from "#messages/paraglide/messages.js";
import type {
  ProviderClaim,
  ProviderDisagreement,
  ProviderState,
  TableDifference,
} from "#shared/provider/provider.schema.ts";
import { kickOffMoment } from "#web/platform/i18n/format.ts";
import { statusLabel } from "#web/platform/i18n/status-label.ts";

/** Labels of providers. */

export const stateNames = {
  new: m.providers_state_new,
  working: m.providers_state_working,
  resting: m.providers_state_resting,
} as const satisfies Record<ProviderState["state"], () => string>;

export const aboutNames = {
  score: m.providers_about_score,
  status: m.providers_about_status,
  kick_off: m.providers_about_kick_off,
} as const satisfies Record<ProviderDisagreement["about"], () => string>;

export const ruleNames = {
  order: m.providers_rule_order,
  first: m.providers_rule_first,
  silence: m.providers_rule_silence,
} as const satisfies Record<ProviderDisagreement["rule"], () => string>;

export const fieldNames = {
  team: m.providers_field_team,
  played: m.providers_field_played,
  points: m.providers_field_points,
  goals_for: m.providers_field_goals_for,
  goals_against: m.providers_field_goals_against,
  position: m.providers_field_position,
} as const satisfies Record<TableDifference["field"], () => string>;

/** A provider's value in a disagreement. */
export function claimText(about: ProviderDisagreement["about"], claim: ProviderClaim): string {
  if (about === "score") return `${claim.home_goals ?? "–"}-${claim.away_goals ?? "–"}`;
  if (about === "kick_off") return kickOffMoment(claim);
  return claim.status === null ? "–" : statusLabel(claim.status);
}

/** Age in the largest unit that fits. */
export function agoText(seconds: number): string {
  if (seconds < 120) return m.providers_ago_seconds({ count: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 120
    ? m.providers_ago_minutes({ count: minutes })
    : m.providers_ago_hours({ count: Math.floor(minutes / 60) });
}
