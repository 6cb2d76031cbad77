import type { BatchMatch, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { expectedGoals } from "../expected-goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom, type Random } from "../random.ts";
import { type DemoCompany, demoCompanies } from "./companies.table.ts";
import {
  booksBeforeMatch,
  booksInPlay,
  type FairBook,
  FIRST_HALF_SHARE,
  mainBooksBeforeMatch,
  type Outlook,
} from "./fair-books.ts";
import { type PriceCourse, priceCourseOf, type Span, type Standing, standingAt } from "./price-course.ts";
import { type Offer, type Opinion, offerOf } from "./quote.ts";

/** The market at one moment: every open book, and where the match stands. */
interface MarketView {
  readonly at: number;
  readonly books: readonly FairBook[];
  /** Null before kick-off. */
  readonly play: { readonly minute: number; readonly standing: Standing } | null;
  /** Everything is taken off the board: a goal or a red card has just fallen, or the period is over. */
  readonly suspended: boolean;
}

/** How much of the market in play is stored. `past` is enough where nobody watches any more. */
export type PriceDetail = "live" | "past";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours before kick-off at which the market has moved. The first prices are there when a match comes into the week. */
const HOURS_BEFORE = [196, 118, 70, 34, 15, 4, 0.6] as const;
/** Markets beside the main three move at these of them only. */
const SIDE_VIEWS = new Set([0, 3, 6]);
/** Which of them a company that is not looked at first takes part in. */
const QUIET_VIEWS = new Set([0, 5, 6]);
const STEP_MINUTES: Readonly<Record<PriceDetail, number>> = { live: 6, past: 18 };
/** How long prices are off the board after a goal. */
const REOPENS_AFTER = 55_000;
/** Real minutes of a half with its added time, for the share that is left. */
const HALF_MINUTES = 48;
const CORNERS = 10.1;

/** How wrong the first prices are; the market learns until kick-off. */
interface Doubt {
  readonly home: number;
  readonly away: number;
}

function outlookOf(plan: DemoMatchPlan, doubt: Doubt, share: number): Outlook {
  const goals = expectedGoals(plan);
  const home = goals.home * Math.exp(doubt.home * share);
  const away = goals.away * Math.exp(doubt.away * share);
  const pressure = home / (home + away);
  const part = 0.25 + pressure / 2;
  return { goals: { home, away }, corners: { home: CORNERS * part, away: CORNERS * (1 - part) } };
}

function viewsBefore(plan: DemoMatchPlan, course: PriceCourse, doubt: Doubt, random: Random): MarketView[] {
  return HOURS_BEFORE.flatMap((hours, index) => {
    const at = Math.round(plan.match_time * 1000 - hours * HOUR * (1 + 0.04 * random.next()));
    // Drawn first, so that a match that is called off early had the same prices until then.
    if (at >= course.closes_at) return [];
    const share = 1 - index / (HOURS_BEFORE.length - 1);
    const outlook = outlookOf(plan, doubt, share);
    const books = SIDE_VIEWS.has(index) ? booksBeforeMatch(outlook) : mainBooksBeforeMatch(outlook);
    return [{ at, books, play: null, suspended: false }];
  });
}

const minutesInto = (span: Span, at: number): number => Math.min(HALF_MINUTES, (at - span.from) / MINUTE);

/** Share of the match that is left, and of it the part before half-time (null in the second half). */
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

/** The moments within a period at which the market moves, and whether it is off the board from there. */
function turningPoints(course: PriceCourse, span: Span, detail: PriceDetail): Map<number, boolean> {
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
  return points;
}

function viewsInPlay(course: PriceCourse, outlook: Outlook, detail: PriceDetail): MarketView[] {
  const spans = [course.first_half, course.second_half].filter((span) => span !== null);
  return spans.flatMap((span) => {
    const points = [...turningPoints(course, span, detail), [span.to, true] as const];
    return points
      .toSorted(([a], [b]) => a - b)
      .map(([at, suspended]): MarketView => {
        // The end of a half closes its own books; those of the match go on after the break.
        const moment = at === span.to ? at - 1 : at;
        const standing = standingAt(course, moment);
        const { left, leftOfHalf } = leftAt(course, moment);
        const books = booksInPlay(outlook, standing, left, leftOfHalf);
        const isBreak = span === course.first_half && course.second_half !== null && at === span.to;
        const closing = isBreak ? books.filter((book) => book.period === "half") : books;
        return { at, books: closing, play: { minute: minuteAt(course, moment), standing }, suspended };
      });
  });
}

const keyOf = (book: Pick<FairBook, "market" | "period">): string => `${book.market}/${book.period}`;

function quoteOf(view: MarketView, company: DemoCompany, offer: Offer, suspended: boolean): BatchQuote {
  const known_at_ms = view.at + company.lagSeconds * 1000;
  const { line, prices, scores } = offer;
  const quote = {
    known_at_ms,
    at: Math.floor(known_at_ms / 1000),
    in_play: view.play !== null,
    suspended,
    minute: view.play?.minute ?? null,
    home_score: view.play?.standing.home ?? null,
    away_score: view.play?.standing.away ?? null,
    line,
    prices,
  };
  return scores ? { ...quote, scores } : quote;
}

const sameOffer = (a: BatchQuote, b: BatchQuote): boolean =>
  a.suspended === b.suspended &&
  a.line === b.line &&
  a.prices.every((price, index) => price === b.prices[index]);

/** What becomes of a book at a view: a new price, the last one off the board, or nothing new. */
function nextQuote(
  view: MarketView,
  book: FairBook,
  company: DemoCompany,
  opinion: Opinion,
  last: BatchQuote | undefined,
): BatchQuote | null {
  const offer = view.suspended ? null : offerOf(book, company, opinion);
  if (offer) {
    const quote = quoteOf(view, company, offer, false);
    return last && book.kind !== "scores" && sameOffer(last, quote) ? null : quote;
  }
  if (!last || last.suspended) return null;
  const { line, prices, scores } = last;
  return quoteOf(view, company, { line, prices, ...(scores ? { scores } : {}) }, true);
}

/** What a market goes through: its books, each with the view it is part of. */
type MarketStory = readonly { readonly view: MarketView; readonly book: FairBook }[];

/** The story of every market, the first to open first; the same for all companies that look as often. */
function storiesOf(views: readonly MarketView[]): MarketStory[] {
  const pages = views.flatMap((view) => view.books.map((book) => ({ view, book })));
  return [...Map.groupBy(pages, ({ book }) => keyOf(book)).values()];
}

function seriesOf(company: DemoCompany, stories: readonly MarketStory[], random: Random): BatchPriceSeries[] {
  return stories.flatMap((story) => {
    const opinion: Opinion = {
      shade: random.chance(0.25) ? random.pick([-1, 1]) : 0,
      tilt: random.normal(0, 0.008),
    };
    const quotes: BatchQuote[] = [];
    for (const { view, book } of story) {
      const quote = nextQuote(view, book, company, opinion, quotes.at(-1));
      if (quote) quotes.push(quote);
    }
    const [opening] = story;
    if (!opening || quotes.length === 0) return [];
    const { market, period } = opening.book;
    return [{ company: company.external_id, market, period, quotes }];
  });
}

/**
 * Prices of twelve bookmakers in every market of a match, from a week before it to its end: first prices, moves
 * towards what is true, and in play of the four leading ones after each turn of the match, with the minute in which
 * everything is off the board after a goal. `course` is the match's stored timeline.
 */
export function priceMatch(
  plan: DemoMatchPlan,
  course: Pick<BatchMatch, "status_changes" | "incidents">,
  detail: PriceDetail,
): BatchPriceSeries[] {
  const random = createRandom(`${plan.seed}/${plan.id}/prices`);
  const doubt = { home: random.normal(0, 0.07), away: random.normal(0, 0.07) };
  const read = priceCourseOf(plan, course);
  const before = viewsBefore(plan, read, doubt, random.fork("before"));
  const inPlay = viewsInPlay(read, outlookOf(plan, doubt, 0), detail);
  const all = storiesOf([...before, ...inPlay]);
  const quiet = storiesOf(before.filter((_, index) => QUIET_VIEWS.has(index)));
  return demoCompanies.flatMap((company) =>
    seriesOf(company, company.hot ? all : quiet, random.fork(company.external_id)),
  );
}
