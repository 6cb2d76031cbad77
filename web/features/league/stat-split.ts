import { m } from "#web/paraglide/messages.js";

/** Which of a team's matches are counted, and how readers call them. */
export const splitNames = {
  total: m.standings_view_total,
  home: m.standings_view_home,
  away: m.standings_view_away,
} as const;
export type FigureSplit = keyof typeof splitNames;

/** The part that a query's `view` names; anything else is all matches. */
export const splitAt = (search: URLSearchParams): FigureSplit => {
  const view = search.get("view");
  return view === "home" || view === "away" ? view : "total";
};

/** What of an address names a part: all matches need no `view`. */
export const viewOf = (split: FigureSplit): string | null => (split === "total" ? null : split);
