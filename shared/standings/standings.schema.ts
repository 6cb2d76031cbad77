import * as z from "zod/mini";
import { Instant, MatchId, TeamId, TeamRef } from "../match/match.schema.ts";
import { POINTS_CARRIES } from "./points-carry.rules.ts";
import { TIE_BREAK_RULES } from "./tie-break.table.ts";

const count = () => z.int().check(z.nonnegative());

/** A team's record over some of its matches. `points` of the whole table has deductions taken off. */
export const TableRecord = z.object({
  played: count(),
  won: count(),
  drawn: count(),
  lost: count(),
  goals_for: count(),
  goals_against: count(),
  goal_difference: z.int(),
  points: z.int(),
});
export type TableRecord = z.infer<typeof TableRecord>;

/** How a match of the form column ended for the team. */
export const FormResult = z.enum(["won", "drawn", "lost"]);
export type FormResult = z.infer<typeof FormResult>;

/** A row of a table. */
export const TableRow = z.extend(TableRecord, {
  position: z.int().check(z.positive()),
  team: TeamRef,
  deducted_points: count(),
  /** Reason of a deduction that an operator made; null or omitted where a source states it, or there is none. */
  deduction_reason: z.optional(z.nullable(z.string())),
  /** Results of the last six matches, oldest first. */
  form: z.array(FormResult),
  /** Zone of the table the position lies in, an id of `promotions`; null for none. */
  promotion: z.nullable(z.string()),
  home: TableRecord,
  away: TableRecord,
  /** The same matches by their half-time score; those without a known one do not count. */
  half: TableRecord,
});
export type TableRow = z.infer<typeof TableRow>;

/** A zone of the table. The interface names and colours it by `id`. */
export const Promotion = z.object({
  id: z.enum([
    "next_round",
    "play_off",
    "champions_league",
    "europa_league",
    "conference_league",
    "relegation_play_off",
    "relegation",
  ]),
  positions: z.array(z.int().check(z.positive())),
});
export type Promotion = z.infer<typeof Promotion>;

/** A match in play, which its table does not count yet. */
export const TableMatchInPlay = z.object({
  id: MatchId,
  home_id: TeamId,
  away_id: TeamId,
  /** Goals of regular time so far. */
  home_goals: count(),
  away_goals: count(),
  updated_at: Instant,
});
export type TableMatchInPlay = z.infer<typeof TableMatchInPlay>;

/** A result between two teams of a table: home team, away team, their goals, and a winner set by the organiser. */
export const TableResult = z.readonly(
  z.tuple([TeamId, TeamId, count(), count(), z.nullable(z.enum(["home", "away", "draw"]))]),
);
export type TableResult = z.infer<typeof TableResult>;

/** What the table as it stands now depends on beside its rows. */
export const LiveTable = z.object({
  rule: z.enum(TIE_BREAK_RULES),
  matches: z.array(TableMatchInPlay),
  /** Results between teams that can be level now: at most three points apart. Head-to-head criteria compare them. */
  results: z.array(TableResult),
  /** Teams whose carried points were rounded down, ranked first among equals. */
  rounded_down: z.array(TeamId),
});
export type LiveTable = z.infer<typeof LiveTable>;

/** A table of a season: of a stage, or of one of its groups. */
export const StandingsTable = z.object({
  stage: z.nullable(z.string()),
  group: z.nullable(z.string()),
  /** What the table takes over from the season's table before it; its rows include those matches. Null for nothing. */
  carry: z.nullable(z.enum(POINTS_CARRIES)),
  /** Rows by ended matches. */
  rows: z.array(TableRow),
  /** Matches in play between its teams; null without any, omitted by older releases. */
  live: z.optional(z.nullable(LiveTable)),
});
export type StandingsTable = z.infer<typeof StandingsTable>;
