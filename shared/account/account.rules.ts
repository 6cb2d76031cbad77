import { composed } from "../form/text.rules.ts";

/** The comparison form of a name: without case, letter width and extra blanks. Look-alike letters stay different. */
export const nameKey = (name: string): string =>
  composed(name, "NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A mail address of the HTML standard's `<input type=email>`, with a dot in its domain. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );

/** E.164: a plus, a country code that does not begin with 0, fifteen digits at most. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
/** Vietnam's numbering plan since 2018: mobiles 03, 05, 07, 08, 09 and eight digits; landlines 02 and nine. */
const VIETNAMESE = /^0(?:[35789]\d{8}|2\d{9})$/;

/** Parses a typed phone number to E.164: international, or as dialled within Vietnam. Null if invalid. */
export function parsePhone(text: string): string | null {
  const bare = text.replaceAll(/[\s.()-]/g, "").replace(/^00/, "+");
  if (VIETNAMESE.test(bare)) return `+84${bare.slice(1)}`;
  return INTERNATIONAL.test(bare) ? bare : null;
}
