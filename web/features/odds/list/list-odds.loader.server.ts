import type { Match } from "#shared/match/index.ts";
import type { MainOdds } from "#shared/odds/index.ts";
import { addDays } from "#shared/time/index.ts";
import { logThrown } from "#web/platform/log-thrown.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askListOdds } from "./list-odds.query.ts";
import { type PackedOdds, packOdds } from "./packed-odds.ts";

/** The list's rows that show prices: those of the day, and those in play since the day before. */
interface OpenRows {
  readonly open: readonly Match[];
  readonly overnight?: readonly Match[];
}

/** The prices of a day's list, packed, for its rows once they are known; null of a list without such rows. */
export type LoadedOdds = (rows: OpenRows) => Promise<PackedOdds | null>;

/**
 * Prices of a day's matches, each of the company placed first that has some. Null in no-betting mode, and when they
 * could not be had: the list is worth showing without.
 */
export async function loadListOdds(facts: RequestFacts, date: string): Promise<LoadedOdds | null> {
  const odds = await askOrTell(facts, date);
  if (odds === null) return null;
  return async ({ open, overnight = [] }) => {
    const late = overnight.length > 0 ? await askOrTell(facts, addDays(date, -1)) : null;
    const ids = new Set([...open, ...overnight].map(({ id }) => id));
    return ids.size > 0
      ? packOdds([...odds, ...(late ?? [])].filter(({ match_id }) => ids.has(match_id)))
      : null;
  };
}

async function askOrTell(facts: RequestFacts, date: string): Promise<readonly MainOdds[] | null> {
  if (facts.betting !== "shown") return null;
  try {
    return (await askListOdds(facts.call, date, null)).odds;
  } catch (thrown) {
    logThrown(thrown, facts);
    return null;
  }
}
