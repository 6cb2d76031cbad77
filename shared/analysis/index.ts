export {
  MatchAnalysis,
  MatchHistory,
  PastMatch,
  ScheduledMatch,
  StrengthShare,
  TeamAnalysis,
  WINDOWS,
} from "./analysis.schema.ts";
export { teamAverages } from "./average.rules.ts";
export { formResultOf, formSummary, outcomeRates, resultRates } from "./form.rules.ts";
export { goalCounts, goalParity, halfFullMatrix } from "./goal-count.rules.ts";
export { firstGoals, goalSegments, goalTimes } from "./goal-time.rules.ts";
export { lineRecord, lineRecords } from "./line-record.rules.ts";
export {
  type PlayedGoal,
  type PlayedMatch,
  type SideCounts,
  seenBy,
  type TeamMatch,
} from "./played-match.ts";
export { type SeasonMatch, teamSeasonStats } from "./season-stats.rules.ts";
export { arePricedAlike } from "./similar-price.rules.ts";
export { compareStrength, STRENGTH_WINDOWS } from "./strength.rules.ts";
export {
  FirstGoals,
  FormSummary,
  GoalCounts,
  GoalParity,
  GoalSegments,
  GoalTimes,
  HalfFullMatrix,
  HandicapRecord,
  LineRecord,
  LineRecords,
  OutcomeRates,
  ResultRates,
  type Split,
  TeamAverages,
  TeamGoalTimes,
  TeamHalfFull,
  TeamLineRecord,
  TotalRecord,
} from "./team-statistics.schema.ts";
export { lastMatches, type MatchWindow, splitBySide } from "./window.rules.ts";
