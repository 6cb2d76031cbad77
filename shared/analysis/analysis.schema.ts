import * as z from "zod/mini";
import { MatchBrief, TeamRef } from "../match/match.schema.ts";
import { BetOutcome, TotalOutcome } from "../odds/outcome.schema.ts";
import { CompanyRef, Line, Price } from "../odds/quote.schema.ts";
import { Money } from "../player/player.schema.ts";
import { FormResult, TableRow } from "../standings/standings.schema.ts";
import {
  FirstGoals,
  FormSummary,
  GoalCounts,
  GoalParity,
  GoalSegments,
  GoalTimes,
  HalfFullMatrix,
  LineRecords,
  split,
} from "./team-statistics.schema.ts";

/** How two teams compare before a match, all of it computed from past matches. Source: domain-facts 1.2 and 5. */

/** How many past matches a reader can ask for (product spec section 9, recent-form windows). */
export const WINDOWS = [3, 6, 10, 20, 30, 50] as const;

/** A past match in a team's history: its results in regular time, prices of one company before kick-off. */
export const PastMatch = z.object({
  match: MatchBrief,
  result: z.nullable(FormResult),
  company: z.nullable(CompanyRef),
  asian_handicap: z.nullable(z.object({ line: Line, home: Price, away: Price, outcome: BetOutcome })),
  over_under: z.nullable(z.object({ line: Line, over: Price, under: Price, outcome: TotalOutcome })),
  match_result: z.nullable(z.object({ home: Price, draw: Price, away: Price })),
});
export type PastMatch = z.infer<typeof PastMatch>;

/**
 * Shares of 100 between two teams. Form, attack and defence average the last ten matches and five of the competition.
 */
export const StrengthShare = z.object({
  kind: z.enum(["head_to_head", "form", "competition_form", "attack", "defence", "value"]),
  home: z.number(),
  away: z.number(),
});
export type StrengthShare = z.infer<typeof StrengthShare>;

/** A coming match of a team, and how many days after the one in view it is. */
export const ScheduledMatch = z.object({ match: MatchBrief, gap_days: z.int() });

/** The analysis of one team. Statistics are over `matches`, the requested window. */
export const TeamAnalysis = z.object({
  team: TeamRef,
  matches: z.array(PastMatch),
  summary: FormSummary,
  /** Null in no-betting mode. */
  lines: z.nullable(z.object({ full: LineRecords, half: LineRecords })),
  goals: split(GoalCounts),
  half_full: split(HalfFullMatrix),
  goal_times: split(GoalTimes),
  parity: split(GoalParity),
  first_goals: split(FirstGoals),
  /** The next three matches, with the days after the match in view. */
  schedule: z.array(ScheduledMatch),
  standing: z.nullable(TableRow),
  squad_value: z.nullable(Money),
});
export type TeamAnalysis = z.infer<typeof TeamAnalysis>;

/** Answer of matches/statistic-analysis. Head-to-head results are those of the match's home team. */
export const MatchAnalysis = z.object({
  head_to_head: z.object({ matches: z.array(PastMatch), summary: FormSummary }),
  home: TeamAnalysis,
  away: TeamAnalysis,
  strength: z.array(StrengthShare),
});
export type MatchAnalysis = z.infer<typeof MatchAnalysis>;

const distribution = z.object({ scored: split(GoalSegments), conceded: split(GoalSegments) });
/** Answer of matches/analysis. */
export const MatchHistory = z.object({
  history: z.object({ head_to_head: z.array(PastMatch), home: z.array(PastMatch), away: z.array(PastMatch) }),
  future: z.object({ home: z.array(MatchBrief), away: z.array(MatchBrief) }),
  /** Of all past matches of the response; null where their results are hidden. */
  goal_distribution: z.nullable(z.object({ home: distribution, away: distribution })),
});
export type MatchHistory = z.infer<typeof MatchHistory>;
