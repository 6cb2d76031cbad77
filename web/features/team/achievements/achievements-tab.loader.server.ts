import type { CompetitionSeasons } from "#shared/competition/index.ts";
import { mainCompetition } from "#shared/competition/season-shown.rules.ts";
import type { Honor } from "#shared/honor/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { TeamYear } from "#shared/team/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";

export interface AchievementsTabData {
  readonly honors: readonly Honor[];
  /** What the team has taken part in, the latest first. */
  readonly competitions: readonly CompetitionRef[];
  /** The competition whose last years are shown; null where there is none. */
  readonly shown: CompetitionRef | null;
  /** Newest first; empty for a competition without tables. */
  readonly years: readonly TeamYear[] | Missing;
}

/** What a team has won, and its last places in the tables of a competition. */
export async function loadAchievementsTab(
  { call }: RequestFacts,
  team_id: number,
  search: URLSearchParams,
): Promise<AchievementsTabData> {
  const [honors, listed] = await Promise.all([
    call("/api/v1/football/team-honor", { team_id }),
    call("/api/v1/football/teams/listcomp", { team_id }),
  ]);
  const shown = competitionShown(listed.data.competitions, Number(search.get("comp_id")));
  const competitions = listed.data.competitions.map(({ competition }) => competition);
  if (shown === null) return { honors: honors.data.honors, competitions, shown, years: [] };
  const years = await call("/api/v1/football/teams/nearyear", { team_id, comp_id: shown.id }).then(
    ({ data }) => data.years,
    missingFor,
  );
  return { honors: honors.data.honors, competitions, shown, years };
}

function competitionShown(listed: readonly CompetitionSeasons[], wanted: number): CompetitionRef | null {
  const found = listed.find(({ competition }) => competition.id === wanted) ?? mainCompetition(listed);
  return found?.competition ?? null;
}
