import { m } from "#messages/paraglide/messages.js";
import type { IncidentKind } from "#shared/match/index.ts";

const names = {
  goal: m.incident_goal,
  penalty_goal: m.incident_penalty_goal,
  own_goal: m.incident_own_goal,
  missed_penalty: m.incident_missed_penalty,
  yellow_card: m.incident_yellow_card,
  second_yellow: m.incident_second_yellow,
  red_card: m.incident_red_card,
  substitution: m.incident_substitution,
  var: m.incident_var_check,
  corner: m.incident_corner,
  shootout_scored: m.incident_shootout_scored,
  shootout_missed: m.incident_shootout_missed,
} as const satisfies Record<IncidentKind, () => string>;

/** Name of an incident. */
export const incidentName = (kind: IncidentKind): string => names[kind]();
