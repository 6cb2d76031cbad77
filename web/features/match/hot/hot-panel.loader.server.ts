import { isLive } from "#shared/match/match-status.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import type { MatchDay } from "../match.keys.ts";
import { loadHotMatches } from "./hot-matches.loader.server.ts";

/** Matches of hot competitions beside something else. */
const COUNT = 10;

/** Those in play, then the next ones, then those that are over; a page does without where they could not be had. */
export async function loadHotPanel(facts: RequestFacts): Promise<MatchDay | null> {
  const page = await loadHotMatches(facts).catch(() => null);
  if (page === null) return null;
  const matches = page.matches
    .toSorted((one, other) => turnOf(one) - turnOf(other) || one.match_time - other.match_time)
    .slice(0, COUNT);
  return { date: page.today, tz: shownZone(), matches };
}

function turnOf({ status }: MatchDay["matches"][number]): number {
  if (isLive(status)) return 0;
  return status === "not_started" ? 1 : 2;
}
