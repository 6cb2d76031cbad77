import * as z from "zod/mini";
import { Instant, MATCH_STATUSES, MatchBrief, MatchId } from "../../match/index.ts";
import { Calibration, LeagueCalibration } from "../../odds/calibration.schema.ts";
import { MARKETS } from "../../odds/market.table.ts";
import {
  CorrectScoreMove,
  DoubleChanceMove,
  EuropeanHandicapMove,
  HandicapMove,
  MainOdds,
  Odds,
  oddsOf,
  PriceMove,
  ResultMargins,
  ResultMove,
  ResultOdds,
  TotalMove,
} from "../../odds/odds.schema.ts";
import { MAIN_MARKETS, PRICE_PERIODS } from "../../odds/price.table.ts";
import { Company, CompanyRef } from "../../odds/quote.schema.ts";
import { DEFAULT_TZ } from "../../time/zone-name.ts";
import { endpoint } from "../endpoint.ts";
import {
  choiceField,
  dateField,
  idField,
  listField,
  optionalIdField,
  pageFields,
  tzField,
} from "../query-fields.ts";

const upstream = "football" as const;
/** Shared traits of these calls: prices change all the time and are hidden without betting. */
const prices = { freshness: "odds", betting: "only" } as const;
const match = { match_id: idField() };
const period = { period: choiceField(PRICE_PERIODS, "full") };
const company = { ...match, company_id: idField() };
const day = {
  date: dateField(),
  tz: tzField(DEFAULT_TZ),
  comp_id: optionalIdField(),
  ...pageFields({ default: 200, max: 500 }),
};

const mainHistory = z.object({
  asian_handicap: z.array(HandicapMove),
  over_under: z.array(TotalMove),
  match_result: z.array(ResultMove),
});
const history = <Move extends z.ZodMiniType>(move: Move) =>
  z.object({ match_id: MatchId, company: CompanyRef, history: z.array(move) });

/** Which markets a list shows: the three main ones where none is named, any of all others by name. */
const markets = { markets: listField(MARKETS) };

/**
 * Calls about prices (domain-facts section 1.3): matches with prices by kick-off, rows of a match by company. An
 * unknown company is a 404, one without prices an empty list.
 */
