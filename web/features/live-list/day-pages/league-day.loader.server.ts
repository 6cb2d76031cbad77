import type { MatchDay } from "#web/features/match/match.query.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { dayShown } from "../day/match-day.loader.server.ts";

/** A competition's matches of today; none if they cannot be loaded. */
export async function loadLeagueDay(facts: RequestFacts, competitionId: number): Promise<MatchDay> {
  const { date } = dayShown(facts, null);
  const tz = shownZone();
  return facts.call("/api/v1/football/matches/recent", { date, tz, comp_id: competitionId }).then(
    ({ data }) => data,
    () => ({ date, tz, matches: [] }),
  );
}
