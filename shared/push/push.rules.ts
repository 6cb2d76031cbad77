import { type PushKind, RESULT_KINDS } from "./push.table.ts";

/** A reader's other settings that notifications respect. */
export interface PushLimits {
  readonly scores_hidden: boolean;
  readonly no_betting: boolean;
}

/** The kinds that a reader wants and may get: no results where hidden, no tips without betting. */
export const allowedKinds = (
  kinds: readonly PushKind[],
  { scores_hidden, no_betting }: PushLimits,
): readonly PushKind[] =>
  kinds.filter((kind) => !(scores_hidden && RESULT_KINDS.includes(kind)) && !(no_betting && kind === "tip"));
