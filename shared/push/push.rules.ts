import { type PushKind, RESULT_KINDS } from "./push.table.ts";

/** A reader's other settings that notifications respect. */
export interface PushLimits {
  readonly scores_hidden: boolean;
  readonly no_betting: boolean;
}

/**
 * Filters the notifications that a reader wants by those allowed: no results where the reader hides them, no tips
 * without betting.
 */
export const allowedKinds = (
  kinds: readonly PushKind[],
  { scores_hidden, no_betting }: PushLimits,
): readonly PushKind[] =>
  kinds.filter((kind) => !(scores_hidden && RESULT_KINDS.includes(kind)) && !(no_betting && kind === "tip"));
