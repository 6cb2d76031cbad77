import type { Random } from "../random.ts";
import { booksInPlay, type FairBook, FIRST_HALF_SHARE, type Outlook } from "./fair-books.ts";
import { type PriceCourse, type Span, type Standing, standingAt } from "./price-course.ts";

/** The market at one moment: every open book, and the state of the match. */
export interface MarketView {
  readonly at: number;
  readonly books: readonly FairBook[];
  /** Null before kick-off. */
  readonly play: { readonly minute: number; readonly standing: Standing } | null;
  /** All books are suspended: a goal or a red card has just happened, or the period is over. */
  readonly suspended: boolean;
}

/** How much of the in-play market is stored. `past` is enough for matches nobody watches any more. */
export type PriceDetail = "live" | "past";

export const MINUTE = 60_000;
/** A live price is updated often enough never to look stale (INPLAY_STALE_S), in the break too. */
const STEP_MINUTES: Readonly<Record<PriceDetail, number>> = { live: 4, past: 18 };
/** How long prices are suspended after a goal. */
const REOPENS_AFTER = 55_000;
/** Real minutes of a half with its added time, for the remaining share. */
const HALF_MINUTES = 48;
/** Random noise of prices from stakes: its size per view, and its decay. */
const PUSH = 0.015;
const MEMORY = 0.7;

const minutesInto = (span: Span, at: number): number => Math.min(HALF_MINUTES, (at - span.from) / MINUTE);

/** Remaining share of the match, and of it the part before half-time (null in the second half). */
function leftAt(course: PriceCourse, at: number): { left: number; leftOfHalf: number | null } {
  const { first_half, second_half } = course;
  if (second_half && at >= second_half.from) {
    const played = minutesInto(second_half, at) / HALF_MINUTES;
    return { left: (1 - FIRST_HALF_SHARE) * Math.max(0.01, 1 - played), leftOfHalf: null };
  }
  const played = first_half ? minutesInto(first_half, at) / HALF_MINUTES : 0;
  const leftOfHalf = FIRST_HALF_SHARE * Math.max(0.01, 1 - played);
  const isHalf = first_half !== null && at < first_half.to;
  return { left: 1 - FIRST_HALF_SHARE + (isHalf ? leftOfHalf : 0), leftOfHalf: isHalf ? leftOfHalf : null };
}

function minuteAt(course: PriceCourse, at: number): number {
  const { first_half, second_half } = course;
  if (second_half && at >= second_half.from) {
    return Math.min(90, 46 + Math.floor((at - second_half.from) / MINUTE));
  }
  return first_half ? Math.min(45, 1 + Math.floor((at - first_half.from) / MINUTE)) : 1;
}

/** A moment at which the market moves. */
interface TurningPoint {
  readonly at: number;
  readonly suspended: boolean;
  /** Only the books of the first half, which is over. */
  readonly onlyHalf?: true;
}

/** The moments within a half at which the market moves, and whether it is suspended there. */
function pointsOfPlay(course: PriceCourse, span: Span, detail: PriceDetail): TurningPoint[] {
  const points = new Map<number, boolean>();
  const blocking = course.turns.filter(
    ({ kind, at }) => kind !== "corner" && at > span.from && at < span.to - REOPENS_AFTER,
  );
  const isBlocked = (at: number) => blocking.some((turn) => at >= turn.at && at <= turn.at + REOPENS_AFTER);
  const step = STEP_MINUTES[detail] * MINUTE;
  for (let at = span.from + step / 2; at < span.to; at += step) {
    if (!isBlocked(at)) points.set(Math.round(at), false);
  }
  for (const turn of blocking) {
    points.set(turn.at, true);
    if (!isBlocked(turn.at + REOPENS_AFTER + 1)) points.set(turn.at + REOPENS_AFTER + 1, false);
  }
  return [...points].map(([at, suspended]) => ({ at, suspended }));
}

/** The moments of the break at which whole-match books move; they stay open. */
function pointsOfBreak({ first_half, second_half }: PriceCourse, detail: PriceDetail): TurningPoint[] {
  if (detail === "past" || !first_half || !second_half) return [];
  const step = STEP_MINUTES.live * MINUTE;
  const count = Math.max(0, Math.ceil((second_half.from - first_half.to) / step - 0.25));
  return Array.from({ length: count }, (_, index) => {
    return { at: Math.round(first_half.to + (index + 0.25) * step), suspended: false };
  });
}

function pointsOf(course: PriceCourse, detail: PriceDetail): TurningPoint[] {
  const { first_half, second_half } = course;
  const points = [...pointsOfBreak(course, detail)];
  for (const half of [first_half, second_half]) {
    if (!half) continue;
    // The end of a half closes its own books; whole-match books continue after the break.
    const isBreak = half === first_half && second_half !== null;
    points.push(...pointsOfPlay(course, half, detail), {
      at: half.to,
      suspended: true,
      ...(isBreak ? { onlyHalf: true } : {}),
    });
  }
  return points.toSorted((a, b) => a.at - b.at);
}

/** Deviation of the market from the fair price, from one view to the next. */
function createPush(random: Random): (outlook: Outlook) => Outlook {
  let [home, away] = [0, 0];
  return ({ goals, corners }) => {
    home = home * MEMORY + random.normal(0, PUSH);
    away = away * MEMORY + random.normal(0, PUSH);
    const pushed = (means: Outlook["goals"]) => ({
      home: means.home * Math.exp(home),
      away: means.away * Math.exp(away),
    });
    return { goals: pushed(goals), corners: pushed(corners) };
  };
}

/** The in-play market over time, break included. */
export function viewsInPlay(
  course: PriceCourse,
  outlook: Outlook,
  detail: PriceDetail,
  random: Random,
): MarketView[] {
  const push = createPush(random);
  const ends = [course.first_half?.to, course.second_half?.to];
  return pointsOf(course, detail).map(({ at, suspended, onlyHalf }): MarketView => {
    const moment = ends.includes(at) ? at - 1 : at;
    const standing = standingAt(course, moment);
    const { left, leftOfHalf } = leftAt(course, moment);
    const books = booksInPlay(push(outlook), standing, left, leftOfHalf);
    const moving = onlyHalf ? books.filter((book) => book.period === "half") : books;
    return { at, books: moving, play: { minute: minuteAt(course, moment), standing }, suspended };
  });
}
