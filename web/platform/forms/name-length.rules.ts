import { SEARCH_MINIMUM } from "#shared/search/search.table.ts";

/** Characters of what is searched for, as the call counts them: composed, without blanks around. */
const lengthOfName = (name: string): number => name.normalize("NFC").trim().length;

/** Whether a name has fewer characters than a search needs (product spec section 9): nothing is asked then. */
export const isNameTooShort = (name: string | null): boolean =>
  name !== null && lengthOfName(name) < SEARCH_MINIMUM;
