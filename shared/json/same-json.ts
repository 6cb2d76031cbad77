/**
 * True if two values have the same JSON text. Keys in another order differ, so both must come from the same code. Costs
 * as much as serializing both.
 */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
