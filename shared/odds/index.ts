export {
  type ComparableMarket,
  type ComparableOdds,
  type ComparedPhase,
  type ComparedPrice,
  type Comparison,
  type ComparisonSummary,
  compareOdds,
  currentPhase,
  quotePrices,
} from "./comparison.rules.ts";
export {
  type BestPrice,
  meanChances,
  type ScoreGrid,
  type ScoreOffer,
  type ScorePrice,
  scoreChances,
  scoreGrid,
  scoreOffers,
} from "./correct-score.rules.ts";
export { fromFormat, PRICE_FORMATS, type PriceFormat, toFormat } from "./format.rules.ts";
export { averagePrices, isHighKelly, kellyIndices } from "./kelly.rules.ts";
export { decimalLine, splitLine } from "./line.rules.ts";
export {
  doubleChancePrices,
  impliedProbability,
  MARGIN_METHODS,
  type MarginMethod,
  overround,
  type PriceList,
  paybackRatio,
  powerProbabilities,
  proportionalProbabilities,
  resultMargin,
} from "./margin.rules.ts";
export {
  COMPANY_KINDS,
  MAIN_MARKETS,
  MARKETS,
  type MainMarket,
  OUTCOMES,
  PHASES,
  type Phase,
  PRICE_PERIODS,
} from "./market.table.ts";
export { type Movement, marksOf, movementOf, type PriceEntry, type PriceMark } from "./movement.rules.ts";
export { type MovementName, movementCsv } from "./movement-csv.rules.ts";
export { type MatchMoment, withPushed } from "./movement-push.rules.ts";
export { type MovementView, type PricePoint, stepsOf, valuesOf } from "./movement-steps.rules.ts";
export {
  MainOdds,
  type MoveOf,
  Odds,
  type OddsOf,
  ResultMargin,
  ResultMargins,
  ResultOdds,
} from "./odds.schema.ts";
export { oddsKey } from "./odds-key.rules.ts";
export { ODDS_PAGES, type OddsPage, oddsPageAt } from "./odds-page.table.ts";
export { BET_OUTCOMES, BetOutcome, TOTAL_OUTCOMES, TotalOutcome } from "./outcome.schema.ts";
export {
  isRecentChange,
  type PriceMoment,
  type PriceState,
  priceAge,
  priceState,
} from "./price-state.rules.ts";
export {
  Company,
  CompanyId,
  CompanyRef,
  CorrectScoreQuote,
  DoubleChanceQuote,
  EuropeanHandicapQuote,
  HandicapQuote,
  Line,
  Market,
  Price,
  PricePeriod,
  type QuoteOf,
  quoteOf,
  ResultQuote,
  TotalQuote,
} from "./quote.schema.ts";
export {
  type DoubleChance,
  europeanHandicapResult,
  profitOf,
  type Result,
  settleDoubleChance,
  settleHandicap,
  settleTotal,
  totalOutcome,
} from "./settlement.rules.ts";
