import { COMMENT_LEVELS } from "./comment.table.ts";

/** How comments stand below an article. */

interface Row {
  readonly id: number;
  readonly parent_id: number | null;
  readonly state: string;
}

/** A comment with its replies; those of the last level have none of their own. */
export type TreeOf<One> = One & { readonly replies?: readonly TreeOf<One>[] };

type Growing<One> = One & { replies?: Growing<One>[] };

/** A comment's place in the tree under construction. */
interface Place<One> {
  readonly tree: Growing<One>;
  readonly level: number;
  readonly above: Place<One> | null;
}

/**
 * Tree of comments down to {@link COMMENT_LEVELS}; deeper replies stand beside the last level. An invisible comment
 * stays where visible ones answer it; a reply without its parent is left out.
 */
export function treeOf<One extends Row>(rows: readonly One[]): TreeOf<One>[] {
  // A reply was written after its parent. One by one, not recursively: there may be thousands.
  const inOrder = rows.toSorted((a, b) => a.id - b.id);
  const shown = new Set<number>();
  for (const { id, parent_id, state } of inOrder.toReversed()) {
    if (state !== "visible" && !shown.has(id)) continue;
    shown.add(id);
    if (parent_id !== null) shown.add(parent_id);
  }
  const places = new Map<number, Place<One>>();
  for (const one of inOrder.filter(({ id }) => shown.has(id))) {
    const { id, parent_id } = one;
    const parent = parent_id === null ? null : places.get(parent_id);
    if (parent === undefined) continue;
    // A reply to the last level stands beside it.
    const above = parent?.level === COMMENT_LEVELS ? parent.above : parent;
    const level = (above?.level ?? 0) + 1;
    const tree = level === COMMENT_LEVELS ? { ...one } : { ...one, replies: [] };
    places.set(id, { tree, level, above });
    above?.tree.replies?.push(tree);
  }
  return rows.flatMap(({ id, parent_id }) => (parent_id === null ? (places.get(id)?.tree ?? []) : []));
}
