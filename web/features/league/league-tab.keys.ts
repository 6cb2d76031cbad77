import type { KeyOf } from "#web/platform/query-host.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import type { LeagueTabAnswer } from "./league-tab.loader.server.ts";

/** Apart from the query options: the first render needs it without TanStack Query. */
export const leagueTabKey = ({ competition, season }: LeaguePageData, search: URLSearchParams) =>
  ["league-tab", competition.id, season?.id ?? null, search.toString()] as unknown as KeyOf<LeagueTabAnswer>;
