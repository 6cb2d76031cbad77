/** SQL list of constants, for the right side of `IN`. Never pass user input: nothing is escaped. */
export const sqlWords = <Word extends string>(words: readonly Word[]): string =>
  `(${words.map((word) => `'${word}'`).join(", ")})`;
