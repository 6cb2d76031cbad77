import * as z from "zod/mini";
import { Odds } from "../odds/odds.schema.ts";
import { OddsChange, OddsName } from "./odds-change.ts";

/**
 * Wire messages of topics with prices. `epoch` and `seq` are places in the history of the topic, not of the room;
 * times are milliseconds UTC (`_ms`), those inside of prices seconds.
 */

const placed = { topic: z.string(), epoch: z.string(), seq: z.int(), sent_at_ms: z.int() };

/** Every row of the topic as of `as_of_ms`. Comes first, and whenever a follower missed more than can be repeated. */
export const OddsSnapshot = z.object({
  type: z.literal("odds-snapshot"),
  ...placed,
  as_of_ms: z.int(),
  odds: z.array(Odds),
});
export type OddsSnapshot = z.infer<typeof OddsSnapshot>;

/** What one answer of the source changed, true as of `at_ms`. */
export const OddsChanged = z.object({
  type: z.literal("odds-changed"),
  ...placed,
  at_ms: z.int(),
  /** Rows that were told before: the phases that differ. */
  changed: z.array(OddsChange),
  /** Rows that were not. */
  added: z.array(Odds),
  /** Rows that the source has no more. */
  removed: z.array(OddsName),
});
export type OddsChanged = z.infer<typeof OddsChanged>;

/** The place a follower asked for was still there: what it missed came before this, nothing else is missing. */
const OddsResumed = z.object({ type: z.literal("odds-resumed"), ...placed });

/** Everything that a room says of a topic with prices. */
export const OddsServerMessage = z.discriminatedUnion("type", [OddsSnapshot, OddsChanged, OddsResumed]);
export type OddsServerMessage = z.infer<typeof OddsServerMessage>;
