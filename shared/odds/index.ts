export { fromFormat, PRICE_FORMATS, type PriceFormat, toFormat } from "./format.rules.ts";
export { averagePrices, kellyIndices } from "./kelly.rules.ts";
export { decimalLine, splitLine } from "./line.rules.ts";
export {
  impliedProbability,
  overround,
  type PriceList,
  paybackRatio,
  powerProbabilities,
  proportionalProbabilities,
  resultMargin,
} from "./margin.rules.ts";
export {
  MainOdds,
  type MoveOf,
  Odds,
  type OddsOf,
  PHASES,
  type Phase,
  ResultMargin,
  ResultMargins,
  ResultOdds,
} from "./odds.schema.ts";
export { BET_OUTCOMES, BetOutcome, TOTAL_OUTCOMES, TotalOutcome } from "./outcome.schema.ts";
export {
  COMPANY_KINDS,
  Company,
  CompanyId,
  CompanyRef,
  CorrectScoreQuote,
  DoubleChanceQuote,
  EuropeanHandicapQuote,
  HandicapQuote,
  Line,
  MAIN_MARKETS,
  MARKETS,
  type MainMarket,
  Market,
  PRICE_PERIODS,
  Price,
  PricePeriod,
  type QuoteOf,
  quoteOf,
  ResultQuote,
  TotalQuote,
} from "./quote.schema.ts";
export { profitOf, settleHandicap, settleTotal, totalOutcome } from "./settlement.rules.ts";
