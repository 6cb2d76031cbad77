import type { BatchMatch, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { expectedGoals } from "../expected-goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom, type Random } from "../random.ts";
import { type DemoCompany, demoCompanies } from "./companies.table.ts";
import { booksBeforeMatch, type FairBook, mainBooksBeforeMatch, type Outlook } from "./fair-books.ts";
import { type MarketView, MINUTE, type PriceDetail, viewsInPlay } from "./play-views.ts";
import { type PriceCourse, priceCourseOf } from "./price-course.ts";
import { type Offer, type Opinion, offerOf } from "./quote.ts";

const HOUR = 60 * MINUTE;
/** Hours before kick-off at which the market moves. First prices appear a week before the match. */
const HOURS_BEFORE = [196, 118, 70, 34, 15, 4, 0.6] as const;
/** Minor markets move at these of them only. */
const SIDE_VIEWS = new Set([0, 3, 6]);
/** The moves that a company outside the leading four takes part in. */
const QUIET_VIEWS = new Set([0, 5, 6]);
const CORNERS = 10.1;

/** Error of the first prices; the market converges until kick-off. */
interface Doubt {
  readonly home: number;
  readonly away: number;
}

function outlookOf(plan: DemoMatchPlan, doubt: Doubt, share: number): Outlook {
  const goals = expectedGoals(plan);
  const home = goals.home * Math.exp(doubt.home * share);
  const away = goals.away * Math.exp(doubt.away * share);
  const pressure = home / (home + away);
  const fraction = 0.25 + pressure / 2;
  return { goals: { home, away }, corners: { home: CORNERS * fraction, away: CORNERS * (1 - fraction) } };
}

function viewsBefore(plan: DemoMatchPlan, course: PriceCourse, doubt: Doubt, random: Random): MarketView[] {
  return HOURS_BEFORE.flatMap((hours, index) => {
    const at = Math.round(plan.match_time * 1000 - hours * HOUR * (1 + 0.04 * random.next()));
    // Drawn first, so that an early cancellation does not change the prices before it.
    if (at >= course.closes_at) return [];
    const share = 1 - index / (HOURS_BEFORE.length - 1);
    const outlook = outlookOf(plan, doubt, share);
    const books = SIDE_VIEWS.has(index) ? booksBeforeMatch(outlook) : mainBooksBeforeMatch(outlook);
    return [{ at, books, play: null, suspended: false }];
  });
}

const keyOf = (book: Pick<FairBook, "market" | "period">): string => `${book.market}/${book.period}`;

function quoteOf(view: MarketView, company: DemoCompany, offer: Offer, suspended: boolean): BatchQuote {
  // Companies follow a move with a delay; a goal suspends all of their boards at once.
  const known_at_ms = view.at + (suspended ? 0 : company.lagSeconds * 1000);
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

/** Result for a book at a view: a new price, a suspension, or no change. */
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

/** History of a market: its books, each with its view. */
type MarketStory = readonly { readonly view: MarketView; readonly book: FairBook }[];

/** Histories of all markets, ordered by opening; shared by all companies with the same update rate. */
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
      if (!quote) continue;
      // A delayed move is dropped when the company's board is suspended first.
      while ((quotes.at(-1)?.known_at_ms ?? 0) >= (quote.known_at_ms ?? 0)) quotes.pop();
      quotes.push(quote);
    }
    const [opening] = story;
    if (!opening || quotes.length === 0) return [];
    const { market, period } = opening.book;
    return [{ company: company.external_id, market, period, quotes }];
  });
}

/**
 * Prices of twelve bookmakers in every market: first prices, moves to the fair price, and in-play prices of four after
 * each event, suspended for a minute by a goal. `companies` does not change any company's prices.
 */
export function priceMatch(
  plan: DemoMatchPlan,
  course: Pick<BatchMatch, "status_changes" | "incidents">,
  detail: PriceDetail,
  companies: readonly DemoCompany[] = demoCompanies,
): BatchPriceSeries[] {
  const random = createRandom(`${plan.seed}/${plan.id}/prices`);
  const doubt = { home: random.normal(0, 0.07), away: random.normal(0, 0.07) };
  const read = priceCourseOf(plan, course);
  const before = viewsBefore(plan, read, doubt, random.fork("before"));
  const inPlay = viewsInPlay(read, outlookOf(plan, doubt, 0), detail, random.fork("play"));
  const all = storiesOf([...before, ...inPlay]);
  const quiet = storiesOf(before.filter((_, index) => QUIET_VIEWS.has(index)));
  return companies.flatMap((company) =>
    seriesOf(company, company.hot ? all : quiet, random.fork(company.external_id)),
  );
}
