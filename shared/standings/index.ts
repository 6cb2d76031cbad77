export { type CountedResult, countedResult } from "./counted-result.rules.ts";
export { comparableResults, type LiveTableRow } from "./live-table.rules.ts";
export { lostPoints, POINTS_CARRIES, type PointsCarry } from "./points-carry.rules.ts";
export { rankTeams, type TableMatch } from "./standings.rules.ts";
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
