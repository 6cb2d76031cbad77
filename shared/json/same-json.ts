/**
 * Whether two values are written as the same JSON. Keys in another order make another text, so both are to come from the same
 * code; it costs what writing both costs.
 */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
