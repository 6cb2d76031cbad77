import { plainLetters } from "#shared/chat/chat-fold.rules.ts";
import { comparableText } from "#shared/text/comparable-text.rules.ts";

/** Rules for passwords beyond their length (NIST SP 800-63B, section 5.1.1.2): reject those that guessers try first. */

/** A password normalized for the list of common ones: without case, diacritics and surrounding blanks. */
export const plainPassword = (password: string): string => plainLetters(comparableText(password)).trim();

const lettersOf = (text: string): string => plainPassword(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
const withoutDigits = (text: string): string => text.replaceAll(/\p{N}/gu, "");

/** Shorter names occur in too many words by chance. */
const SHORTEST_NAME = 4;

/** A name, and the name without its digits: "quanghai19" is as near to "quanghai2026" as to itself. */
const formsOf = (name: string): string[] => {
  const letters = lettersOf(name);
  return [letters, withoutDigits(letters)].filter((form) => form.length >= SHORTEST_NAME);
};

/** True if a password consists only of these names, digits and signs, in any spelling. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  // Longest first, so that the rest of a short match does not hide a longer one.
  const forms = names.flatMap(formsOf).toSorted((a, b) => b.length - a.length);
  const rest = forms.reduce((left, form) => left.replaceAll(form, ""), letters);
  return rest !== letters && withoutDigits(rest) === "";
}
