import type { MatchId } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askListOdds } from "./list-odds.query.ts";
import { type PackedOdds, packOdds } from "./packed-odds.ts";

/** The prices of a day's list for the matches that `open` names once it is known. */
export type LoadedOdds = (open: ReadonlySet<MatchId>) => PackedOdds;

/**
 * Prices of a day's matches, each of the company placed first that has some. Null in no-betting mode, and when they
 * could not be had: the list is worth showing without.
 */
export async function loadListOdds(facts: RequestFacts, date: string): Promise<LoadedOdds | null> {
  if (facts.betting !== "shown") return null;
  try {
    const { odds } = await askListOdds(facts.call, date, null);
    return (open) => packOdds(odds.filter(({ match_id }) => open.has(match_id)));
  } catch (thrown) {
    console.error(`prices of the list, request ${facts.request_id}`, thrown);
    return null;
  }
}
