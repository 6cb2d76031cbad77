import { type PushKind, RESULT_KINDS } from "./push.table.ts";

/** What a reader has chosen elsewhere and notifications keep to. */
export interface PushLimits {
  readonly scores_hidden: boolean;
  readonly no_betting: boolean;
}

/** Of what a reader wants to be told what may be told him: no results where he hides them, no tips without betting. */
export const toldKinds = (
  kinds: readonly PushKind[],
  { scores_hidden, no_betting }: PushLimits,
): readonly PushKind[] =>
  kinds.filter((kind) => !(scores_hidden && RESULT_KINDS.includes(kind)) && !(no_betting && kind === "tip"));
