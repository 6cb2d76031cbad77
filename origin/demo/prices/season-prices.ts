import type { BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { expectedGoals } from "../expected-goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom } from "../random.ts";
import { demoCompanies } from "./companies.table.ts";
import { mainBooksBeforeMatch } from "./fair-books.ts";
import { type Offer, offerOf } from "./quote.ts";

/** Prices of matches of long ago: opening and closing ones of one bookmaker in the main markets. */

const HOUR = 3_600_000;
const FIRST_HOURS = 196;
const LAST_HOURS = 0.6;
/** Expected goals are rounded to this, so that a world needs only some hundred distinct books. */
const STEP = 0.05;
/** Deviation of the bookmaker's opinion from the market's, see `Opinion`. */
const TILTS = [-0.008, 0, 0.008] as const;

const [company] = demoCompanies;

type MainOffer = Pick<BatchPriceSeries, "market" | "period"> & { readonly offer: Offer | null };

// Memoized: few distinct books, because they depend only on rounded goals and opinion.
const known = new Map<string, readonly MainOffer[]>();

function offersOf(home: number, away: number, tilt: number): readonly MainOffer[] {
  const [homeSteps, awaySteps] = [Math.round(home / STEP), Math.round(away / STEP)];
  const key = `${homeSteps}/${awaySteps}/${tilt}`;
  const found = known.get(key);
  if (found || !company) return found ?? [];
  const goals = { home: homeSteps * STEP, away: awaySteps * STEP };
  const offers = mainBooksBeforeMatch({ goals, corners: { home: 0, away: 0 } })
    .filter(({ period }) => period === "full")
    .map((book) => ({
      market: book.market,
      period: book.period,
      offer: offerOf(book, company, { shade: 0, tilt }),
    }));
  known.set(key, offers);
  return offers;
}

function quoteOf({ line, prices }: Offer, known_at_ms: number): BatchQuote {
  const at = Math.floor(known_at_ms / 1000);
  const before = { in_play: false, suspended: false, minute: null, home_score: null, away_score: null };
  return { known_at_ms, at, ...before, line, prices };
}

/** The main markets of a played match, two prices each. */
export function seasonPrices(plan: DemoMatchPlan): BatchPriceSeries[] {
  if (!company) return [];
  const random = createRandom(`${plan.seed}/${plan.id}/season-prices`);
  const { home, away } = expectedGoals(plan);
  const tilt = random.pick(TILTS);
  const first = offersOf(
    home * Math.exp(random.normal(0, 0.07)),
    away * Math.exp(random.normal(0, 0.07)),
    tilt,
  );
  const kickOffMs = plan.match_time * 1000;
  const firstMs = Math.round(kickOffMs - FIRST_HOURS * HOUR * (1 + 0.04 * random.next()));
  return offersOf(home, away, tilt).flatMap(({ market, period, offer: last }, index) => {
    const opening = first[index]?.offer;
    const quotes = [
      ...(opening ? [quoteOf(opening, firstMs)] : []),
      ...(last ? [quoteOf(last, kickOffMs - LAST_HOURS * HOUR)] : []),
    ];
    return quotes.length === 0 ? [] : [{ company: company.external_id, market, period, quotes }];
  });
}
