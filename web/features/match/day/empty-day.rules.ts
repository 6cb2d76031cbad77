import type { MatchDay } from "../match.keys.ts";

/**
 * Whether a day has no match at all. Every date has a page, and each leads to those around it: search engines are kept from
 * the empty ones, of which there is no end.
 */
export const isEmptyDay = ({ day }: { readonly day: MatchDay }): boolean => day.matches.length === 0;
