import { pathOf, SCREEN_TABS, type TabOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { pathWith, type Query, searchOf } from "#web/platform/navigation/page-path.ts";
import type { LeaguePageData } from "./league.query.ts";

/** What a title or a description is about. */
interface LeagueWords {
  readonly league: string;
  readonly country: string;
  readonly season: string;
}

interface LeagueTabRow {
  readonly name: () => string;
  readonly title: (words: LeagueWords) => string;
  readonly description: (words: LeagueWords) => string;
  /** Whether a season has it; all have it unless told. */
  readonly offered?: (page: LeaguePageData) => boolean;
}

const hasStage = (mode: "points" | "knock_out") => (page: LeaguePageData) =>
  page.season?.stages.some((stage) => stage.mode === mode) ?? false;

/** Friendlies are nobody's season: what happens in them adds up to nothing. */
const hasFigures = ({ season, kind }: LeaguePageData): boolean => season !== null && kind !== "friendly";

/** Matches that are nobody's tie: friendlies are stored as a stage without points. */
const hasTies = (page: LeaguePageData) => page.kind !== "friendly" && hasStage("knock_out")(page);

/**
 * The tabs of a competition's page in their order; the first one has no key in the URL. A tab more is a row here, its
 * key in shared/url/screen-tabs.table.ts, its queries in league-tab.loader.server.ts and its body in league-tab-body.tsx.
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
    offered: hasFigures,
  },
  "best-eleven": {
    name: m.league_tab_best_eleven,
    title: m.league_title_best_eleven,
    description: m.league_description_best_eleven,
    offered: hasFigures,
  },
  stats: {
    name: m.league_tab_stats,
    title: m.league_title_stats,
    description: m.league_description_stats,
    offered: hasFigures,
  },
  "half-full": {
    name: m.league_tab_half_full,
    title: m.league_title_half_full,
    description: m.league_description_half_full,
    offered: hasFigures,
  },
  "goal-times": {
    name: m.league_tab_goal_times,
    title: m.league_title_goal_times,
    description: m.league_description_goal_times,
    offered: hasFigures,
  },
  transfers: {
    name: m.league_tab_transfers,
    title: m.league_title_transfers,
    description: m.league_description_transfers,
    offered: hasFigures,
  },
} as const satisfies Record<LeagueTab, LeagueTabRow>;

export type LeagueTab = TabOf<"league">;

/** What a tab is called and how its page is described. */
export const wordsOfTab = (tab: LeagueTab): LeagueTabRow => TABS[tab];

/** The tabs that a season has. */
export const offeredTabs = (page: LeaguePageData): readonly LeagueTab[] =>
  SCREEN_TABS.league.keys.filter((tab) => wordsOfTab(tab).offered?.(page) ?? true);

/** The tab that a query asks for; what nobody knows or the season does not have is the first one. */
export function leagueTabAt(search: URLSearchParams, page: LeaguePageData): LeagueTab {
  const key = search.get("tab");
  return offeredTabs(page).find((tab) => tab === key) ?? "overview";
}

/** What of the query names a tab's page: the season where it is not the current one, and the tab. */
export function searchOfTab(page: LeaguePageData, tab: LeagueTab): Record<string, string> {
  const { season, current_season_id } = page;
  const isOther = season !== null && season.id !== current_season_id;
  return searchOf({ season_id: isOther ? season.id : null, tab: tab === "overview" ? null : tab });
}

/** Address of a competition's page. */
export const leaguePath = ({ competition }: LeaguePageData): string =>
  pathOf("league", getLocale(), { id: competition.id });

/** Address of a tab of the season that is shown; what of `query` is null or undefined is left out. */
export const leagueTabPath = (page: LeaguePageData, tab: LeagueTab, query: Query = {}): string =>
  pathWith(leaguePath(page), { ...searchOfTab(page, tab), ...query });
