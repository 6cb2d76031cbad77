import { answerHistoryFile } from "#web/features/odds/history/history-file.server.ts";
import { requestFacts } from "#web/platform/ssr/request-context.ts";
import type { Route } from "./+types/odds-history-csv";

/** A file, not a page: nothing is rendered. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerHistoryFile(context.get(requestFacts), url);
}
