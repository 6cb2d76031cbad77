export { type CountedResult, countedResult } from "./counted-result.rules.ts";
export { comparableResults, type LiveTableRow } from "./live-table.rules.ts";
export { lostPoints, POINTS_CARRIES, type PointsCarry } from "./points-carry.rules.ts";
export { TableScenario } from "./scenario.schema.ts";
export { hasAllMatches, isNearItsEnd, RUNS, seasonEnd } from "./season-end.rules.ts";
export type { SimulatedTable } from "./season-simulation.rules.ts";
export { rankTeams, type TableMatch, type TableTeam } from "./standings.rules.ts";
export {
  FormResult,
  LiveTable,
  Promotion,
  StandingsTable,
  TableMatchInPlay,
  TableRecord,
  type TableResult,
  TableRow,
} from "./standings.schema.ts";
export { type TieBreakRule, tieBreaks } from "./tie-break.table.ts";
