import * as z from "zod/mini";
import { CompetitionRef } from "../match/match.schema.ts";

/** Forecasts of one tenth of the scale, with how often they came true. Percent with one decimal; null of none. */
export const ReliabilityBin = z.object({
  from_percent: z.int(),
  to_percent: z.int(),
  /** Number of forecasts: each match has three, of home, draw and away. */
  count: z.int(),
  /** Mean of the forecasts. */
  forecast_percent: z.nullable(z.number()),
  /** Share of them that came true, with its Wilson interval at 95 %. */
  observed_percent: z.nullable(z.number()),
  low_percent: z.nullable(z.number()),
  high_percent: z.nullable(z.number()),
});
export type ReliabilityBin = z.infer<typeof ReliabilityBin>;

/** Brier score of forecasts, with the score of a forecast that always states the results' own shares; null of none. */
export const BrierScores = z.object({
  matches: z.int(),
  brier: z.nullable(z.number()),
  base_brier: z.nullable(z.number()),
});
export type BrierScores = z.infer<typeof BrierScores>;

/** How well forecasts fit the results. */
export const Calibration = z.extend(BrierScores, { bins: z.array(ReliabilityBin) });
export type Calibration = z.infer<typeof Calibration>;

/** A competition's scores. */
export const LeagueCalibration = z.extend(BrierScores, { competition: CompetitionRef });
export type LeagueCalibration = z.infer<typeof LeagueCalibration>;
