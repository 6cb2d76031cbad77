/** What to look for in the table of names, in the language of its full-text index. */
export interface NameSearch {
  /** Names with a word beginning like each word. */
  readonly prefixes: string;
  /** Names with each word itself: they come first. */
  readonly words: string;
}

/** A word as the index takes one (SQLite's unicode61): letters and digits, with the marks that belong to them. */
const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;
const IS_WORD = /[\p{L}\p{N}\p{Co}]/u;

/**
 * Turns what a reader typed into a search. Only words are taken over, each in quotes, so that nothing of the index's
 * own syntax (quotes, `*`, `NEAR`, `-`, column names) gets through. The index folds case and diacritics by itself,
 * except đ, which is no d with a mark: it is folded here as the table's triggers fold it. Null where no word is left.
 */
export function searchOf(typed: string): NameSearch | null {
  const folded = typed.normalize("NFC").replaceAll(/[đĐ]/g, "d").toLowerCase();
  const words = [...new Set(folded.match(WORDS) ?? [])].filter((word) => IS_WORD.test(word));
  if (words.length === 0) return null;
  const quoted = words.map((word) => `"${word}"`);
  return { prefixes: quoted.map((word) => `${word}*`).join(" "), words: quoted.join(" ") };
}
