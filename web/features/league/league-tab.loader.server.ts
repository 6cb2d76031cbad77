import { redirect } from "react-router";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import { pathOf, withoutTab } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadLeaguePage } from "./league-page.loader.server.ts";
import { askLeagueTab, type LeagueTabData } from "./league-tab.calls.ts";
import { type LeagueTab, leagueTabAt } from "./league-tab.ts";

/** What a tab's body is made of, or why it cannot be had. */
export type LeagueTabAnswer =
  | LeagueTabData
  | { readonly tab: "failed"; readonly wanted: LeagueTab; readonly code: ErrorCode };

/**
 * The data of the one tab that is shown. A failure is an answer: header and tabs stay, and the error stands in the
 * tab's place. (An unknown competition or season fails the page itself, in its own loader.)
 */
export async function loadLeagueTab(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<LeagueTabAnswer> {
  const page = await loadLeaguePage(facts, id, search);
  // A tab that other seasons have: this one may have it tomorrow.
  if (search.has("tab") && leagueTabAt(search, page) === "overview")
    // Loaders run outside the language of the render.
    throw redirect(
      withoutTab({
        pathname: pathOf("league", facts.locale, { id: page.competition.id }),
        searchParams: search,
      }),
    );
  try {
    return await askLeagueTab(facts.call, page, search, facts.now_ms);
  } catch (thrown) {
    return { tab: "failed", wanted: leagueTabAt(search, page), code: toAppError(thrown).code };
  }
}
