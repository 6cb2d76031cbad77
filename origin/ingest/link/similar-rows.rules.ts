import type { NameMatchReason } from "#shared/name/index.ts";

/** Two stored rows that may be one. */
export interface SimilarRows {
  /** The lower one first. */
  readonly ids: readonly [number, number];
  readonly reasons: readonly NameMatchReason[];
  /** From 1 to 100: the higher, the more likely the same. */
  readonly score: number;
}

/** The first pairs of a list of which no row is in more than `each`. */
export function atMostEach<Pair extends Pick<SimilarRows, "ids">>(
  pairs: readonly Pair[],
  each: number,
): Pair[] {
  const counts = new Map<number, number>();
  return pairs.filter(({ ids }) => {
    if (ids.some((id) => (counts.get(id) ?? 0) >= each)) return false;
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return true;
  });
}
