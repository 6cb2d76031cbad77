import { answerPlayerTable } from "#web/features/team/player-stats/player-table.server.ts";
import { requestFacts } from "#web/platform/ssr/request-context.ts";
import type { Route } from "./+types/team-table-csv";

/** A file, not a page: nothing is rendered. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerPlayerTable(context.get(requestFacts), url);
}
