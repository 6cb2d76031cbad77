import { composed } from "../form/text.rules.ts";

/**
 * The form of a name used for comparison: a name that differs only in case, letter width or blanks is taken. Letters
 * that only look alike stay different.
 */
export const nameKey = (name: string): string =>
  composed(name, "NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/**
 * An address that mail can be sent to, as the HTML standard has it for `<input type=email>`, with a dot in its domain
 * (https://html.spec.whatwg.org/#valid-e-mail-address).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );
