import { redirect } from "react-router";
import type { TeamRef } from "#shared/match/index.ts";
import { pathOf, type Screen } from "#shared/url/index.ts";
import { isTabOfTeam, tabInAddress } from "#shared/url/screen-tabs.table.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

interface Person {
  readonly id: number;
  readonly team: TeamRef | null;
}

/**
 * Redirects a player's or coach's tab that belongs to their team to the team's page: 302, because people change teams.
 * Without a team it redirects to the page without the key. Returns for other keys.
 */
export async function leadToTeam(
  facts: RequestFacts,
  screen: Extract<Screen, "player" | "coach">,
  search: URLSearchParams,
  person: Person,
): Promise<void> {
  const key = search.get("tab");
  if (key !== null && isTabOfTeam(screen, key)) throw redirect(await pathOfTab(facts, screen, key, person));
}

async function pathOfTab(
  { call, locale }: RequestFacts,
  screen: "player" | "coach",
  key: string,
  { id, team }: Person,
): Promise<string> {
  if (team === null) return pathOf(screen, locale, { id });
  const page = pathOf("team", locale, { id: team.id });
  if (key !== "coach") return pathWith(page, { tab: tabInAddress("team", key) });
  const { coach } = (await call("/api/v1/football/teams-players", { team_id: team.id })).data.team;
  return coach === null ? page : pathOf("coach", locale, { id: coach.id });
}
