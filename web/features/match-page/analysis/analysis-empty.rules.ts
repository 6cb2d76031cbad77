import type { LineRecords } from "#shared/analysis/index.ts";
import type { AnalysisBlock } from "./analysis-blocks.ts";
import type { AnalysisTabData } from "./analysis-tab.loader.server.ts";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";

const hasLines = ({ total: { handicap, total } }: LineRecords): boolean => handicap.played + total.played > 0;
const isAnyOver0 = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

type IsEmpty = (data: AnalysisTabData, teams: readonly ShownTeamAnalysis[]) => boolean;

const empty: Readonly<Record<AnalysisBlock, IsEmpty>> = {
  form: (_, teams) => teams.every(({ matches }) => matches.length === 0),
  // Two teams that have never met get a line: readers look for it.
  head_to_head: () => false,
  goals: (_, teams) => teams.every(({ summary }) => summary.played === 0),
  strength: ({ strength }) => strength.length === 0,
  standing: (_, teams) => teams.every(({ standing }) => standing === null),
  compare: ({ averages, rates }) => averages !== null && rates === null && averages.every(isWithoutMeans),
  lines: (_, teams) => !teams.some(({ lines }) => lines && (hasLines(lines.full) || hasLines(lines.half))),
  half_full: (_, teams) => !teams.some(({ half_full }) => isAnyOver0(Object.values(half_full.total))),
  goal_times: (_, teams) =>
    !teams.some(({ goal_times: { total } }) => isAnyOver0([...total.scored, ...total.conceded])),
  schedule: (_, teams) => teams.every(({ schedule }) => schedule.length === 0),
  absences: ({ absences }) => absences?.sides === null,
  lineups: ({ last_lineups: last }) => last !== null && last.home === null && last.away === null,
  season: ({ season }) => season !== null && (season.home?.played ?? 0) + (season.away?.played ?? 0) === 0,
};

function isWithoutMeans({ home, away }: NonNullable<AnalysisTabData["averages"]>[number]): boolean {
  const means = ({ goals_for, goals_against, corners, yellow_cards, red_cards }: typeof home) => [
    ...[goals_for, goals_against],
    ...[corners, yellow_cards, red_cards],
  ];
  return [...means(home), ...means(away)].every((mean) => mean === null);
}

/** True if a block is known to have no data. One whose call failed is not known to. */
export const isEmptyBlock = (block: AnalysisBlock, data: AnalysisTabData): boolean =>
  empty[block](data, [data.home, data.away]);
