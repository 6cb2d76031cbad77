import * as z from "zod/mini";
import { TeamRef } from "../match/match.schema.ts";
import { BetOutcome, TotalOutcome } from "../odds/outcome.schema.ts";

/** Statistics of a team over some of its past matches. Source: domain-facts 1.2, 1.4 and 5. */

const count = () => z.int().check(z.nonnegative());
/** 0 to 100 with one decimal; null of nothing. */
const Percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/** The same statistics over all matches, those at home, and those away. */
export const split = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ total: value, home: value, away: value });
/** The result of {@link split}, as a type. */
export interface Split<Value> {
  readonly total: Value;
  readonly home: Value;
  readonly away: Value;
}

/** Handicap bets on the team in view; half wins count as won, half losses as lost (domain-facts section 3). */
export const HandicapRecord = z.object({
  played: count(),
  won: count(),
  push: count(),
  lost: count(),
  win_percent: Percent,
});
export type HandicapRecord = z.infer<typeof HandicapRecord>;

/** How matches ended against their line of goals; half wins count as won, half losses as lost. */
export const TotalRecord = z.object({
  played: count(),
  over: count(),
  push: count(),
  under: count(),
  over_percent: Percent,
  under_percent: Percent,
});
export type TotalRecord = z.infer<typeof TotalRecord>;

/** Both bets of a team: on the handicap and on the number of goals. */
export const LineRecord = z.object({ handicap: HandicapRecord, total: TotalRecord });
export type LineRecord = z.infer<typeof LineRecord>;

/** Sums over a list of past matches. */
export const FormSummary = z.object({
  played: count(),
  won: count(),
  drawn: count(),
  lost: count(),
  goals_for: count(),
  goals_against: count(),
  win_percent: Percent,
  /** Null in no-betting mode. */
  lines: z.nullable(LineRecord),
});
export type FormSummary = z.infer<typeof FormSummary>;

/** Records against the lines; the last six come newest first. */
export const LineRecords = z.object({
  total: LineRecord,
  home: LineRecord,
  away: LineRecord,
  last_six: z.extend(LineRecord, {
    handicap_outcomes: z.array(BetOutcome),
    total_outcomes: z.array(TotalOutcome),
  }),
});
export type LineRecords = z.infer<typeof LineRecords>;

/**
 * Matches by the team's number of goals (4: four or more), and goals by half over the `half_time_known` matches: null
 * where there are none.
 */
export const GoalCounts = z.object({
  matches: z.object({ none: count(), one: count(), two: count(), three: count(), four_or_more: count() }),
  half_time_known: count(),
  first_half_goals: z.nullable(count()),
  second_half_goals: z.nullable(count()),
});
export type GoalCounts = z.infer<typeof GoalCounts>;

/** Matches by result at half-time, then at the end, of the team in view. */
export const HalfFullMatrix = z.object({
  won_won: count(),
  won_drawn: count(),
  won_lost: count(),
  drawn_won: count(),
  drawn_drawn: count(),
  drawn_lost: count(),
  lost_won: count(),
  lost_drawn: count(),
  lost_lost: count(),
});
export type HalfFullMatrix = z.infer<typeof HalfFullMatrix>;

/** Ten counts: minutes 1-10, 11-20, 21-30, 31-40, 41-45+, 46-50, 51-60, 61-70, 71-80, 81-90+. */
const GoalTimeBuckets = z.array(count()).check(z.length(10));

/** When a team scores and concedes. */
export const GoalTimes = z.object({
  scored: GoalTimeBuckets,
  conceded: GoalTimeBuckets,
  /** The first goal of a match, where the team scored it. */
  first_goal: GoalTimeBuckets,
});
export type GoalTimes = z.infer<typeof GoalTimes>;

/** Six segments of fifteen minutes; added time belongs to the segment before it. Minutes are inclusive. */
export const GoalSegments = z.array(
  z.object({ from: count(), to: count(), count: count(), percent: Percent }),
);
export type GoalSegments = z.infer<typeof GoalSegments>;

/** Matches with more and with fewer than 2.5 goals, with an odd and with an even number of goals (0 is even). */
export const GoalParity = z.object({ over: count(), under: count(), odd: count(), even: count() });
export type GoalParity = z.infer<typeof GoalParity>;

/** How many matches the team scored the first goal of, conceded it, and saw none. */
export const FirstGoals = z.object({ scored: count(), conceded: count(), none: count() });
export type FirstGoals = z.infer<typeof FirstGoals>;

/** Averages per match over the last `played` matches of a team, each over the number of them in `counted`. */
export const TeamAverages = z.object({
  played: count(),
  counted: z.object({
    goals_for: count(),
    goals_against: count(),
    corners: count(),
    yellow_cards: count(),
    red_cards: count(),
  }),
  goals_for: z.nullable(z.number()),
  goals_against: z.nullable(z.number()),
  corners: z.nullable(z.number()),
  yellow_cards: z.nullable(z.number()),
  red_cards: z.nullable(z.number()),
});
export type TeamAverages = z.infer<typeof TeamAverages>;

/** How often the team in view won, drew and lost. */
export const ResultRates = z.object({
  played: count(),
  won_percent: Percent,
  drawn_percent: Percent,
  lost_percent: Percent,
});
export type ResultRates = z.infer<typeof ResultRates>;

/** Outcomes of matches seen from the home side. */
export const OutcomeRates = z.object({
  played: count(),
  home_percent: Percent,
  draw_percent: Percent,
  away_percent: Percent,
});
export type OutcomeRates = z.infer<typeof OutcomeRates>;

/** Team statistics of a season, one row a team, each for all matches, home and away. */
export const TeamHalfFull = z.extend(z.object({ team: TeamRef }), split(HalfFullMatrix).shape);
export type TeamHalfFull = z.infer<typeof TeamHalfFull>;
export const TeamGoalTimes = z.extend(z.object({ team: TeamRef }), split(GoalTimes).shape);
export type TeamGoalTimes = z.infer<typeof TeamGoalTimes>;
export const TeamLineRecord = z.extend(z.object({ team: TeamRef }), split(LineRecord).shape);
