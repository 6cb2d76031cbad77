import type { Incident, IncidentKind } from "../match/incident.schema.ts";
import type { PlayerId } from "../match/match.schema.ts";

/** Icons and numbers beside a player's name. */
const SHOWN: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "yellow_card",
  "second_yellow",
  "red_card",
  "substitution",
]);

/** Standing goals, cards and substitutions by player; assists and substitutions belong to both players. */
export function incidentsByPlayer(incidents: readonly Incident[]): ReadonlyMap<PlayerId, Incident[]> {
  const byPlayer = new Map<PlayerId, Incident[]>();
  for (const incident of incidents) {
    if (incident.cancelled || !SHOWN.has(incident.kind)) continue;
    for (const id of new Set([incident.player?.id, incident.other_player?.id])) {
      if (id === null || id === undefined) continue;
      byPlayer.set(id, [...(byPlayer.get(id) ?? []), incident]);
    }
  }
  return byPlayer;
}
