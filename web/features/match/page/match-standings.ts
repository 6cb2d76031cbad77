import type { Match } from "#shared/match/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";

const hasTeam = (table: StandingsTable, teamId: number): boolean =>
  table.rows.some((row) => row.team.id === teamId);

/**
 * The tables that matter to a match: that of its group; for a match without a group (a league, or a knock-out
 * round after groups) those its two teams stand in, its own stage's before others.
 */
export function tablesOfMatch(tables: readonly StandingsTable[], match: Match): StandingsTable[] {
  const ofTeams = tables.filter((table) => hasTeam(table, match.home.id) || hasTeam(table, match.away.id));
  const ofGroup = ofTeams.filter((table) => match.group !== null && table.group === match.group);
  if (ofGroup.length > 0) return ofGroup;
  const ofStage = ofTeams.filter((table) => match.stage !== null && table.stage === match.stage.name);
  return ofStage.length > 0 ? ofStage : ofTeams;
}
