import { SEARCH_MINIMUM } from "#shared/search/search.table.ts";

/** Number of characters of a search text, as the call counts them: NFC, without surrounding whitespace. */
const lengthOfName = (name: string): number => name.normalize("NFC").trim().length;

/** True if a name has fewer characters than a search needs (product spec section 9): no call is made then. */
export const isNameTooShort = (name: string | null): boolean =>
  name !== null && lengthOfName(name) < SEARCH_MINIMUM;
