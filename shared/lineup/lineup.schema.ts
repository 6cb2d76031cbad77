import * as z from "zod/mini";
import { CoachBrief } from "../coach/coach.schema.ts";
import { AsOfMinute, Incident } from "../match/incident.schema.ts";
import { Instant, MatchBrief, TeamRef } from "../match/match.schema.ts";
import { PlayerBrief } from "../player/player.schema.ts";

/** Percent of the pitch: `x` from the team's left, `y` from its own goal line. */
const share = () => z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/** A player of a line-up, starter or substitute. */
export const LineupPlayer = z.object({
  player: PlayerBrief,
  starter: z.boolean(),
  captain: z.boolean(),
  x: share(),
  y: share(),
  rating: z.nullable(z.number()),
  /** The player's goals, assists, cards and substitutions that stand, in the order of play. */
  incidents: z.array(Incident),
});
export type LineupPlayer = z.infer<typeof LineupPlayer>;

/** Reason of an absence; `questionable` may yet play. */
const ABSENCE_KINDS = ["injured", "suspended", "questionable", "unknown"] as const;
export const AbsenceKind = z.enum(ABSENCE_KINDS);
export type AbsenceKind = z.infer<typeof AbsenceKind>;

/** A player who misses a match, or may. `until` is null while unknown. */
export const Absence = z.object({
  player: PlayerBrief,
  kind: AbsenceKind,
  reason: z.nullable(z.string()),
  since: z.nullable(Instant),
  until: z.nullable(Instant),
});
export type Absence = z.infer<typeof Absence>;

/** One team's line-up: starters from the goalkeeper forward, then the bench. */
export const SideLineup = z.object({
  team: TeamRef,
  formation: z.nullable(z.string()),
  coach: z.nullable(CoachBrief),
  players: z.array(LineupPlayer),
  /** Of the players' ratings. */
  ratings_as_of_minute: AsOfMinute,
  absences: z.array(Absence),
});
export type SideLineup = z.infer<typeof SideLineup>;

/** Line-ups of a match; not `confirmed` while they are a prediction. */
export const Lineup = z.object({ confirmed: z.boolean(), home: SideLineup, away: SideLineup });
export type Lineup = z.infer<typeof Lineup>;

/** A team's line-up in the last match it played before. */
export const LastLineup = z.object({ match: MatchBrief, lineup: SideLineup });
export type LastLineup = z.infer<typeof LastLineup>;

/** A place in the best eleven of a round: the highest rated player of that place in the formation. */
export const BestElevenPlayer = z.object({
  player: PlayerBrief,
  team: TeamRef,
  x: z.number(),
  y: z.number(),
  rating: z.number(),
});
export type BestElevenPlayer = z.infer<typeof BestElevenPlayer>;

export const BestEleven = z.object({ formation: z.string(), players: z.array(BestElevenPlayer) });
export type BestEleven = z.infer<typeof BestEleven>;
