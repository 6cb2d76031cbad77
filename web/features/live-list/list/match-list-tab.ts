import { isHot } from "#shared/competition/hot.rules.ts";
import type { Match } from "#shared/match/index.ts";

/** Tabs of the live list, as the URL spells them (`?livescore_tab=hot`). */
export const LIST_TABS = ["all", "hot", "league"] as const;
export type ListTab = (typeof LIST_TABS)[number];

/** The tab of a query string; all by default. */
export const readTab = (value: string | null): ListTab => LIST_TABS.find((tab) => tab === value) ?? "all";

/** Matches of the most popular competitions. */
export const isHotMatch = ({ competition }: Match): boolean => isHot(competition);

/** Competitions per page of the list; every further page adds as many. */
export const BLOCKS_A_PAGE = 20;

/** The same for a list by kick-off, in matches. */
export const ROWS_A_PAGE = 200;

/** Number of shown pages of the list. */
export const readPage = (value: string | null): number => Number(value ?? 1);

/** The page's URL with changed query keys; null removes a key. */
export function withQuery(
  pathname: string,
  query: URLSearchParams,
  changed: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
