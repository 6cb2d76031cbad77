import * as z from "zod/mini";
import { recordOf } from "#shared/record/typed-record.ts";
import { MatchBrief, Side, TeamRef } from "../match/match.schema.ts";
import { PlayerBrief } from "./player.schema.ts";

const count = () => z.int().check(z.nonnegative());

/**
 * A player's counts in a match. `goals` includes penalty goals, never own goals. A second yellow counts as that alone:
 * `yellow_cards` are first ones, `red_cards` straight ones (domain-facts section 1.2).
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

const counts = recordOf(PLAYER_COUNTS, () => z.nullable(count()));
/** Counts of one match; null where the source does not cover it. */
export const PlayerCounts = z.object(counts);
export type PlayerCounts = z.infer<typeof PlayerCounts>;

/** A player's match. `rating` is 0 to 10 with one decimal. */
export const PlayerMatchStats = z.extend(PlayerCounts, {
  player: PlayerBrief,
  side: Side,
  /** Null where there is no line-up and the player is only known from incidents. */
  starter: z.nullable(z.boolean()),
  /** As the source counts them; in play the whole minutes between coming on and leaving, at least 1. */
  minutes_played: z.nullable(count()),
  rating: z.nullable(z.number()),
});
export type PlayerMatchStats = z.infer<typeof PlayerMatchStats>;

/** Sums and means of a player's matches. */
export const PLAYER_TOTALS = [...PLAYER_COUNTS, "appearances", "starts", "minutes_played", "rating"] as const;
export type PlayerTotal = (typeof PLAYER_TOTALS)[number];

/** Number of matches behind statistics with fewer than `matches`; none for those that are null. */
const countedOf = <Total extends PlayerTotal>(totals: readonly Total[]) =>
  z.object(recordOf(totals, () => z.optional(z.int().check(z.positive()))));

/**
 * A player's season in one competition, over ended matches with a score; `matches` are those with any data about the
 * player. Each statistic is the sum over the matches that have it, `counted` their number where fewer, null where none
 * has it. `appearances` counts matches with a line-up in which the player came on. Pairs (shots and on target) are of
 * the same matches.
 */
export const PlayerSeasonStats = z.extend(PlayerCounts, {
  matches: count(),
  counted: countedOf(PLAYER_TOTALS),
  appearances: z.nullable(count()),
  starts: z.nullable(count()),
  minutes_played: z.nullable(count()),
  /** Mean of the ratings given, two decimals. */
  rating: z.nullable(z.number()),
});
export type PlayerSeasonStats = z.infer<typeof PlayerSeasonStats>;

/** A player's match on their own page. */
export const PlayerAppearance = z.object({
  match: MatchBrief,
  side: Side,
  stats: PlayerMatchStats,
});
export type PlayerAppearance = z.infer<typeof PlayerAppearance>;

/** A place in the list of top scorers, by matches that have ended with a score. Players with as many goals share a position; own goals do not count. */
export const Scorer = z.object({
  position: count(),
  player: PlayerBrief,
  /** The team of the player's last goal. */
  team: z.nullable(TeamRef),
  goals: count(),
  penalty_goals: count(),
  /** Null where the source names no assists at all. */
  assists: z.nullable(count()),
  /** Matches with an appearance and minutes; null without any line-up. */
  appearances: z.nullable(count()),
  minutes_played: z.nullable(count()),
  /** Matches of the season of which anything is known that the player did. */
  matches: count(),
  counted: countedOf(["assists", "appearances", "minutes_played"]),
});
export type Scorer = z.infer<typeof Scorer>;

/** A player to watch before a match, by the season until then; `matches` and `counted` as in the player's season. */
export const KeyPlayer = z.object({
  player: PlayerBrief,
  appearances: z.nullable(count()),
  goals: z.nullable(count()),
  assists: z.nullable(count()),
  rating: z.nullable(z.number()),
  matches: count(),
  counted: countedOf(["appearances", "goals", "assists", "rating"]),
});
export type KeyPlayer = z.infer<typeof KeyPlayer>;
