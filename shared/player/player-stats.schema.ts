import * as z from "zod/mini";
import { MatchBrief, Side, TeamRef } from "../match/match.schema.ts";
import { PlayerBrief } from "./player.schema.ts";

const count = () => z.int().check(z.nonnegative());

/**
 * What is counted of a player in a match. `goals` has his penalty goals in it, never own goals. A second yellow
 * counts as that alone: `yellow_cards` are first ones, `red_cards` straight ones. Source: domain-facts section 1.2,
 * matches/player/stats.
 */
export const PLAYER_COUNTS = [
  "goals",
  "penalty_goals",
  "assists",
  "yellow_cards",
  "second_yellow_cards",
  "red_cards",
  "shots",
  "shots_on_target",
  "dribbles",
  "dribbles_succeeded",
  "clearances",
  "blocked_shots",
  "interceptions",
  "tackles",
  "passes",
  "passes_accurate",
  "key_passes",
  "crosses",
  "crosses_accurate",
  "long_balls",
  "long_balls_accurate",
  "duels",
  "duels_won",
  "dispossessed",
  "fouls",
  "was_fouled",
  "offsides",
  "saves",
  "hit_woodwork",
] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

const counts = Object.fromEntries(PLAYER_COUNTS.map((key) => [key, z.nullable(count())])) as Record<
  PlayerCount,
  z.ZodMiniNullable<z.ZodMiniNumberFormat>
>;
/** Counts of one match; null where the source does not cover it. */
export const PlayerCounts = z.object(counts);
export type PlayerCounts = z.infer<typeof PlayerCounts>;

/** A player's match. `rating` is 0 to 10 with one decimal. */
export const PlayerMatchStats = z.extend(PlayerCounts, {
  player: PlayerBrief,
  side: Side,
  /** Null where no line-up tells and he is only known from incidents. */
  starter: z.nullable(z.boolean()),
  minutes_played: z.nullable(count()),
  rating: z.nullable(z.number()),
});
export type PlayerMatchStats = z.infer<typeof PlayerMatchStats>;

/**
 * A player's season in one competition: sums over those of his matches that have the figure, null where none has.
 * `appearances` counts matches he came on in; it, starts and minutes are null when line-ups do not cover them all.
 */
export const PlayerSeasonStats = z.extend(PlayerCounts, {
  appearances: z.nullable(count()),
  starts: z.nullable(count()),
  minutes_played: z.nullable(count()),
  /** Mean of the ratings he got, two decimals. */
  rating: z.nullable(z.number()),
});
export type PlayerSeasonStats = z.infer<typeof PlayerSeasonStats>;

/** A player's match on his own page. */
export const PlayerAppearance = z.object({
  match: MatchBrief,
  side: Side,
  stats: PlayerMatchStats,
});
export type PlayerAppearance = z.infer<typeof PlayerAppearance>;

/** A place in the list of top scorers. Players with as many goals share a position; own goals do not count. */
export const Scorer = z.object({
  position: count(),
  player: PlayerBrief,
  /** The team of his last goal. */
  team: z.nullable(TeamRef),
  goals: count(),
  penalty_goals: count(),
  /** Null where the source names no assists at all. */
  assists: z.nullable(count()),
  /** Matches with an appearance and minutes; null where line-ups are not covered. */
  appearances: z.nullable(count()),
  minutes_played: z.nullable(count()),
});
export type Scorer = z.infer<typeof Scorer>;

/** A player to watch before a match, by what he did this season. */
export const KeyPlayer = z.object({
  player: PlayerBrief,
  appearances: z.nullable(count()),
  goals: z.nullable(count()),
  assists: z.nullable(count()),
  rating: z.nullable(z.number()),
});
export type KeyPlayer = z.infer<typeof KeyPlayer>;
