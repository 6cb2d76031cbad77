/** True if two values have the same JSON text; keys in another order differ. Costs as much as serializing both. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
