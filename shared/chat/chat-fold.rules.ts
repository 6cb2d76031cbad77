import { comparableText } from "../text/comparable-text.rules.ts";

/** A text as it is compared, so that the same thing written a little differently is the same. */

/** Letters without case and marks; đ is d. */
export const plainLetters = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");

/** What is left of a text for comparing: letters and digits, each run of one once. Of a text that has none, the text. */
export function foldChatText(text: string): string {
  const letters = plainLetters(comparableText(text)).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return (letters || text.replaceAll(/\s/g, "")).replaceAll(/(.)\1+/gu, "$1");
}
