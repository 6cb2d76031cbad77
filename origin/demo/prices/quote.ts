import type { SeriesQuote } from "#shared/odds/index.ts";
import type { DemoCompany } from "./companies.table.ts";
import type { FairBook, LineBook, ScoreBook } from "./fair-books.ts";

/** Content of a price, without time and score. */
export type Offer = Pick<SeriesQuote, "line" | "prices" | "scores">;

/** Deviation of a company's opinion from the market's in one match. */
export interface Opinion {
  /** Distance of its line from the balanced one in quarter lines: -1, 0 or 1. */
  readonly shade: number;
  /** Bias towards the home side, or towards many goals: one or two percent. */
  readonly tilt: number;
}

/** A correct-score book has a larger margin than one on the result: few readers compare its prices. */
const SCORE_MARGINS = 2;
/** Maximum bias of a company for one score: a habit of the company, the same in every match. */
const SCORE_HABIT = 0.03;
const CHEAPEST = 1.01;
const DEAREST = 501;
/** A book with an outcome as likely as this is closed. */
const CERTAIN = 0.965;
/** A line this far from balanced is no longer offered. */
const LOPSIDED = 0.2;

/** Price increments: finer for short prices. */
function rounded(price: number): number {
  const step = price < 10 ? 0.01 : price < 30 ? 0.25 : price < 100 ? 1 : 10;
  const value = Math.round(price / step) * step;
  return Math.round(Math.min(DEAREST, Math.max(CHEAPEST, value)) * 100) / 100;
}

/** Moves a chance towards 1 (or 0) by a share, so that a book still adds up. */
const tilted = (share: number, tilt: number): number =>
  (share * (1 + tilt)) / (share * (1 + tilt) + (1 - share) * (1 - tilt));

function lineOffer(book: LineBook, company: DemoCompany, opinion: Opinion): Offer | null {
  const wanted = Math.max(book.least, book.line + opinion.shade * 0.25);
  const shareAt = (line: number) => tilted(book.shareAt(line), opinion.tilt);
  const share = shareAt(wanted);
  const line = Math.abs(share - 0.5) < LOPSIDED ? wanted : book.line;
  const upper = shareAt(line);
  if (Math.max(upper, 1 - upper) > CERTAIN) return null;
  const keep = 1 + company.margins.line;
  return { line, prices: [rounded(1 / (upper * keep)), rounded(1 / ((1 - upper) * keep))] };
}

/** Correct-score prices: companies differ by margin and habit, not by opinion about the sides. */
function scoreOffer({ listed, other }: ScoreBook, { margins, lagSeconds }: DemoCompany): Offer {
  const keep = 1 + margins.result * SCORE_MARGINS;
  const habitOf = (place: number) => 1 + SCORE_HABIT * ((((place + 1) * (lagSeconds + 3)) % 13) / 6 - 1);
  const priceOf = (chance: number, place: number) =>
    rounded(1 / (Math.max(chance, 1e-6) * keep * habitOf(place)));
  const scores = listed.map(({ home, away, chance }, place) => ({
    home,
    away,
    price: priceOf(chance, place),
  }));
  return { line: null, prices: [], scores: { listed: scores, other: priceOf(other, listed.length) } };
}

/** A company's offer in a book; null when it offers none. */
export function offerOf(book: FairBook, company: DemoCompany, opinion: Opinion): Offer | null {
  if (book.kind === "line") return lineOffer(book, company, opinion);
  if (book.kind === "scores") return scoreOffer(book, company);
  if (book.chances.some((chance) => chance > CERTAIN || chance < 1 / DEAREST)) return null;
  const [first = 0, ...rest] = book.chances;
  const total = book.chances.reduce((sum, chance) => sum + chance, 0);
  // The double chance adds up to two: two of its three outcomes come true.
  const moved = tilted(first / total, opinion.tilt) * total;
  const others = (total - moved) / (total - first);
  const chances = [moved, ...rest.map((chance) => chance * others)];
  const keep = 1 + company.margins.result;
  if (chances.some((chance) => chance * keep > 1 / CHEAPEST)) return null;
  return { line: book.line, prices: chances.map((chance) => rounded(1 / (chance * keep))) };
}
