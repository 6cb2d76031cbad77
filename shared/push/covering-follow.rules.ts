import type { FavouriteKind } from "../favourite/favourite.rules.ts";

/** A followed item that covers a match: the match itself, its league or one of its teams. */
export interface CoveringFollow<Kind extends string> {
  readonly target: FavouriteKind;
  /** The alert kinds that the reader chose for the item; null where the general choice holds. */
  readonly kinds: readonly Kind[] | null;
}

/**
 * The alert kinds that a reader wants of a match. A choice for the match itself decides alone; otherwise each item
 * that covers the match adds its own kinds, or the general ones.
 */
export function wantedKinds<Kind extends string>(
  follows: readonly CoveringFollow<Kind>[],
  general: readonly Kind[],
): readonly Kind[] {
  const ofMatch = follows.find(({ target }) => target === "match")?.kinds;
  if (ofMatch) return ofMatch;
  return [...new Set(follows.flatMap(({ kinds }) => kinds ?? general))];
}
