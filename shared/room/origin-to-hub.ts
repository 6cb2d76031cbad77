import * as z from "zod/mini";
import { MatchDetail } from "../match/index.ts";

/**
 * Origin to hub, by push (signed POST after an ingest) and pull (when a timeline reaches its next moment). Change sets
 * carry states, so repeats and late ones do no harm: the newer `as_of_ms` wins.
 */
export const ChangeSet = z.object({
  /** The time the states are true for, milliseconds UTC. */
  as_of_ms: z.int(),
  /** When a stored row becomes true next, milliseconds UTC; null when none is stored. */
  next_change_at_ms: z.nullable(z.int()),
  /** Every match that changed, whole. */
  details: z.array(MatchDetail),
});
export type ChangeSet = z.infer<typeof ChangeSet>;
