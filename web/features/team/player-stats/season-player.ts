import type { PlayerId } from "#shared/match/index.ts";
import type { PlayerBrief, PlayerSeasonStats, Position } from "#shared/player/index.ts";
import { matchesOf, type StatisticBase } from "#shared/statistic/index.ts";

/** Statistics of a season table, in column order: those visible on a phone without a swipe first. */
export const SEASON_STATISTICS = [
  "goals",
  "assists",
  "appearances",
  "rating",
  "starts",
  "minutes_played",
  "penalty_goals",
  "shots",
  "passes_percent",
  "key_passes",
  "tackles",
  "duels_percent",
  "fouls",
  "yellow_cards",
  "red_cards",
  "saves",
] as const;
export type SeasonStatistic = (typeof SEASON_STATISTICS)[number];

/** A player's season in the table. */
export interface SeasonPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly position: Position | null;
  readonly statistics: Readonly<Record<SeasonStatistic, number | null>>;
  /** Number of matches behind each statistic. */
  readonly base: StatisticBase;
}

const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** Straight red cards and second yellows: either sends a player off. */
const sentOff = ({ red_cards, second_yellow_cards }: PlayerSeasonStats): number | null =>
  red_cards === null && second_yellow_cards === null ? null : (red_cards ?? 0) + (second_yellow_cards ?? 0);

/** A derived statistic has the base of its inputs, the smaller one of two. */
function baseOf(stats: PlayerSeasonStats): StatisticBase {
  const { matches, counted } = stats;
  const cards = (["red_cards", "second_yellow_cards"] as const).filter((card) => stats[card] !== null);
  const red_cards = Math.min(matches, ...cards.map((card) => matchesOf(stats, card)));
  const statistics = {
    ...counted,
    passes_percent: counted.passes,
    duels_percent: counted.duels,
    red_cards,
  };
  const shown = SEASON_STATISTICS.flatMap((statistic) => {
    const number = statistics[statistic];
    return number === undefined || number === matches ? [] : [[statistic, number] as const];
  });
  return { matches, counted: Object.fromEntries(shown) };
}

/** The table's subset of the forty player statistics. */
export function toSeasonPlayer(row: { player: PlayerBrief; stats: PlayerSeasonStats }): SeasonPlayer {
  const { stats } = row;
  const { id, name, position } = row.player;
  return {
    id,
    name,
    position,
    base: baseOf(stats),
    statistics: {
      appearances: stats.appearances,
      starts: stats.starts,
      minutes_played: stats.minutes_played,
      goals: stats.goals,
      penalty_goals: stats.penalty_goals,
      assists: stats.assists,
      rating: stats.rating,
      shots: stats.shots,
      passes_percent: shareOf(stats.passes_accurate, stats.passes),
      key_passes: stats.key_passes,
      tackles: stats.tackles,
      duels_percent: shareOf(stats.duels_won, stats.duels),
      fouls: stats.fouls,
      yellow_cards: stats.yellow_cards,
      red_cards: sentOff(stats),
      saves: stats.saves,
    },
  };
}
