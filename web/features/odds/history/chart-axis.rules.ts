/** Positions on the movement chart: days before kick-off and minutes of play have a linear axis each. */

/** Seconds UTC. */
export interface ChartSpan {
  /** Time of the first price. */
  readonly first: number;
  readonly kick_off: number;
  /** Now, or the end of the match. */
  readonly end: number;
  /** Somebody has priced the match in play. */
  readonly played: boolean;
}

/** Share of the width before kick-off, when there is play beside it. */
const BEFORE_SHARE = 0.4;

const share = (value: number, from: number, to: number): number =>
  to <= from ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Width share before kick-off. */
function beforeShare({ first, kick_off, played }: ChartSpan): number {
  if (!played) return 1;
  return first < kick_off ? BEFORE_SHARE : 0;
}

/** Position of a time, from 0 to 1. */
export function placeOf(span: ChartSpan, at: number): number {
  const before = beforeShare(span);
  const limit = span.played ? span.kick_off : span.end;
  if (at <= limit) return share(at, span.first, limit) * before;
  return before + share(at, span.kick_off, span.end) * (1 - before);
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const STEPS_S = [5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400, 43_200].map(
  (minutes) => minutes * MINUTE_S,
);

export interface TimeTick {
  readonly at: number;
  readonly x: number;
  /** A label with the day rather than the time of day. */
  readonly day: boolean;
}

/** Round times in one part of the axis, about as many as fit; `zone` in seconds east of UTC. */
function spanTicks(span: ChartSpan, from: number, to: number, count: number, zone: number): TimeTick[] {
  if (to <= from || count < 1) return [];
  const step = STEPS_S.find((one) => (to - from) / one <= count) ?? STEPS_S.at(-1) ?? HOUR_S;
  const start = Math.ceil((from + zone) / step) * step - zone;
  const ticks: TimeTick[] = [];
  for (let at = start; at < to; at += step) {
    ticks.push({ at, x: placeOf(span, at), day: step >= 24 * HOUR_S });
  }
  return ticks;
}

/** Time labels under the chart, for a width in pixels. */
export function timeTicks(span: ChartSpan, width: number, zone: number): TimeTick[] {
  const room = 56;
  const before = beforeShare(span) * width;
  const limit = span.played ? span.kick_off : span.end;
  const early = spanTicks(span, span.first, limit, Math.floor(before / room), zone);
  if (!span.played) return early;
  const late = spanTicks(span, span.kick_off, span.end, Math.floor((width - before) / room), zone);
  // Labels too close to kick-off would overlap the first tick of play.
  return [...early.filter(({ x }) => (beforeShare(span) - x) * width > room / 2), ...late];
}

/** Mantissas of round numbers. */
const ROUND = [1, 2, 5];

/** Round values within a range, at most `count`; for prices and percentages. */
export function valueTicks(min: number, max: number, count: number): number[] {
  if (!(max > min) || count < 1) return [];
  for (let power = -4; power < 5; power += 1) {
    for (const mantissa of ROUND) {
      const step = mantissa * 10 ** power;
      const [from, to] = [Math.ceil(min / step - 1e-9), Math.floor(max / step + 1e-9)];
      if (to - from + 1 > count) continue;
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) =>
        Number(((from + place) * step).toFixed(6)),
      );
    }
  }
  return [];
}

/** Familiar prices, for a range too wide for even steps. */
const KNOWN_PRICES = [1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Price labels beside the chart: even steps in a narrow range, familiar prices in a wide one. */
export function priceTicks(min: number, max: number, count: number): number[] {
  if (max / min < 2.5) return valueTicks(min, max, count);
  const room = Math.log(max / min) / Math.max(1, count);
  const ticks: number[] = [];
  for (const price of KNOWN_PRICES.filter((one) => one >= min && one <= max)) {
    const below = ticks.at(-1);
    if (below === undefined || Math.log(price / below) >= room) ticks.push(price);
  }
  return ticks;
}

/**
 * Height of a value: logarithmic for prices, because 1.5 to 3 is as far as 3 to 6; linear for probabilities. Formats
 * with jumps (Malay goes from 1 to -1) are only labels of the axis.
 */
export const heightOf = (value: number, isPrice: boolean): number => (isPrice ? Math.log(value) : value);
export const valueAt = (height: number, isPrice: boolean): number => (isPrice ? Math.exp(height) : height);

/** The height range of some values, with a little padding; a single value is centred. */
export function heightRange(heights: readonly number[]): [min: number, max: number] {
  if (heights.length === 0) return [0, 1];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const height of heights) {
    min = Math.min(min, height);
    max = Math.max(max, height);
  }
  const air = Math.max((max - min) * 0.08, 0.01);
  return [min - air, max + air];
}
