export {
  type RankedTeam,
  rankTeams,
  type TableMatch,
  type TableTeam,
  type TieBreak,
  type TieBreakRule,
  tieBreaks,
} from "./standings.rules.ts";
export { FormResult, Promotion, StandingsTable, TableRecord, TableRow } from "./standings.schema.ts";
