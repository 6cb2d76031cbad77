import { COMMENT_LEVELS } from "./comment.table.ts";

/** How comments stand below an article. */

interface Row {
  readonly id: number;
  readonly parent_id: number | null;
  readonly state: string;
}

/** A comment with its replies; those of the last level have none of their own. */
export type TreeOf<One> = One & { readonly replies?: readonly TreeOf<One>[] };

/**
 * Comments below one another, down to {@link COMMENT_LEVELS}: what answers the last level stands beside it. Those that answer
 * none are in the order of `rows`, replies in that of writing. One that is not visible stays where visible ones answer it. A reply whose parent is not among the rows is left out.
 */
export function treeOf<One extends Row>(rows: readonly One[]): TreeOf<One>[] {
  const below = new Map<number | null, One[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const isShown = (one: One): boolean => one.state === "visible" || (below.get(one.id) ?? []).some(isShown);
  const shownBelow = (id: number): One[] =>
    (below.get(id) ?? []).filter(isShown).toSorted((a, b) => a.id - b.id);
  /** A comment and all that answers it, beside one another. */
  const flat = (one: One): One[] => [one, ...shownBelow(one.id).flatMap(flat)];
  const grow = (one: One, level: number): TreeOf<One> => {
    if (level === COMMENT_LEVELS) return one;
    const answers = shownBelow(one.id);
    const replies =
      level + 1 === COMMENT_LEVELS
        ? answers.flatMap(flat).toSorted((a, b) => a.id - b.id)
        : answers.map((answer) => grow(answer, level + 1));
    return { ...one, replies };
  };
  return (below.get(null) ?? []).filter(isShown).map((one) => grow(one, 1));
}
