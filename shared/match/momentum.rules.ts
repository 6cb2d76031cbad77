import { keysOf } from "../record/typed-record.ts";
import { periodOfMinute } from "./match-clock.ts";
import type { AttackCounts, AttackReport } from "./momentum.schema.ts";

/**
 * Momentum of a match: which side attacks more, minute by minute, from the counts of a source's reports. Pure; the
 * server renders with it, and the browser continues it with pushed statistics.
 */

/**
 * Points of each kind. A count includes the ones before it (a shot also ends a dangerous attack, which is an attack), so
 * points add up: 1 for an attack, 3 for a dangerous one, 7 with a shot, 11 with a shot on target. In ninety minutes a
 * side has about 100 attacks, 42 dangerous ones, 5 corners, 5 shots off target and 4.5 on target: possession of the
 * ball high up the pitch then makes some two thirds of all points and chances one third, so that neither hides the other.
 */
const ATTACK_POINTS: Readonly<Record<keyof AttackCounts, number>> = {
  attacks: 1,
  dangerous_attacks: 2,
  corners: 3,
  shots_off_target: 4,
  shots_on_target: 8,
};
/** The counted kinds. */
export const ATTACK_KINDS = keysOf(ATTACK_POINTS);

/**
 * Reports further apart than this, minutes, do not show when the play between them happened: a gap. A source that counts
 * every five minutes and reports some seconds later skips up to six minutes of the clock.
 */
const LONGEST_INTERVAL = 6;

/**
 * Weights of a minute, its neighbours and theirs in the displayed value. Five minutes bridge sources that count attacks
 * every few minutes, and a phase of pressure in football lasts about that long.
 */
const WINDOW = [3, 2, 1] as const;

/** With fewer minutes than the window is wide nothing is shown: a first attack would fill the chart. */
const FEWEST_MINUTES = 5;

/** Points per minute of a full bar where no minute of the match has more: a quiet match stays quiet. */
const LEAST_SCALE = 4;

/** One minute of play. */
interface Slot {
  readonly minute: number;
  readonly added: number;
}

/** Points that each side gained in a minute; null where the source has a gap. */
interface PressureMinute extends Slot {
  readonly home: number | null;
  readonly away: number | null;
}

/** A minute of the chart: 1 is the home side's strongest pressure, -1 the away side's; null in a gap. */
export interface MomentumMinute extends PressureMinute {
  readonly value: number | null;
}

/** Five minutes of play, the last of a half with its added time. */
export interface MomentumSpan {
  readonly from: number;
  readonly to: number;
  /** Minutes of added time in it. */
  readonly added: number;
  /** Points of the sides; null if all of it is a gap. */
  readonly home: number | null;
  readonly away: number | null;
}

/** The pressure of one side over the match. */
interface SidePressure {
  /** Minutes in which it pressed more than the other side. */
  readonly minutes: number;
  /** The five minutes with its greatest lead; null if it never led. */
  readonly best: MomentumSpan | null;
}

export interface Momentum {
  readonly minutes: readonly MomentumMinute[];
  readonly spans: readonly MomentumSpan[];
  readonly home: SidePressure;
  readonly away: SidePressure;
  readonly hasGaps: boolean;
}

const isBefore = (one: Slot, other: Slot): boolean =>
  one.minute < other.minute || (one.minute === other.minute && one.added < other.added);

/** All minutes of play until the last report, with the longest reported added time of each half. */
function slotsUntil(reports: readonly AttackReport[]): Slot[] {
  const last = reports.at(-1);
  const addedOf = new Map<number, number>();
  for (const { minute, added } of reports) addedOf.set(minute, Math.max(added, addedOf.get(minute) ?? 0));
  return Array.from({ length: last?.minute ?? 0 }, (_, before) => before + 1).flatMap((minute) =>
    Array.from({ length: 1 + (addedOf.get(minute) ?? 0) }, (_, added) => ({ minute, added })),
  );
}

type Seen = Record<keyof AttackCounts, number>;

/** The points of a side's counts beyond the highest ones before, which are updated: a falling count is a correction. */
function gained(counts: AttackCounts, seen: Seen): number {
  let points = 0;
  for (const kind of ATTACK_KINDS) {
    const more = (counts[kind] ?? 0) - seen[kind];
    if (more <= 0) continue;
    points += more * ATTACK_POINTS[kind];
    seen[kind] += more;
  }
  return points;
}

const nothingSeen = (): Seen => ({
  attacks: 0,
  dangerous_attacks: 0,
  corners: 0,
  shots_off_target: 0,
  shots_on_target: 0,
});

/**
 * The points of each minute. What a report has more than the one before is spread evenly over the minutes between; all
 * counts are 0 at kick-off. `reports` ascend by minute.
 */
