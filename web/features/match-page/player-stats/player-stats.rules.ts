import type { PlayerId } from "#shared/match/index.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";
import type { PlayerCount } from "#shared/player/player-stats.schema.ts";
import { compareNames } from "#shared/text/text-order.ts";
import type { StatValue } from "#web/platform/i18n/stat-value.ts";
import type { TableOrder } from "#web/platform/table/table-order.rules.ts";

/** Sub-tabs of the page. */
export const STATS_GROUPS = ["overview", "attack", "defence", "passing"] as const;
export type StatsGroup = (typeof STATS_GROUPS)[number];

type Read = (stats: PlayerMatchStats) => StatValue | null;

const number = (value: number | null): StatValue | null =>
  value === null ? null : { type: "number", value };

const count =
  (key: PlayerCount): Read =>
  (stats) =>
    number(stats[key]);

/** Without the whole, the part is shown alone; without the part, nothing is. */
const share =
  (part: PlayerCount, whole: PlayerCount): Read =>
  (stats) => {
    const [done, tried] = [stats[part], stats[whole]];
    if (done === null) return null;
    return tried === null ? number(done) : { type: "share", part: done, whole: tried };
  };

/** Straight red cards and second yellows: either sends a player off. */
const sentOff: Read = ({ red_cards, second_yellow_cards }) =>
  red_cards === null && second_yellow_cards === null
    ? null
    : number((red_cards ?? 0) + (second_yellow_cards ?? 0));

/** Every column of the tables, with the accessor of its value. */
export const statsColumns = {
  rating: ({ rating }) => number(rating),
  minutes: ({ minutes_played }) => number(minutes_played),
  goals: count("goals"),
  penalty_goals: count("penalty_goals"),
  assists: count("assists"),
  yellow_cards: count("yellow_cards"),
  red_cards: sentOff,
  shots: share("shots_on_target", "shots"),
  dribbles: share("dribbles_succeeded", "dribbles"),
  hit_woodwork: count("hit_woodwork"),
  offsides: count("offsides"),
  was_fouled: count("was_fouled"),
  dispossessed: count("dispossessed"),
  tackles: count("tackles"),
  interceptions: count("interceptions"),
  clearances: count("clearances"),
  blocked_shots: count("blocked_shots"),
  duels: share("duels_won", "duels"),
  fouls: count("fouls"),
  saves: count("saves"),
  passes: share("passes_accurate", "passes"),
  key_passes: count("key_passes"),
  crosses: share("crosses_accurate", "crosses"),
  long_balls: share("long_balls_accurate", "long_balls"),
} as const satisfies Record<string, Read>;
export type StatsColumn = keyof typeof statsColumns;

/** Columns of each table after the player's name, in order. */
export const groupColumns = {
  overview: [
    "rating",
    "minutes",
    "goals",
    "assists",
    "shots",
    "passes",
    "duels",
    "yellow_cards",
    "red_cards",
  ],
  attack: [
    "rating",
    "goals",
    "penalty_goals",
    "assists",
    "shots",
    "dribbles",
    "hit_woodwork",
    "offsides",
    "was_fouled",
    "dispossessed",
  ],
  defence: ["rating", "tackles", "interceptions", "clearances", "blocked_shots", "duels", "fouls", "saves"],
  passing: ["rating", "passes", "key_passes", "assists", "crosses", "long_balls"],
} as const satisfies Record<StatsGroup, readonly StatsColumn[]>;

/** The columns of a table with at least one value. */
export const coveredColumns = (group: StatsGroup, players: readonly PlayerMatchStats[]): StatsColumn[] =>
  groupColumns[group].filter((column) => players.some((stats) => statsColumns[column](stats) !== null));

/** True if a player was on the pitch, judged by the statistics; unused substitutes have nothing to compare. */
export function hasStatistics(stats: PlayerMatchStats): boolean {
  if (stats.starter === true || stats.rating !== null || (stats.minutes_played ?? 0) > 0) return true;
  return Object.values(statsColumns).some((read) => {
    const value = read(stats);
    return value !== null && (value.type === "number" ? value.value : value.whole) > 0;
  });
}

export type StatsOrder = TableOrder<StatsColumn | "player">;

/** Best first: the initial order. */
export const BEST_FIRST: StatsOrder = { column: "rating", descending: true };

/** Shares are sorted by their part, then by the share: 60 passes of 62 are more than one of one. */
function compareValues(a: StatValue, b: StatValue): number {
  const amount = (value: StatValue) => (value.type === "number" ? value.value : value.part);
  const tried = (value: StatValue) => (value.type === "number" ? 0 : value.whole);
  return amount(a) - amount(b) || tried(b) - tried(a);
}

const byName = (a: PlayerMatchStats, b: PlayerMatchStats): number =>
  compareNames(a.player.name, b.player.name);

/** Players in sort order; players without a value come last in both directions, ties are sorted by rating and name. */
export function sortedPlayers(
  players: readonly PlayerMatchStats[],
  { column, descending }: StatsOrder,
): PlayerMatchStats[] {
  const turn = descending ? -1 : 1;
  const byRating = (a: PlayerMatchStats, b: PlayerMatchStats) => (b.rating ?? -1) - (a.rating ?? -1);
  if (column === "player") return players.toSorted((a, b) => turn * byName(a, b));
  const read = statsColumns[column];
  return players.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return turn * compareValues(one, other) || byRating(a, b) || byName(a, b);
  });
}

/** Players in an earlier order, new ones at the end. New statistics do not move rows while somebody reads. */
export function inHeldOrder(
  sorted: readonly PlayerMatchStats[],
  held: readonly PlayerId[],
): PlayerMatchStats[] {
  const places = new Map(held.map((id, place) => [id, place]));
  const placeOf = ({ player }: PlayerMatchStats) => places.get(player.id) ?? held.length;
  return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
}
