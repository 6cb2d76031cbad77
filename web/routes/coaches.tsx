import { HydrationBoundary } from "@tanstack/react-query";
import { coachesQuery } from "#web/features/people/list/people.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { readListFilter } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import "#web/platform/list/pagination.css";
import "#web/ui/data-table.css";
import "#web/features/team/team.css";
import "#web/platform/list/list-page.css";
import "#web/features/people/people.css";
import type { Route } from "./+types/coaches";

const CoachesPageView = lazyScreen(() => import("#web/features/people/list/coaches-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = { ...readListFilter(url.searchParams), country_id: null };
  const client = context.get(queryClientContext);
  const list = isNameTooShort(filter.name) ? [] : [coachesQuery(filter)];
  return answerScreen({ context, url }, async () => {
    for (const query of list) pageOfList(await client.query(query));
    return { filter, queries: await loadQueries(client, list) };
  });
}

export default function CoachesRoute({ loaderData: { filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CoachesPageView filter={filter} />
    </HydrationBoundary>
  );
}
