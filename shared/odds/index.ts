export { toFormat } from "./format.rules.ts";
export { proportionalProbabilities, resultMargin } from "./margin.rules.ts";
export { MARKETS, OUTCOMES } from "./market.table.ts";
export { directionsOf, type Movement, movementOf } from "./movement.rules.ts";
export { type MovementName, movementCsv } from "./movement-csv.rules.ts";
export { withPushed } from "./movement-push.rules.ts";
export { stepsOf } from "./movement-steps.rules.ts";
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
export { ODDS_PAGES, type OddsPage } from "./odds-page.table.ts";
export { BetOutcome, TotalOutcome } from "./outcome.schema.ts";
export {
  COMPANY_KINDS,
  MAIN_MARKETS,
  type MainMarket,
  PHASES,
  type Phase,
  PRICE_PERIODS,
} from "./price.table.ts";
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
  type Quote,
  type QuoteOf,
  quoteOf,
  ResultQuote,
  SeriesQuote,
  TotalQuote,
} from "./quote.schema.ts";
