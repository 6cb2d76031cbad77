import { shownZone } from "#web/platform/format.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchDay } from "../match.keys.ts";
import { dayShown } from "../match-day.loader.server.ts";

/** A competition's matches of today. */
export async function loadLeagueDay(facts: RequestFacts, competitionId: number): Promise<MatchDay> {
  const { date } = dayShown(facts, null);
  const query = { date, tz: shownZone(), comp_id: competitionId };
  return (await facts.call("/api/v1/football/matches/recent", query)).data;
}
