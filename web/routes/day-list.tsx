import { requestFacts } from "#web/platform/request-context.ts";
import type { Route } from "./+types/day-list";
import { answerWholeList } from "./parts/priced-list.loader.server.ts";

/** What a page asks for that has the first rows of a list; no page itself: nothing is rendered. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerWholeList(context.get(requestFacts), url);
}
