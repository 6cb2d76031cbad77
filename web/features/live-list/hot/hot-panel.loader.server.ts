import type { MatchDay } from "#web/features/match/match.query.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { dayShown } from "../day/match-day.loader.server.ts";
import { fetchHotMatches, turnOf } from "./hot-matches.query.ts";

/** Matches of hot competitions beside other content. */
const COUNT = 10;

/** Live ones, then the next ones, then finished ones; the page works without them if they cannot be loaded. */
export async function loadHotPanel(facts: RequestFacts): Promise<MatchDay | null> {
  const today = dayShown(facts, null);
  const found = await fetchHotMatches(facts.call, today).catch(() => null);
  if (found === null) return null;
  const matches = found
    .toSorted((one, other) => turnOf(one) - turnOf(other) || one.match_time - other.match_time)
    .slice(0, COUNT);
  return { date: today.date, tz: today.tz, matches };
}
