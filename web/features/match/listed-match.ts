import type { Match } from "#shared/match/index.ts";

/**
 * A match as lists have it: not where it is played, which is half a kilobyte of the home page. What a list was made from
 * and what its room tells are compared in this form.
 */
export const listedMatch = (match: Match): Match => ({ ...match, venue: null });
