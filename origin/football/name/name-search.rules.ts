/** Search expressions for the name indexes (migration 0011), in FTS5 syntax. */
export interface NameSearch {
  /** Names with a word that begins with each query word. */
  readonly prefixes: string;
  /** Those of them with the exact words: they come first. */
  readonly words: string;
  /** The others. */
  readonly longer: string;
}

/** A word as the index tokenizes it (SQLite's unicode61): letters and digits with their combining marks. */
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * Prefix of a country's id in the index: a private-use character, so that it is a letter there and cannot be part of a
 * word.
 */
const COUNTRY_SIGN = "\uE000";

/**
 * Converts user input into a search. Only quoted words are kept, so that no FTS syntax (quotes, `*`, `NEAR`, `-`,
 * column names) gets through. The index folds case and diacritics except đ, which has no decomposition: it is folded
 * here as in the index. Null where no word is left.
 */
export function searchOf(typed: string, countryId?: number | null): NameSearch | null {
  const folded = typed.normalize("NFC").replaceAll(/[đĐ]/g, "d").toLowerCase();
  const terms = [...new Set(folded.match(WORDS) ?? [])].filter((term) => IS_WORD.test(term));
  if (terms.length === 0) return null;
  const quoted = terms.map((term) => `"${term}"`);
  const inCountry = (names: string) =>
    countryId === undefined || countryId === null ? names : `(${names}) AND "${COUNTRY_SIGN}${countryId}"`;
  const prefixes = inCountry(quoted.map((word) => `${word}*`).join(" "));
  const words = inCountry(quoted.join(" "));
  return { prefixes, words, longer: `(${prefixes}) NOT (${words})` };
}
