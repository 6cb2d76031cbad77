import type { MatchStat } from "#shared/match/index.ts";
import { isStatKind, STAT_KINDS, statKinds } from "#shared/match/stat-kind.table.ts";
import { compareText } from "#shared/text/text-order.ts";
import { oldMinute } from "./as-of-minute.rules.ts";

export type StatPeriod = MatchStat["period"];

export interface StatRow {
  readonly kind: string;
  readonly unit: "count" | "percent" | "expected";
  readonly home: number | null;
  readonly away: number | null;
  /** The home side's share of both in percent; null if they cannot be compared. */
  readonly homeShare: number | null;
  /** The minute of the value, if it is old. */
  readonly oldMinute: number | null;
}

const PERIODS: readonly StatPeriod[] = ["full", "first_half", "second_half"];

/** Kinds that readers look for first; the table's other kinds follow in its order. */
const FIRST = [
  ...["possession", "shots", "shots_on_target", "expected_goals", "corners", "fouls"],
  ...["yellow_cards", "red_cards", "offsides", "saves"],
];
const ORDER: readonly string[] = [...new Set([...FIRST, ...STAT_KINDS])];

/** Expected goals, which some providers send, are shown and have no total here: they are no row of the table. */
const unitOf = (kind: string): StatRow["unit"] => {
  if (kind === "expected_goals") return "expected";
  return isStatKind(kind) ? statKinds[kind].unit : "count";
};

/** Position of a kind; kinds missing in the table come last. */
const placeOf = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

function shareOf(home: number | null, away: number | null): number | null {
  if (home === null || away === null || home < 0 || away < 0 || home + away === 0) return null;
  return (100 * home) / (home + away);
}

/** Periods of the match with statistics. */
export const statPeriods = (stats: readonly MatchStat[]): StatPeriod[] =>
  PERIODS.filter((period) => stats.some((stat) => stat.period === period));

/** The statistics of a period in order, if known for a side. `reached` is the live match's minute, else null. */
export function statRows(stats: readonly MatchStat[], period: StatPeriod, reached: number | null): StatRow[] {
  return stats
    .filter((stat) => stat.period === period && (stat.home !== null || stat.away !== null))
    .map(({ kind, home, away, as_of_minute }) => ({
      kind,
      unit: unitOf(kind),
      home,
      away,
      homeShare: shareOf(home, away),
      oldMinute: oldMinute(as_of_minute, reached, period),
    }))
    .sort((one, other) => placeOf(one.kind) - placeOf(other.kind) || compareText(one.kind, other.kind));
}
