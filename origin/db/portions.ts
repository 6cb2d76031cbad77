/** A list in portions of at most `size`, in its order: what one statement, answer or transaction can hold. */
export const portionsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
