import type { BatchIncident } from "#origin/ingest/batch.schema.ts";
import type { Side } from "#shared/match/index.ts";
import { scorerSide } from "./goals.ts";
import type { Naming } from "./naming.ts";
import type { FullNames } from "./player-names.rules.ts";
import { type SourceMatch, teamKey } from "./source-match.ts";

/** The listed goals of a match; `teams` are the batch's ids of its sides, `as_of` the kick-off. */
export function incidentsOf(
  match: SourceMatch,
  as_of: number,
  teams: Readonly<Record<Side, string>>,
  naming: Naming,
  fullNames: FullNames,
): BatchIncident[] {
  return (match.goals ?? []).map(({ side, ordinal, name, kind, minute, added }) => {
    const scorer = scorerSide({ kind, side });
    const team = match[scorer];
    const fullName = team && fullNames.get(teamKey(team))?.get(name);
    return {
      // Identified by index, so that a corrected scorer or minute updates the row instead of adding one.
      external_id: `${side}/${ordinal}`,
      known_at_ms: null,
      cancelled_at_ms: null,
      kind,
      side,
      minute,
      added,
      player: naming.player(fullName ?? name, teams[scorer], { as_of }),
      other_player: null,
    };
  });
}
