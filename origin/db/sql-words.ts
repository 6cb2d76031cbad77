/** Words of ours as the right side of an SQL `IN`. Nothing that anybody sends may go in here: there is no escaping. */
export const sqlWords = <Word extends string>(words: readonly Word[]): string =>
  `(${words.map((word) => `'${word}'`).join(", ")})`;
