import { answerLeagueTable } from "#web/features/league/league-tables.server.ts";
import { requestFacts } from "#web/platform/ssr/request-context.ts";
import type { Route } from "./+types/league-table-csv";

/** A file, not a page: nothing is rendered. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerLeagueTable(context.get(requestFacts), url);
}
