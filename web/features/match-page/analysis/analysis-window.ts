import type { Match } from "#shared/match/index.ts";
import { matchTabPath } from "#web/features/match/match-tab.ts";

/** Selectable numbers of past matches (`WINDOWS` of shared/analysis, which would bring zod into the browser). */
export const COUNTS = [3, 6, 10, 20, 30, 50] as const;
export type Count = (typeof COUNTS)[number];
const DEFAULT_COUNT: Count = 10;

/** The past matches in the analysis. */
export interface AnalysisWindow {
  readonly count: Count;
  /** Only matches on the same side, home or away, as in this match. */
  readonly same_venue: boolean;
  readonly same_comp: boolean;
  /** Company of the prices; null for the first one with prices. */
  readonly company_id: number | null;
}

const isCompanyId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

/** The window in a query; invalid values are defaults. */
export function windowAt(search: URLSearchParams): AnalysisWindow {
  const company = search.get("company_id");
  return {
    count: COUNTS.find((count) => String(count) === search.get("count")) ?? DEFAULT_COUNT,
    same_venue: search.get("same_venue") === "1",
    same_comp: search.get("same_comp") === "1",
    company_id: isCompanyId(company) ? Number(company) : null,
  };
}

/** URL of the analysis over a window; defaults have no key. */
export function windowPath(match: Pick<Match, "id">, window: AnalysisWindow): string {
  const query = new URLSearchParams();
  if (window.company_id !== null) query.set("company_id", String(window.company_id));
  if (window.count !== DEFAULT_COUNT) query.set("count", String(window.count));
  if (window.same_comp) query.set("same_comp", "1");
  if (window.same_venue) query.set("same_venue", "1");
  const path = matchTabPath(match, "h2h");
  return query.size > 0 ? `${path}&${query}` : path;
}
