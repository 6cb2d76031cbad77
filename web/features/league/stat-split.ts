import { m } from "#messages/paraglide/messages.js";

/** The subset of a team's matches that is counted, with labels. */
export const splitNames = {
  total: m.standings_view_total,
  home: m.standings_view_home,
  away: m.standings_view_away,
} as const;
export type StatSplit = keyof typeof splitNames;

/** The subset named by a query's `view`; all matches by default. */
export const splitAt = (search: URLSearchParams): StatSplit => {
  const view = search.get("view");
  return view === "home" || view === "away" ? view : "total";
};

/** The query of a subset: all matches need no `view`. */
export const viewOf = (split: StatSplit): string | null => (split === "total" ? null : split);