export function pressureByMinute(reports: readonly AttackReport[]): PressureMinute[] {
  const slots = slotsUntil(reports);
  const minutes = slots.map((slot) => ({
    ...slot,
    home: null as number | null,
    away: null as number | null,
  }));
  const seen = { home: nothingSeen(), away: nothingSeen() };
  let done = 0;
  for (const report of reports) {
    const reached =
      slots.findIndex(({ minute, added }) => minute === report.minute && added === report.added) + 1;
    const [home, away] = [gained(report.home, seen.home), gained(report.away, seen.away)];
    // A further report of the same minute.
    const from = Math.min(done, reached - 1);
    const length = reached - from;
    const isOfGap = reached <= done && minutes[from]?.home === null;
    if (length <= LONGEST_INTERVAL && !isOfGap)
      for (const minute of minutes.slice(from, reached)) {
        minute.home = (minute.home ?? 0) + home / length;
        minute.away = (minute.away ?? 0) + away / length;
      }
    done = Math.max(done, reached);
  }
  return minutes;
}

/** The weighted mean of a minute's and its neighbours' lead, within its half and without gaps; null in a gap. */
function smoothed(minutes: readonly PressureMinute[], at: number): number | null {
  const centre = minutes[at];
  if (centre?.home == null) return null;
  let [sum, weights] = [0, 0];
  for (let off = 1 - WINDOW.length; off < WINDOW.length; off += 1) {
    const near = minutes[at + off];
    if (near?.home == null || near.away === null) continue;
    if (periodOfMinute(near.minute) !== periodOfMinute(centre.minute)) continue;
    const weight = WINDOW[Math.abs(off)] ?? 0;
    sum += weight * (near.home - near.away);
    weights += weight;
  }
  return sum / weights;
}

const SPAN = 5;

function spansOf(minutes: readonly PressureMinute[]): MomentumSpan[] {
  const spans = new Map<number, { -readonly [Key in keyof MomentumSpan]: MomentumSpan[Key] }>();
  for (const { minute, added, home, away } of minutes) {
    const to = Math.ceil(minute / SPAN) * SPAN;
    const span = spans.get(to) ?? { from: to - SPAN + 1, to, added: 0, home: null, away: null };
    spans.set(to, span);
    span.added = Math.max(span.added, added);
    if (home === null || away === null) continue;
    span.home = (span.home ?? 0) + home;
    span.away = (span.away ?? 0) + away;
  }
  return [...spans.values()];
}

/** The pressure of the side whose lead in a value is `sign` times it. */
function pressureOf(
  minutes: readonly MomentumMinute[],
  spans: readonly MomentumSpan[],
  sign: 1 | -1,
): SidePressure {
  const leadOf = ({ home, away }: MomentumSpan) => sign * ((home ?? 0) - (away ?? 0));
  let best: MomentumSpan | null = null;
  for (const span of spans) if (leadOf(span) > (best ? leadOf(best) : 0)) best = span;
  return { minutes: minutes.filter(({ value }) => sign * (value ?? 0) > 0).length, best };
}

/**
 * The momentum that reports show; null for a source that reports too rarely, or only at the end. `reports` ascend by
 * minute. Swapping the sides of all reports changes the sign of every value.
 */
export function momentumOf(reports: readonly AttackReport[]): Momentum | null {
  const pressure = pressureByMinute(reports);
  const covered = pressure.filter(({ home }) => home !== null).length;
  if (covered < FEWEST_MINUTES) return null;
  const leads = pressure.map((_, at) => smoothed(pressure, at));
  const scale = Math.max(LEAST_SCALE, ...leads.map((lead) => Math.abs(lead ?? 0)));
  const minutes = pressure.map((minute, at) => {
    const lead = leads[at] ?? null;
    return { ...minute, value: lead === null ? null : lead / scale };
  });
  const spans = spansOf(pressure);
  return {
    minutes,
    spans,
    home: pressureOf(minutes, spans, 1),
    away: pressureOf(minutes, spans, -1),
    hasGaps: covered < pressure.length,
  };
}

const SIDES = ["home", "away"] as const;

const isSame = (one: AttackReport, other: AttackReport): boolean =>
  SIDES.every((side) => ATTACK_KINDS.every((kind) => one[side][kind] === other[side][kind]));

/** The higher one of each count. */
function highest(one: AttackCounts, other: AttackCounts): AttackCounts {
  const counts = { ...one };
  for (const kind of ATTACK_KINDS) {
    const count = other[kind];
    if (count !== null) counts[kind] = Math.max(count, counts[kind] ?? 0);
  }
  return counts;
}

/** Reports with one more, one a minute. The same list if it adds nothing, or is older than the last. */
export function withReport(reports: readonly AttackReport[], next: AttackReport): readonly AttackReport[] {
  const last = reports.at(-1);
  if (!last || isBefore(last, next)) return [...reports, next];
  if (isBefore(next, last)) return reports;
  const merged = { ...last, home: highest(last.home, next.home), away: highest(last.away, next.away) };
  return isSame(last, merged) ? reports : [...reports.slice(0, -1), merged];
}
