/** Blocks of the analysis in default order: first the three that most readers come for, see `OPEN_BLOCKS`. */
export const ANALYSIS_BLOCKS = [
  "form",
  "head_to_head",
  "goals",
  "strength",
  "standing",
  "compare",
  "lines",
  "half_full",
  "goal_times",
  "schedule",
  "absences",
  "lineups",
  "season",
] as const;
/** Open at first; the others are folded, as all of them would be eleven screens of a phone. */
export const OPEN_BLOCKS: readonly AnalysisBlock[] = ["form", "head_to_head", "goals"];
export type AnalysisBlock = (typeof ANALYSIS_BLOCKS)[number];

/** Blocks in a reader's order. Unnamed ones, such as those of a later release, follow in default order. */
export function inOrder(
  blocks: readonly AnalysisBlock[],
  order: readonly string[],
): readonly AnalysisBlock[] {
  const placeOf = (block: AnalysisBlock): number => {
    const at = order.indexOf(block);
    return at < 0 ? order.length + ANALYSIS_BLOCKS.indexOf(block) : at;
  };
  return blocks.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The order after a block moved. It names unavailable blocks too, so that these keep their places. */
export function movedTo(
  order: readonly string[],
  block: AnalysisBlock,
  place: AnalysisBlock,
): readonly AnalysisBlock[] {
  const before = inOrder(ANALYSIS_BLOCKS, order);
  const at = before.indexOf(place);
  return before.filter((one) => one !== block).toSpliced(at, 0, block);
}

/** True if an order is the default one. */
export const isOwnOrder = (order: readonly string[]): boolean =>
  inOrder(ANALYSIS_BLOCKS, order).every((block, at) => block === ANALYSIS_BLOCKS[at]);
