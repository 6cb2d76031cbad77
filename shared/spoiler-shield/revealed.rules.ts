import { screenAt } from "../url/index.ts";
import { type Revealed, SCORES_KEY } from "./shield.rules.ts";

/** The match that a page is about; null for other pages. */
function matchOfPage(path: string): number | null {
  const found = screenAt(path);
  return found?.screen === "match" || found?.screen === "oddsMatch" ? Number(found.params.id) : null;
}

/** The results that a page's query reveals although its reader hides them. */
export function revealedBy(path: string, query: URLSearchParams): Revealed {
  switch (query.get(SCORES_KEY)) {
    case "shown":
      return "all";
    case "match":
      return matchOfPage(path);
    default:
      return null;
  }
}
