import type { PlayerSeasonStats, PlayerTotal } from "#shared/player/index.ts";
import { entriesOf } from "#shared/record/typed-record.ts";
import { countAbove, countBeside } from "#shared/statistic/index.ts";
import type { StatValue } from "#web/platform/i18n/stat-value.ts";

type Read = (stats: PlayerSeasonStats) => StatValue | null;

const number =
  (key: PlayerTotal): Read =>
  ({ [key]: value }) =>
    value === null ? null : { type: "number", value };

/** Without the whole, the part is shown alone; without the part, nothing is. */
const share =
  (part: PlayerTotal, whole: PlayerTotal): Read =>
  ({ [part]: done, [whole]: tried }) => {
    if (done === null) return null;
    return tried === null ? { type: "number", value: done } : { type: "share", part: done, whole: tried };
  };

/** Season statistics in groups, in display order. */
const GROUPS = {
  overview: {
    appearances: number("appearances"),
    starts: number("starts"),
    minutes_played: number("minutes_played"),
    goals: number("goals"),
    assists: number("assists"),
    rating: number("rating"),
  },
  attack: {
    penalty_goals: number("penalty_goals"),
    shots: share("shots_on_target", "shots"),
    dribbles: share("dribbles_succeeded", "dribbles"),
    hit_woodwork: number("hit_woodwork"),
    offsides: number("offsides"),
    was_fouled: number("was_fouled"),
    dispossessed: number("dispossessed"),
  },
  passing: {
    passes: share("passes_accurate", "passes"),
    key_passes: number("key_passes"),
    crosses: share("crosses_accurate", "crosses"),
    long_balls: share("long_balls_accurate", "long_balls"),
  },
  defence: {
    tackles: number("tackles"),
    interceptions: number("interceptions"),
    clearances: number("clearances"),
    blocked_shots: number("blocked_shots"),
    duels: share("duels_won", "duels"),
    saves: number("saves"),
  },
  discipline: {
    fouls: number("fouls"),
    yellow_cards: number("yellow_cards"),
    second_yellow_cards: number("second_yellow_cards"),
    red_cards: number("red_cards"),
  },
} as const satisfies Record<string, Record<string, Read>>;

export type StatisticGroup = keyof typeof GROUPS;
type KeysOf<Group> = Group extends unknown ? keyof Group : never;
export type SeasonStatistic = KeysOf<(typeof GROUPS)[StatisticGroup]>;

export interface ShownStatistic {
  readonly statistic: SeasonStatistic;
  readonly value: StatValue;
  /** Number of matches behind it, if not all and not stated by its group. */
  readonly count: number | null;
}

export interface ShownGroup {
  readonly group: StatisticGroup;
  /** Number of matches behind all its statistics, if not all. */
  readonly count: number | null;
  readonly statistics: readonly ShownStatistic[];
}

/** The known statistics of a season; unknown statistics and empty groups are left out. */
export function statisticsOfSeason(stats: PlayerSeasonStats): ShownGroup[] {
  return entriesOf<StatisticGroup, Partial<Record<SeasonStatistic, Read>>>(GROUPS).flatMap(
    ([group, reads]): ShownGroup[] => {
      const known = entriesOf<SeasonStatistic, Read>(reads).flatMap(([statistic, read]) => {
        const value = read(stats);
        return value === null ? [] : [{ statistic, value }];
      });
      const count = countAbove(
        [stats],
        known.map(({ statistic }) => statistic),
      );
      const statistics = known.map((shown) => ({
        ...shown,
        count: count === null ? countBeside(stats, shown.statistic) : null,
      }));
      return statistics.length > 0 ? [{ group, count, statistics }] : [];
    },
  );
}
