import * as z from "zod/mini";
import { Instant, Match, MatchId, PlayerId, Side, Translations } from "./match.schema.ts";

/** Kinds of match incidents. Adapters map the providers' numbers (domain-facts section 1.0), which never travel. */
const INCIDENT_KINDS = [
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "yellow_card",
  "second_yellow",
  "red_card",
  "substitution",
  "var",
  "corner",
  "shootout_scored",
  "shootout_missed",
] as const;
export const IncidentKind = z.enum(INCIDENT_KINDS);
export type IncidentKind = z.infer<typeof IncidentKind>;

/** What a video review decided. */
export const VarDecision = z.enum([
  "goal_confirmed",
  "goal_cancelled",
  "penalty_confirmed",
  "penalty_cancelled",
  "card_upgraded",
  "card_cancelled",
]);
export type VarDecision = z.infer<typeof VarDecision>;

/** A person as an incident names them; `id` is null when the source gives only a name that fits no player. */
export const PlayerRef = z.object({ id: z.nullable(PlayerId), name: z.string() });
export type PlayerRef = z.infer<typeof PlayerRef>;

/** One entry of a match's timeline. */
export const Incident = z.object({
  id: z.int().check(z.positive()),
  match_id: MatchId,
  kind: IncidentKind,
  /** Of a video review, where the source names it. Absent in responses of an older release. */
  decision: z.optional(z.nullable(VarDecision)),
  /** The side it counts for: an own goal counts for the side that did not play the ball. */
  side: Side,
  /** Minute as football writes it: 45 with `added` 2 is 45+2. Null when the source gives none. */
  minute: z.nullable(z.int()),
  added: z.nullable(z.int()),
  player: z.nullable(PlayerRef),
  /** Assist of a goal, or the player coming on in a substitution. */
  other_player: z.nullable(PlayerRef),
  /** The score after this incident, regular and overtime together; null where it is unknown. */
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  /** Withdrawn by the referee or corrected by the source: kept on the page, struck, and not counted. */
  cancelled: z.boolean(),
  /** When the source knew it, seconds UTC. */
  at: Instant,
});
export type Incident = z.infer<typeof Incident>;

/** The regular minute that statistics are as of. Null where no clock runs; absent in responses of an older release. */
export const AsOfMinute = z.optional(z.nullable(z.int().check(z.nonnegative())));

/** One statistic of a match; `null` where the source gives one side only. Percentages of both sides add up to 100. */
export const MatchStat = z.object({
  kind: z.string(),
  period: z.enum(["full", "first_half", "second_half"]),
  home: z.nullable(z.number()),
  away: z.nullable(z.number()),
  as_of_minute: AsOfMinute,
});
export type MatchStat = z.infer<typeof MatchStat>;

/** One line of text commentary, in the source's words, and in other languages where it provides them. */
export const CommentaryLine = z.object({
  id: z.int().check(z.positive()),
  minute: z.nullable(z.int()),
  added: z.nullable(z.int()),
  side: z.nullable(Side),
  text: z.string(),
  translations: z.optional(Translations),
  at: Instant,
});
export type CommentaryLine = z.infer<typeof CommentaryLine>;

/** Everything that moves while a match is played. Incidents are in the order of play. */
export const MatchDetail = z.object({
  match: Match,
  incidents: z.array(Incident),
  stats: z.array(MatchStat),
  commentary: z.array(CommentaryLine),
});
export type MatchDetail = z.infer<typeof MatchDetail>;
