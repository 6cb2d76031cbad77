/** Splits a list into chunks of at most `size`, in order, to fit one statement, response or transaction. */
export const portionsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
