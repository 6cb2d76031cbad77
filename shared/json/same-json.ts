/**
 * True if two values have the same JSON text. Keys in another order make another text, so both must come from the same
 * code; it costs as much as serializing both.
 */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
