import { comparableText } from "../text/comparable-text.rules.ts";

/** Comparison form of a text, so that small variations are equal. */

/** Letters without case and diacritics; đ is d. */
export const plainLetters = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");

/** Folds a text for comparison: letters and digits, each run of one once. A text without any stays as it is. */
export function foldChatText(text: string): string {
  const letters = plainLetters(comparableText(text)).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return (letters || text.replaceAll(/\s/g, "")).replaceAll(/(.)\1+/gu, "$1");
}
