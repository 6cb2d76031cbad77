import type { StageId } from "#shared/match/index.ts";
import { groupName, roundLabel } from "#web/platform/i18n/round-label.ts";
import { stageName } from "#web/platform/i18n/stage-label.ts";
import type { LeaguePageData } from "../league.query.ts";

type Stage = NonNullable<LeaguePageData["season"]>["stages"][number];

/** A part of a season's schedule: a round or a group of a stage, or a whole stage without either. */
export interface ScheduleSection {
  readonly stage: Stage;
  readonly group: string | null;
  readonly round: string | null;
}

/** The current stage of a season; the last one of a finished season. */
function stageNow({ season, current_stage_id }: LeaguePageData): Stage | null {
  const stages = season?.stages ?? [];
  return stages.find(({ id }) => id === current_stage_id) ?? stages.at(-1) ?? null;
}

/** The current round of a stage; outside its time, the last round of a finished stage or the first of a coming one. */
function roundNow(page: LeaguePageData, stage: Stage): string | null {
  const { current_stage_id, current_round, season } = page;
  const { rounds } = stage;
  if (stage.id === current_stage_id && current_round !== null && rounds.includes(current_round))
    return current_round;
  const stages = season?.stages ?? [];
  const isAhead =
    current_stage_id !== null &&
    stages.findIndex(({ id }) => id === current_stage_id) < stages.findIndex(({ id }) => id === stage.id);
  return (isAhead ? rounds[0] : rounds.at(-1)) ?? null;
}

const listed = (words: readonly string[], word: string | null): string | null =>
  word !== null && words.includes(word) ? word : null;

/** The part of the schedule named by a query, or null for the default. Unknown names are ignored. */
export function sectionNamed(page: LeaguePageData, search: URLSearchParams): ScheduleSection | null {
  const stages = page.season?.stages ?? [];
  const id = Number(search.get("stage_id"));
  const named = stages.find((stage) => stage.id === id);
  const stage = named ?? stageNow(page);
  if (stage === null) return null;
  const group = listed(stage.groups, search.get("group"));
  const round = group === null ? listed(stage.rounds, search.get("round")) : null;
  if (!named && group === null && round === null) return null;
  return { stage, group, round: group === null ? (round ?? roundNow(page, stage)) : null };
}

/** The shown part: the one named, else the season's current one. Null for a season without stages. */
export function sectionShown(page: LeaguePageData, search: URLSearchParams): ScheduleSection | null {
  const named = sectionNamed(page, search);
  if (named) return named;
  const stage = stageNow(page);
  return stage && { stage, group: null, round: roundNow(page, stage) };
}

/** The query that names a part. */
export function searchOfSection({ stage, group, round }: ScheduleSection): Record<string, string> {
  return {
    stage_id: String(stage.id),
    ...(group === null ? {} : { group }),
    ...(round === null ? {} : { round }),
  };
}

/** A part's name in the page's language. */
export function titleOfSection({ stage, group, round }: ScheduleSection): string {
  if (group !== null) return groupName(group);
  return round === null ? stageName(stage.name) : roundLabel(round);
}

/** The previous and the next part, across stages; none for a group. */
export function sectionsBeside(
  page: LeaguePageData,
  section: ScheduleSection,
): { readonly before: ScheduleSection | null; readonly after: ScheduleSection | null } {
  const all = (page.season?.stages ?? []).flatMap((stage): ScheduleSection[] =>
    stage.rounds.length === 0
      ? [{ stage, group: null, round: null }]
      : stage.rounds.map((round) => ({ stage, group: null, round })),
  );
  const at = all.findIndex(
    ({ stage, round }) => section.group === null && stage.id === section.stage.id && round === section.round,
  );
  return at < 0 ? { before: null, after: null } : { before: all[at - 1] ?? null, after: all[at + 1] ?? null };
}

/** The parameters of a call for a part's matches. */
export const queryOfSection = ({ stage, group, round }: ScheduleSection): SectionQuery => ({
  stage_id: stage.id,
  ...(group === null ? {} : { group }),
  ...(round === null ? {} : { round }),
});

interface SectionQuery {
  readonly stage_id: StageId;
  readonly group?: string;
  readonly round?: string;
}
