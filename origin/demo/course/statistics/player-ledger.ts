import type { Random } from "#origin/demo/random.ts";
import { PLAYER_COUNTS, type PlayerCount, type Position } from "#shared/player/index.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import { type Effects, effects } from "../effects.table.ts";
import { type Occurrence, SEGMENTS, type Segment, SIDES, type SideName, segmentOf } from "../occurrence.ts";
import type { Stay } from "../presence.ts";
import type { Scene } from "../scene.ts";
import type { Stretch } from "../timetable.ts";
import { endsOf, type Point, stepsOf } from "./readings.ts";

export type Counts = Record<PlayerCount, number>;

/** Counts of a player, period by period. */
export interface LedgerRow {
  readonly stay: Stay;
  readonly segments: Readonly<Record<Segment, Counts>>;
  /** When the player's work of each period is done, milliseconds UTC; 0 for none. */
  readonly done_ms: Readonly<Record<Segment, number>>;
  /** How long of each period the player has been on by a moment, milliseconds. */
  readonly playedBy: (segment: Segment, ms: number) => number;
}
export type Ledger = Readonly<Record<SideName, readonly LedgerRow[]>>;

/** Counts of an average player of a position in ninety minutes. */
type Rates = Readonly<Record<Position, number>>;
const PASSES: Rates = { G: 26, D: 47, M: 46, F: 25 };
const INTERCEPTIONS: Rates = { G: 0, D: 1.5, M: 1.1, F: 0.4 };
const CLEARANCES: Rates = { G: 0.7, D: 4, M: 1.1, F: 0.5 };
/** Share of a side's passes by position, and pass completion. */
const CROSSES: Rates = { G: 0, D: 0.04, M: 0.05, F: 0.06 };
const LONG_BALLS: Rates = { G: 0.4, D: 0.1, M: 0.07, F: 0.04 };
const ARRIVING: Rates = { G: 0.7, D: 0.85, M: 0.83, F: 0.76 };

const NINETY_MS = 90 * 60_000;

export const ZERO = recordOf(PLAYER_COUNTS, () => 0);

/** How long of a period a player has been on by a moment, milliseconds. */
function playedMs(stay: Stay, stretches: readonly Stretch[], segment: Segment, until = Infinity): number {
  let played = 0;
  for (const { period, from_ms, to_ms } of stretches) {
    if (segmentOf(period) === segment)
      played += Math.max(0, Math.min(to_ms, stay.to_ms, until) - Math.max(from_ms, stay.from_ms));
  }
  return played;
}

/** Share of a player's work of a period that is done by a point, 0 to 1. */
export function shareDone({ stay, playedBy, done_ms }: LedgerRow, point: Point, segment: Segment): number {
  if (segment !== point.segment) return segment < point.segment ? 1 : 0;
  const end = done_ms[segment];
  if (end === 0 || point.at_ms <= stay.from_ms) return 0;
  return point.at_ms >= end ? 1 : playedBy(segment, point.at_ms) / playedBy(segment, end);
}

/** Number of successes in `tries` with probability `share`. */
function successes(tries: number, share: number, random: Random): number {
  const rate = Math.min(1, Math.max(0, random.normal(share, 0.06)));
  return Math.min(tries, Math.floor(tries * rate + random.next()));
}

/** Random count around a mean: single events for a small mean, a normal distribution for a large one. */
export const around = (mean: number, random: Random): number =>
  mean < 8 ? random.poisson(mean) : Math.max(0, Math.round(random.normal(mean, Math.sqrt(mean) * 1.2)));

/** Draws counts without occurrences or duels: passes, interceptions, clearances. `ball` is the side's possession. */
export function addWork(counts: Counts, { stay, time, ball }: Work, random: Random): void {
  const { role, player } = stay;
  const draw = (rates: Rates, weight: number) => around(rates[role] * time * weight, random);
  const skill = 0.8 + 0.4 * player.skill;
  counts.passes = counts.key_passes + draw(PASSES, (ball / 0.5) * skill);
  counts.passes_accurate =
    counts.key_passes +
    successes(counts.passes - counts.key_passes, ARRIVING[role] + 0.06 * (skill - 1), random);
  counts.crosses = successes(counts.passes, CROSSES[role], random);
  counts.crosses_accurate = successes(counts.crosses, 0.26, random);
  counts.long_balls = successes(counts.passes, LONG_BALLS[role], random);
  counts.long_balls_accurate = successes(counts.long_balls, 0.5, random);
  counts.interceptions = draw(INTERCEPTIONS, ((1 - ball) / 0.5) * skill);
  counts.clearances = draw(CLEARANCES, (1 - ball) / 0.5);
}

/** A player who was on at no point of the period gets only the counts of occurrences. */
function addNoWork(counts: Counts): void {
  counts.passes = counts.key_passes;
  counts.passes_accurate = counts.key_passes;
}

interface Work {
  readonly stay: Pick<Stay, "role" | "player">;
  /** Share of ninety minutes that the player was on. */
  readonly time: number;
  readonly ball: number;
}

function addOccurrence(rows: Readonly<Record<SideName, Map<string, LedgerRow>>>, row: Occurrence): void {
  const { player, other, keeper, player_undone }: Effects = effects[row.kind];
  const segment = segmentOf(row.period);
  const add = (id: string | undefined, keys: readonly PlayerCount[], one = 1) => {
    const counts = id && (rows.home.get(id) ?? rows.away.get(id))?.segments[segment];
    if (counts) for (const key of keys) counts[key] += one;
  };
  add(row.player.id, player);
  add(row.player.id, player_undone, -1);
  add(row.other?.id, other);
  add(row.keeper.id, keeper);
}

/** Counts of every player: from occurrences, and drawn for the rest. */
export function ledgerOf(
  scene: Scene,
  occurrences: readonly Occurrence[],
  possession: readonly number[],
): Ledger {
  const random = scene.chance("players");
  const { stretches } = scene.timetable;
  const ends = endsOf(scene);
  const steps = stepsOf(scene);
  const lastSeen = ({ from_ms, to_ms }: Stay, segment: Segment) => {
    const sees = (point: Point) => point.segment === segment && from_ms < point.at_ms && point.at_ms <= to_ms;
    return (ends.find(sees) ?? steps.findLast(sees))?.at_ms ?? 0;
  };
  const rowsOf = (side: SideName) =>
    scene.stays[side].map(
      (stay): LedgerRow => ({
        stay,
        segments: [{ ...ZERO }, { ...ZERO }, { ...ZERO }],
        done_ms: [lastSeen(stay, 0), lastSeen(stay, 1), lastSeen(stay, 2)],
        playedBy: (segment, ms) => playedMs(stay, stretches, segment, ms),
      }),
    );
  const ledger = { home: rowsOf("home"), away: rowsOf("away") };
  const byId = (rows: readonly LedgerRow[]) => new Map(rows.map((row) => [row.stay.player.id, row]));
  const rows = { home: byId(ledger.home), away: byId(ledger.away) };
  for (const occurrence of occurrences) addOccurrence(rows, occurrence);
  for (const side of SIDES) {
    for (const { stay, segments, done_ms } of ledger[side]) {
      for (const segment of SEGMENTS) {
        const time = playedMs(stay, stretches, segment) / NINETY_MS;
        const home = (possession[segment] ?? 50) / 100;
        if (done_ms[segment] > 0)
          addWork(segments[segment], { stay, time, ball: side === "home" ? home : 1 - home }, random);
        else addNoWork(segments[segment]);
      }
    }
  }
  return ledger;
}
