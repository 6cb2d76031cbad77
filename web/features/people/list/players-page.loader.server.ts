import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { topScorersQuery } from "#web/platform/data/competition.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { isFirstView, type ListFilter } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { hotLeaguesQuery, playersQuery } from "./people.query.ts";

/** Players by name and filter; the first view begins with top scorers. Throws `page_not_found`. */
export async function loadPlayersPage(client: QueryClient, filter: ListFilter): Promise<DehydratedState> {
  const list = isNameTooShort(filter.name) ? [] : [playersQuery(filter)];
  const [hot] = await Promise.all([
    // The page works without them.
    isFirstView(filter) ? client.query(hotLeaguesQuery()).catch(() => null) : null,
    ...list.map(async (query) => pageOfList(await client.query(query))),
  ]);
  const scorers = (hot ?? []).map(({ season_id }) => topScorersQuery(season_id));
  return loadQueries(
    client,
    [countriesQuery(), ...list],
    hot === null ? [] : [hotLeaguesQuery(), ...scorers],
  );
}
