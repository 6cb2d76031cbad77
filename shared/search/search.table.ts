/** Kinds that a reader can search (product spec section 8, domain-facts section 5). */
export const SEARCH_KINDS = ["match", "league", "team", "player", "coach"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Fewest characters of a search (product spec section 9). */
export const SEARCH_MINIMUM = 3;

/** Most days between the first and the last of a search for matches, both counted. */
export const SEARCH_DAYS = 31;
