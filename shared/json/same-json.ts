/**
 * Whether two values are written as the same JSON, their keys in the same order. For what the same code has made twice: it costs what
 * writing both costs, and a value that another program wrote with other order is another one.
 */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
