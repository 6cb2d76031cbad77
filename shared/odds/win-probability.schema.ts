import * as z from "zod/mini";
import { Side } from "../match/match.schema.ts";
import { CHANCE_PERIODS } from "./win-probability.table.ts";

/** Margin-free probabilities of a match's result, percent with one decimal: the three add up to 100. */
export const ResultChances = z.object({
  home_percent: z.number(),
  draw_percent: z.number(),
  away_percent: z.number(),
});
export type ResultChances = z.infer<typeof ResultChances>;

const place = {
  /** Minute as football writes it: 45 with `added` 2 is 45+2. Null before kick-off and at half-time. */
  minute: z.nullable(z.int()),
  added: z.nullable(z.int()),
  /** Place on the axis: minutes of play since kick-off, added time included; below 0 before kick-off. */
  at: z.int(),
};

/** Probabilities from a minute on, until the next step. */
export const ChanceStep = z.extend(ResultChances, {
  ...place,
  period: z.enum(CHANCE_PERIODS),
  /** Number of bookmakers behind it. */
  books: z.int(),
});
export type ChanceStep = z.infer<typeof ChanceStep>;

/** A goal or a red card of regular time on the same axis. */
export const ChanceEvent = z.object({
  ...place,
  kind: z.enum(["goal", "red_card"]),
  side: Side,
  /** The score after it; null where it is unknown. */
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  /** Withdrawn by the referee: the probabilities moved, and moved back. */
  cancelled: z.boolean(),
});
export type ChanceEvent = z.infer<typeof ChanceEvent>;

/** Win probability over a match. */
export const WinProbability = z.object({
  /** By the last prices before kick-off; null where there were none. */
  before: z.nullable(ResultChances),
  steps: z.array(ChanceStep),
  events: z.array(ChanceEvent),
  /** Places of half-time and of the end of regular time on the axis. */
  half_time_at: z.int(),
  end_at: z.int(),
});
export type WinProbability = z.infer<typeof WinProbability>;
