/** More combining marks over one letter than any writing has, by far. */
const MARKS_WITHOUT_END = /\p{M}{64}/u;

/**
 * A text with composed letters. Composing sorts the combining marks of a letter, in time that grows with the square of
 * their number: with a hundred thousand of them a single form is ten seconds of work. Such a text stays as it is, and
 * its rules refuse it.
 */
export const composed = (text: string, form: "NFC" | "NFKC" = "NFC"): string =>
  MARKS_WITHOUT_END.test(text) ? text : text.normalize(form);

/** A name or title as it is kept: composed letters, single blanks. */
export const tidyName = (name: string): string => composed(name).trim().replaceAll(/\s+/g, " ");

/** Letters as people count them are near enough to code points; UTF-16 units are not. */
export const lengthOf = (text: string): number => [...text].length;

/** Neither control nor format characters, which would let one name pass for another. */
export const isVisibleText = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

/**
 * {@link isVisibleText} for a name by which readers know one another: it also excludes characters that are invisible or
 * only modify the one before (fillers, variation selectors, the blank of Braille). With them, a name that looks the
 * same would be another one.
 */
export const isVisibleName = (name: string): boolean =>
  isVisibleText(name) && !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

/**
 * A longer text as it is kept: composed letters, no blanks at the ends of lines, at most one empty line between two
 * paragraphs. It is plain text; nothing in it is markup.
 */
export const tidyText = (text: string): string =>
  composed(text)
    // Pasted texts contain soft hyphens, zero-width blanks, byte order marks.
    .replaceAll(/[\u00AD\u200B\uFEFF]/g, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** {@link isVisibleText} for a longer text: line feeds, and the joiners of one emoji, are visible enough. */
export const isVisibleProse = (text: string): boolean =>
  isVisibleText(text.replaceAll(/[\n\u200C\u200D]/g, ""));
