/** What to look for in the indexes of names (migration 0011), in their own language. */
export interface NameSearch {
  /** Names with a word beginning like each word. */
  readonly prefixes: string;
  /** Those of them with each word itself: they come first. */
  readonly words: string;
  /** The others. */
  readonly longer: string;
}

/** A word as the index takes one (SQLite's unicode61): letters and digits, with the marks that belong to them. */
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const IS_WORD = /[\p{L}\p{N}]/u;

/** Stands before a country's id in the index: for private use, so that it is a letter there and no word takes it. */
const COUNTRY_SIGN = "\uE000";

/**
 * Turns what a reader typed into a search. Only words are taken over, each in quotes, so that nothing of the index's
 * own syntax (quotes, `*`, `NEAR`, `-`, column names) gets through. The index folds case and diacritics by itself,
 * except đ, which is no d with a mark: it is folded here as the index has it folded. Null where no word is left.
 */
export function searchOf(typed: string, countryId?: number | null): NameSearch | null {
  const folded = typed.normalize("NFC").replaceAll(/[đĐ]/g, "d").toLowerCase();
  const parts = [...new Set(folded.match(WORDS) ?? [])].filter((part) => IS_WORD.test(part));
  if (parts.length === 0) return null;
  const quoted = parts.map((part) => `"${part}"`);
  const inCountry = (names: string) =>
    countryId === undefined || countryId === null ? names : `(${names}) AND "${COUNTRY_SIGN}${countryId}"`;
  const prefixes = inCountry(quoted.map((word) => `${word}*`).join(" "));
  const words = inCountry(quoted.join(" "));
  return { prefixes, words, longer: `(${prefixes}) NOT (${words})` };
}
