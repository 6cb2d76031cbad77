import type { StatKind } from "#shared/match/index.ts";
import { noCounts, type PlayerCount, type PlayerCounts } from "#shared/player/index.ts";

/**
 * The form of the texts of `match_figures`:
 *
 * | column | holds |
 * |---|---|
 * | `stats` | `[home, away]` of the whole match, then of the first half and of the second where they are known: each a list of counts in the order of {@link STATISTIC_KINDS} |
 * | `home_players`, `away_players` | by id of the player `[starter, minutes, rating, counts]`: 1 or 0, whole minutes, a rating or null, and the counts in the order of {@link STATISTIC_COUNTS} without their trailing zeros |
 */
export const STATISTICS_FORMAT = 1;

/** Kinds of statistics in storage order; another order is another format. */
export const STATISTIC_KINDS = [
  "possession",
  "shots",
  "shots_on_target",
  "shots_off_target",
  "blocked_shots",
  "corners",
  "attacks",
  "dangerous_attacks",
  "fouls",
  "yellow_cards",
  "red_cards",
  "offsides",
  "saves",
  "passes",
  "passes_accurate",
  "tackles",
  "interceptions",
  "clearances",
  "free_kicks",
  "throw_ins",
  "goal_kicks",
  "hit_woodwork",
] as const satisfies readonly StatKind[];

/** Counts of a player in storage order, the rare ones last; another order is another format. */
export const STATISTIC_COUNTS = [
  "goals",
  "assists",
  "passes",
  "passes_accurate",
  "duels",
  "duels_won",
  "clearances",
  "interceptions",
  "tackles",
  "long_balls",
  "long_balls_accurate",
  "fouls",
  "was_fouled",
  "shots",
  "crosses",
  "dribbles",
  "dispossessed",
  "key_passes",
  "shots_on_target",
  "dribbles_succeeded",
  "crosses_accurate",
  "blocked_shots",
  "offsides",
  "yellow_cards",
  "saves",
  "hit_woodwork",
  "penalty_goals",
  "second_yellow_cards",
  "red_cards",
] as const satisfies readonly PlayerCount[];

/** Stored periods, in order. */
export const STATISTIC_PERIODS = ["full", "first_half", "second_half"] as const;
export type StatisticPeriod = (typeof STATISTIC_PERIODS)[number];

/** Both sides' count of one kind in one period. */
export interface StatisticKind {
  readonly kind: string;
  readonly period: StatisticPeriod;
  readonly home: number | null;
  readonly away: number | null;
}

/** A player's statistics of the whole match. */
export interface PlayerStatistic {
  readonly player_id: number;
  readonly starter: boolean;
  readonly minutes_played: number | null;
  readonly rating: number | null;
  readonly counts: StoredCounts;
}
type StoredCounts = { readonly [Count in PlayerCount]?: number | null | undefined };

/** Encodes statistics, including halves if given. Accepts kinds of {@link STATISTIC_KINDS}. */
export function encodeStats(stats: readonly StatisticKind[]): string {
  const byPeriod = Map.groupBy(stats, ({ period }) => period);
  const lists = STATISTIC_PERIODS.flatMap((period) => {
    const given = byPeriod.get(period);
    if (!given) return [];
    const byKind = new Map(given.map((stat) => [stat.kind, stat]));
    return (["home", "away"] as const).map((side) =>
      STATISTIC_KINDS.map((kind) => byKind.get(kind)?.[side] ?? 0),
    );
  });
  return JSON.stringify(lists);
}

function countsOf(counts: StoredCounts): number[] {
  const last = STATISTIC_COUNTS.findLastIndex((count) => counts[count]);
  return STATISTIC_COUNTS.slice(0, last + 1).map((count) => counts[count] ?? 0);
}

/**
 * Encodes a player's counts for `player_stats`: a list if all are known, which takes a fifth of the space, else an
 * object of the known ones.
 */
export function encodeCounts(counts: StoredCounts): string {
  const isKnown = (key: PlayerCount) => (counts[key] ?? null) !== null;
  if (STATISTIC_COUNTS.every(isKnown)) return JSON.stringify(countsOf(counts));
  return JSON.stringify(
    Object.fromEntries(
      STATISTIC_COUNTS.flatMap((key) => (isKnown(key) ? [[key, counts[key]] as const] : [])),
    ),
  );
}

/** Encodes one side's players. */
export function encodePlayers(players: readonly PlayerStatistic[]): string {
  return JSON.stringify(
    Object.fromEntries(
      players.map(({ player_id, starter, minutes_played, rating, counts }) => [
        player_id,
        [Number(starter), minutes_played, rating, countsOf(counts)],
      ]),
    ),
  );
}

/**
 * Decodes a player's counts of either table: a list in the order of {@link STATISTIC_COUNTS}, or an object of the known
 * ones.
 */
export function decodeCounts(text: string): PlayerCounts {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return { ...noCounts, ...(stored as Partial<PlayerCounts>) };
  const counts = { ...noCounts };
  for (const [place, count] of STATISTIC_COUNTS.entries()) counts[count] = (stored[place] as number) ?? 0;
  return counts;
}

/**
 * Re-encodes stored counts with {@link encodeCounts}, because earlier releases wrote other formats: equal counts become
 * equal texts.
 */
export const recodeCounts = (text: string): string => encodeCounts(decodeCounts(text));
