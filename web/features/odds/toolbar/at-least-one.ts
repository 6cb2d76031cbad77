/** The list with or without an item, in the order of `all`; null if none would be left. */
export function ticked<Item>(
  all: readonly Item[],
  chosen: readonly Item[],
  item: Item,
  isTicked: boolean,
): readonly Item[] | null {
  const next = all.filter((one) => (one === item ? isTicked : chosen.includes(one)));
  return next.length === 0 ? null : next;
}
