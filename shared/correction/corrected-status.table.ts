import { isReportedStatus, MATCH_STATUSES, type MatchStatus, statusTable } from "../match/match-status.ts";

/**
 * Statuses that an operator may set. Running ones are left to sources: a correction stays in force until it is undone,
 * and such a match would never end.
 */
export const CORRECTED_STATUSES: readonly MatchStatus[] = MATCH_STATUSES.filter(
  (status) => isReportedStatus(status) && !statusTable[status].live,
);
