import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf, SCREEN_TABS, type TabOf } from "#shared/url/index.ts";
import { pathWith, type Query, searchOf } from "#web/platform/navigation/page-path.ts";
import type { LeaguePageData } from "./league.query.ts";

/** The subject of a title or a description. */
interface LeagueWords {
  readonly league: string;
  readonly country: string;
  readonly season: string;
}

interface LeagueTabRow {
  readonly name: () => string;
  readonly title: (words: LeagueWords) => string;
  readonly description: (words: LeagueWords) => string;
  /** True if a season has the tab; true by default. */
  readonly offered?: (page: LeaguePageData) => boolean;
}

const hasStage = (mode: "points" | "knock_out") => (page: LeaguePageData) =>
  page.season?.stages.some((stage) => stage.mode === mode) ?? false;

/** Friendlies have no season statistics. */
const hasStatistics = ({ season, kind }: LeaguePageData): boolean => season !== null && kind !== "friendly";

/** Friendlies are no knock-out ties: they are stored as a stage without points. */
const hasTies = (page: LeaguePageData) => page.kind !== "friendly" && hasStage("knock_out")(page);

/**
 * The tabs of a competition's page in order; the first one has no key in the URL. A new tab needs a row here, its key
 * in shared/url/screen-tabs.table.ts, its queries in league-tab.loader.server.ts and its body in league-tab-body.tsx.
 */
const TABS = {
  overview: {
    name: m.league_tab_overview,
    title: m.league_title,
    description: m.league_description,
  },
  standings: {
    name: m.league_tab_standings,
    title: m.league_title_standings,
    description: m.league_description_standings,
    offered: hasStage("points"),
  },
  schedule: {
    name: m.league_tab_schedule,
    title: m.league_title_schedule,
    description: m.league_description_schedule,
  },
  bracket: {
    name: m.league_tab_bracket,
    title: m.league_title_bracket,
    description: m.league_description_bracket,
    offered: hasTies,
  },
  scorers: {
    name: m.league_tab_scorers,
    title: m.league_title_scorers,
    description: m.league_description_scorers,
    offered: hasStatistics,
  },
  "best-eleven": {
    name: m.league_tab_best_eleven,
    title: m.league_title_best_eleven,
    description: m.league_description_best_eleven,
    offered: hasStatistics,
  },
  stats: {
    name: m.league_tab_stats,
    title: m.league_title_stats,
    description: m.league_description_stats,
    offered: hasStatistics,
  },
  "half-full": {
    name: m.league_tab_half_full,
    title: m.league_title_half_full,
    description: m.league_description_half_full,
    offered: hasStatistics,
  },
  "goal-times": {
    name: m.league_tab_goal_times,
    title: m.league_title_goal_times,
    description: m.league_description_goal_times,
    offered: hasStatistics,
  },
  transfers: {
    name: m.league_tab_transfers,
    title: m.league_title_transfers,
    description: m.league_description_transfers,
    offered: hasStatistics,
  },
} as const satisfies Record<LeagueTab, LeagueTabRow>;

export type LeagueTab = TabOf<"league">;

/** Name of a tab and description of its page. */
export const wordsOfTab = (tab: LeagueTab): LeagueTabRow => TABS[tab];

/** The tabs of a season. */
export const offeredTabs = (page: LeaguePageData): readonly LeagueTab[] =>
  SCREEN_TABS.league.keys.filter((tab) => wordsOfTab(tab).offered?.(page) ?? true);

/** The tab named by a query; the first one if it is unknown or missing in the season. */
export function leagueTabAt(search: URLSearchParams, page: LeaguePageData): LeagueTab {
  const key = search.get("tab");
  return offeredTabs(page).find((tab) => tab === key) ?? "overview";
}

/** The query of a tab's page: the season unless it is the current one, and the tab. */
export function searchOfTab(page: LeaguePageData, tab: LeagueTab): Record<string, string> {
  const { season, current_season_id } = page;
  const isOther = season !== null && season.id !== current_season_id;
  return searchOf({ season_id: isOther ? season.id : null, tab: tab === "overview" ? null : tab });
}

/** URL of a competition's page. */
export const leaguePath = ({ competition }: LeaguePageData): string =>
  pathOf("league", getLocale(), { id: competition.id });

/** Path of a table of the shown season as a CSV file (league-tables.server.ts). */
export const leagueTablePath = (
  { competition, season, current_season_id }: LeaguePageData,
  table: "standings" | "scorers" | "stats" | "schedule",
): string =>
  pathWith(pathOf("leagueTable", getLocale(), { id: competition.id, table }), {
    season_id: season?.id === current_season_id ? null : season?.id,
  });

/** URL of a tab of the shown season; null and undefined values of `query` are omitted. */
export const leagueTabPath = (page: LeaguePageData, tab: LeagueTab, query: Query = {}): string =>
  pathWith(leaguePath(page), { ...searchOfTab(page, tab), ...query });
