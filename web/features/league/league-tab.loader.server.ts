import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import { pathOf, withoutTab } from "#shared/url/index.ts";
import { tablesQuery, topScorersQuery } from "#web/platform/data/competition.query.ts";
import { type AnyQuery, loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { idIn, pageIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { bestRoundAt } from "./best-eleven/best-eleven-choice.ts";
import { bracketsQuery } from "./bracket/bracket.query.ts";
import {
  bestElevenQuery,
  goalTimesQuery,
  halfFullQuery,
  type LeaguePageData,
  leagueQuery,
  scenariosQuery,
  scorersQuery,
  teamStatsQuery,
  topTablesQuery,
  transfersQuery,
} from "./league.query.ts";
import { leagueTabAt } from "./league-tab.ts";
import { nearMatchesQuery, scheduleQuery } from "./schedule/schedule.query.ts";
import { sectionShown, sectionsBeside } from "./schedule/schedule-choice.ts";

interface LeagueTabData {
  readonly queries: DehydratedState | undefined;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
}

/** The data of the current tab. A failure replaces the tab only; header and tabs stay. */
export async function loadLeagueTab(
  { locale, now_ms }: RequestFacts,
  client: QueryClient,
  id: string,
  search: URLSearchParams,
): Promise<LeagueTabData> {
  const comp_id = readId(id, "league_not_found");
  const page = await client.query(leagueQuery(comp_id, idIn(search, "season_id")));
  // A tab that other seasons have: this season may have it tomorrow.
  if (search.has("tab") && leagueTabAt(search, page) === "overview")
    // Loaders run outside the locale of the render.
    throw redirect(
      withoutTab({
        pathname: pathOf("league", locale, { id: page.competition.id }),
        searchParams: search,
      }),
    );
  try {
    const { needed, optional } = queriesOfTab(page, search, () => now_ms);
    return { queries: await loadQueries(client, needed, optional), failed: null };
  } catch (thrown) {
    return { queries: undefined, failed: toAppError(thrown).code };
  }
}

interface TabQueries {
  readonly needed: readonly AnyQuery[];
  readonly optional?: readonly AnyQuery[];
}

/** The queries of a season's tab. */
function queriesOfTab(page: LeaguePageData, search: URLSearchParams, now: () => number): TabQueries {
  const { season } = page;
  if (season === null) return { needed: [] };
  const season_id = season.id;
  switch (leagueTabAt(search, page)) {
    case "overview": {
      const section = sectionShown(page, new URLSearchParams());
      if (section === null) return { needed: [] };
      const { after } = sectionsBeside(page, section);
      return {
        needed: [nearMatchesQuery({ season_id, section, now })],
        optional: [
          ...(after ? [nearMatchesQuery({ season_id, section: after, now })] : []),
          topTablesQuery(season_id),
          topScorersQuery(season_id),
        ],
      };
    }
    case "standings":
      return { needed: [tablesQuery(season_id)], optional: [scenariosQuery(season_id)] };
    case "schedule": {
      const section = sectionShown(page, search);
      return { needed: section === null ? [] : [scheduleQuery({ season_id, section, now }, search)] };
    }
    case "bracket":
      return { needed: [bracketsQuery(season)] };
    case "scorers":
      return { needed: [scorersQuery(season_id, pageIn(search))] };
    case "best-eleven":
      return { needed: [bestElevenQuery(season_id, bestRoundAt(page, search))] };
    case "stats":
      return { needed: [teamStatsQuery(season_id)] };
    case "half-full":
      return { needed: [halfFullQuery(season_id)] };
    case "goal-times":
      return { needed: [goalTimesQuery(season_id)] };
    case "transfers":
      return { needed: [transfersQuery(season_id, pageIn(search))] };
  }
}
