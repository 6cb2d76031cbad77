/** The list with an item put in or taken out, in the order of `all`; null where none would be left. */
export function toggled<Item>(
  all: readonly Item[],
  chosen: readonly Item[],
  item: Item,
): readonly Item[] | null {
  const next = all.filter((one) => (one === item ? !chosen.includes(one) : chosen.includes(one)));
  return next.length === 0 ? null : next;
}
