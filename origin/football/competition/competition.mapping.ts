import type { Competition, Stage } from "#shared/competition/index.ts";
import { inRoundOrder } from "#shared/competition/round-order.rules.ts";
import type { CompetitionRef, CountryRef, SeasonId } from "#shared/match/index.ts";
import { toCompetitionRef, toCountryRef } from "../ref.mapping.ts";
import { byGroupName } from "../season/group-order.rules.ts";
import type { CompetitionRow, StageRow, StageSectionRow } from "./competition.queries.ts";

/** The country referenced by a competition row. */
export function countryOf(row: CompetitionRow): CountryRef {
  return toCountryRef({
    id: row.country_id,
    code: row.country_code,
    name: row.country_name,
    translations: row.country_translations,
  });
}

/** A competition referenced by another row. */
export const toCompetitionBrief = (row: CompetitionRow): CompetitionRef =>
  toCompetitionRef(row, countryOf(row));

/** A competition in lists. */
export function toCompetition(row: CompetitionRow & { current_season_id: SeasonId | null }): Competition {
  return { ...toCompetitionBrief(row), kind: row.kind, current_season_id: row.current_season_id };
}

/** A stage with the groups and rounds listed in `parts`. */
export function toStage(row: StageRow, sections: readonly StageSectionRow[]): Stage {
  const own = sections.filter((section) => section.id === row.id);
  const groups = new Set(own.flatMap((section) => section.group_name ?? []));
  const rounds = new Set(own.flatMap((section) => section.round ?? []));
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    groups: [...groups].sort(byGroupName),
    rounds: inRoundOrder([...rounds]),
  };
}
