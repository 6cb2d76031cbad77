/**
 * What two names are compared by: a name that differs in case, in width of its letters or in blanks is taken. Letters
 * that only look alike stay different.
 */
export const nameKey = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A name as it is kept: composed letters, single blanks. */
export const tidyName = (name: string): string => name.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/** Letters as people count them are near enough to code points; UTF-16 units are not. */
export const lengthOf = (text: string): number => [...text].length;

/** Neither control nor format characters, which would let one name pass for another. */
export const isVisibleText = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

/**
 * An address that mail can be sent to, as the HTML standard has it for `<input type=email>`, with a dot in its domain
 * (https://html.spec.whatwg.org/#valid-e-mail-address).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );
