import * as z from "zod/mini";
import {
  CompetitionId,
  CountryRef,
  Instant,
  MatchBrief,
  PlayerId,
  SeasonId,
  Side,
  TeamRef,
} from "../match/match.schema.ts";

const count = () => z.int().check(z.nonnegative());

/** The spec's position codes: goalkeeper, defender, midfielder, striker. Null is shown as "-". */
export const POSITIONS = ["G", "D", "M", "F"] as const;
export const Position = z.enum(POSITIONS);
export type Position = z.infer<typeof Position>;

/** A calendar day, `YYYY-MM-DD`: birthdays have no zone. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const Money = z.object({ amount: count(), currency: z.string() });
export type Money = z.infer<typeof Money>;

/** A player in lists. */
export const Player = z.object({
  id: PlayerId,
  name: z.string(),
  logo: z.nullable(z.string()),
  position: z.nullable(Position),
  shirt_number: z.nullable(count()),
  birthday: z.nullable(Day),
  /** Whole years as of the answer. */
  age: z.nullable(count()),
  height_cm: z.nullable(count()),
  weight_kg: z.nullable(count()),
  country: z.nullable(CountryRef),
  team: z.nullable(TeamRef),
  market_value: z.nullable(Money),
});
export type Player = z.infer<typeof Player>;

/** A player's own page. */
export const PlayerProfile = z.extend(Player, {
  preferred_foot: z.nullable(z.enum(["left", "right", "both"])),
  contract_until: z.nullable(Day),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

/** Who, on a row about something else. */
export const PlayerBrief = z.object({
  id: PlayerId,
  name: z.string(),
  logo: z.nullable(z.string()),
  position: z.nullable(Position),
  shirt_number: z.nullable(count()),
});
export type PlayerBrief = z.infer<typeof PlayerBrief>;

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

/** The spec's eight transfer types (product spec section 3). The interface words them. */
export const TRANSFER_KINDS = [
  "loan",
  "loan_end",
  "transfer",
  "retirement",
  "draft",
  "released",
  "signed",
  "unknown",
] as const;
export const TransferKind = z.enum(TRANSFER_KINDS);
export type TransferKind = z.infer<typeof TransferKind>;

/** A move of a player. A side is null where there is no club or none is named. */
export const Transfer = z.object({
  id: z.int().check(z.positive()),
  kind: TransferKind,
  player: PlayerBrief,
  from: z.nullable(TeamRef),
  to: z.nullable(TeamRef),
  /** Day of the move, seconds UTC. */
  at: Instant,
  fee: z.nullable(Money),
  description: z.nullable(z.string()),
});
export type Transfer = z.infer<typeof Transfer>;

/** What a team, player or coach has won, every title once with its seasons, newest first. */
export const Honor = z.object({
  name: z.string(),
  competition_id: z.nullable(CompetitionId),
  seasons: z.array(z.object({ name: z.string(), season_id: z.nullable(SeasonId) })),
});
export type Honor = z.infer<typeof Honor>;

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
