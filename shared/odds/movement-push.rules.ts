import { entryOf, type Movement, outcomesOf, type PriceEntry, scoresInOrder } from "./movement.rules.ts";
import type { Odds } from "./odds.schema.ts";
import { PHASES } from "./price.table.ts";
import { latestPhase } from "./price-state.rules.ts";
import type { PlayMoment } from "./quote.schema.ts";

const isSameQuote = (one: PriceEntry, other: PriceEntry): boolean =>
  one.at === other.at &&
  one.phase === other.phase &&
  one.line === other.line &&
  one.suspended === other.suspended &&
  one.prices.length === other.prices.length &&
  one.prices.every((price, place) => price === other.prices[place]);

/** Older than the known prices: rows are pushed whole, and a fetched history may be ahead of a push. */
const isOlder = (entry: PriceEntry, newest: PriceEntry): boolean =>
  PHASES.indexOf(entry.phase) < PHASES.indexOf(newest.phase) ||
  (entry.at !== null && newest.at !== null && entry.at < newest.at);

/**
 * A movement with the newest price of a pushed row in front, or the same movement when it has that price already. The
 * row's other phases are older than the history. `moment` is the state of the match: pushed rows do not carry it.
 */
export function withPushed(movement: Movement, odds: Odds, moment: PlayMoment): Movement {
  if (odds.market !== movement.market) return movement;
  const phase = latestPhase(odds);
  const quote = phase && odds[phase];
  if (!phase || !quote) return movement;
  const where = phase === "inplay" ? moment : { minute: null, home_score: null, away_score: null };
  const outcomes = outcomesOf(odds.market, [quote]);
  const isNew = outcomes.some((outcome) => !movement.outcomes.includes(outcome));
  const widened = isNew ? widen(movement, outcomes) : movement;
  const entry = entryOf(odds.market, widened.outcomes, quote, { phase, ...where });
  const [newest] = widened.entries;
  if (newest && (isSameQuote(entry, newest) || isOlder(entry, newest))) return movement;
  return { ...widened, entries: [entry, ...widened.entries] };
}

/** The same entries over more outcomes: a score without a price before. */
function widen({ market, outcomes, entries }: Movement, more: readonly string[]): Movement {
  const order = scoresInOrder([...outcomes, ...more]);
  const places = order.map((outcome) => outcomes.indexOf(outcome));
  return {
    market,
    outcomes: order,
    entries: entries.map((entry) => ({
      ...entry,
      prices: places.map((place) => entry.prices[place] ?? null),
    })),
  };
}