export const oddsEndpoints = {
  oddsMain: endpoint({
    upstream,
    path: "odds/main",
    summary:
      "One bookmaker's prices of a day's matches, full time and first half: handicap, total and 1X2, or the requested markets.",
    query: { company_id: optionalIdField(), ...markets, ...day },
    answer: z.object({ company: z.nullable(Company), odds: z.array(Odds) }),
    paginated: true,
    ...prices,
  }),
  oddsMainall: endpoint({
    upstream,
    path: "odds/mainall",
    summary:
      "Prices of a day's matches, each from its first-ranked bookmaker that has prices; hot bookmakers rank first.",
    query: { ...markets, ...day },
    answer: z.object({ odds: z.array(Odds) }),
    paginated: true,
    ...prices,
  }),
  oddsDetail: endpoint({
    upstream,
    path: "odds/detail",
    summary: "Handicap, total and 1X2 of a match, or the requested markets; optionally of one bookmaker.",
    query: { ...match, company_id: optionalIdField(), ...markets },
    answer: z.object({ odds: z.array(Odds) }),
    ...prices,
  }),
  oddsChangeHistory: endpoint({
    upstream,
    path: "odds/change/history",
    summary: "Price history of one bookmaker's main markets of a match, newest first.",
    query: company,
    answer: z.object({ match_id: MatchId, company: CompanyRef, full: mainHistory, half: mainHistory }),
    ...prices,
  }),
  oddsEuropean: endpoint({
    upstream,
    path: "odds/european",
    summary: "1X2 prices of a match with payback and margin-free probabilities.",
    query: { ...match, ...period },
    answer: z.object({ odds: z.array(z.object({ odds: ResultOdds, margins: ResultMargins })) }),
    ...prices,
  }),
  oddsEuropeanHistory: endpoint({
    upstream,
    path: "odds/european/history",
    summary: "1X2 price history of one bookmaker, newest first.",
    query: { ...company, ...period },
    answer: history(ResultMove),
    ...prices,
  }),
  oddsEurohadicap: endpoint({
    upstream,
    path: "odds/eurohadicap",
    summary: "European (three-way) handicap prices of a match.",
    query: { ...match, ...period },
    answer: z.object({ odds: z.array(oddsOf.european_handicap) }),
    ...prices,
  }),
  oddsEurohadicapChange: endpoint({
    upstream,
    path: "odds/eurohadicap/change",
    summary: "European handicap price history of one bookmaker, newest first.",
    query: { ...company, ...period },
    answer: history(EuropeanHandicapMove),
    ...prices,
  }),
  oddsDoublechance: endpoint({
    upstream,
    path: "odds/doublechance",
    summary: "Double chance prices of a match.",
    query: { ...match, ...period },
    answer: z.object({ odds: z.array(oddsOf.double_chance) }),
    ...prices,
  }),
  oddsDoublechanceHistory: endpoint({
    upstream,
    path: "odds/doublechance/history",
    summary: "Double chance price history of one bookmaker, newest first.",
    query: { ...company, ...period },
    answer: history(DoubleChanceMove),
    ...prices,
  }),
  oddsCorrectPrematch: endpoint({
    upstream,
    path: "odds/correct/prematch",
    summary: "Correct score prices of a match.",
    query: match,
    answer: z.object({ odds: z.array(oddsOf.correct_score) }),
    ...prices,
  }),
  oddsCorrectPrematchHistory: endpoint({
    upstream,
    path: "odds/correct/prematch/history",
    summary: "Correct score price history of one bookmaker, newest first.",
    query: company,
    answer: history(CorrectScoreMove),
    ...prices,
  }),
  oddsConnerMain: endpoint({
    upstream,
    path: "odds/conner/main",
    summary: "Corner handicaps and totals of a match, full time and first half.",
    query: match,
    answer: z.object({
      handicap: z.array(oddsOf.corner_handicap),
      over_under: z.array(oddsOf.corner_over_under),
    }),
    ...prices,
  }),
  oddsConnerFt: endpoint({
    upstream,
    path: "odds/conner/ft",
    summary: "Corner totals of the whole match.",
    query: match,
    answer: z.object({ odds: z.array(oddsOf.corner_over_under) }),
    ...prices,
  }),
  oddsConnerHt: endpoint({
    upstream,
    path: "odds/conner/ht",
    summary: "Corner totals of the first half.",
    query: match,
    answer: z.object({ odds: z.array(oddsOf.corner_over_under) }),
    ...prices,
  }),
  oddsConnerFtHistory: endpoint({
    upstream,
    path: "odds/conner/ft/history",
    summary: "History of one bookmaker's corner totals of the whole match, newest first.",
    query: company,
    answer: history(TotalMove),
    ...prices,
  }),
  oddsConnerHtHistory: endpoint({
    upstream,
    path: "odds/conner/ht/history",
    summary: "History of one bookmaker's corner totals of the first half, newest first.",
    query: company,
    answer: history(TotalMove),
    ...prices,
  }),
  oddsSeasonMain: endpoint({
    upstream,
    path: "odds/season/main",
    summary:
      "One bookmaker's main prices of a season, paged by the matches that have prices, ascending by kick-off.",
    query: { season_id: idField(), company_id: optionalIdField(), ...pageFields({ default: 200, max: 500 }) },
    answer: z.object({ company: z.nullable(Company), odds: z.array(MainOdds) }),
    paginated: true,
    ...prices,
  }),
  oddsVariable: endpoint({
    upstream,
    path: "odds/variable",
    summary:
      "The furthest move of each match and market (handicap, total, 1X2) at hot bookmakers within the last hour, for matches within a day of kick-off, then matches in play; moved lines before moved prices.",
    query: {
      markets: listField(MAIN_MARKETS),
      status: listField(MATCH_STATUSES),
      ...pageFields({ default: 50, max: 200 }),
    },
    answer: z.object({ moves: z.array(PriceMove(MatchBrief)) }),
    paginated: true,
    ...prices,
  }),
  oddsCalibration: endpoint({
    upstream,
    path: "odds/calibration",
    summary:
      "How often results came true that closing 1X2 prices, without margin, called so probable: Brier score (1950, sum over three results) and reliability bins of all finished matches with prices, or of one competition, and the scores of each competition, the one with the most matches first.",
    query: { comp_id: optionalIdField() },
    answer: z.object({
      as_of: Instant,
      calibration: Calibration,
      leagues: z.array(LeagueCalibration),
    }),
    freshness: "hours",
    betting: "only",
  }),
} as const;
