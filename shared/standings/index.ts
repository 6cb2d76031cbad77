export { type RankedTeam, rankTeams, resultOf, type TableMatch, type TableTeam } from "./standings.rules.ts";
export { FormResult, Promotion, StandingsTable, TableRecord, TableRow } from "./standings.schema.ts";
export { type TieBreak, type TieBreakRule, tieBreaks } from "./tie-break.table.ts";
