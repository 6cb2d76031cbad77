import type { Season, SeasonRef } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { CompetitionRef, StageId } from "#shared/match/index.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** What stands around the tabs of a competition's page, and says which of them there are. */
export interface LeaguePageData {
  readonly competition: CompetitionRef;
  readonly kind: "league" | "cup" | "friendly";
  /** All of them, newest first. */
  readonly seasons: readonly SeasonRef[];
  /** The one that is shown; null for a competition that has none yet. */
  readonly season: Season | null;
  readonly current_season_id: number | null;
  /** Where the shown season stands; nowhere unless it is the current one. */
  readonly current_stage_id: StageId | null;
  readonly current_round: string | null;
}

/** A competition with one of its seasons, by default the current one. Another competition's season is none of it. */
export async function loadLeaguePage(
  { call }: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<LeaguePageData> {
  const comp_id = readId(id, "league_not_found");
  const { data } = await call("/api/v1/football/comp-detail", { comp_id });
  const { kind, seasons, current_season_id, current_stage_id, current_round, ...competition } =
    data.competition;
  const wanted = Number(search.get("season_id") ?? current_season_id);
  const season = seasons.find((one) => one.id === wanted) ?? null;
  if (season === null && search.has("season_id"))
    throw new AppError("season_not_found", { detail: `${wanted} of competition ${id}` });
  const isCurrent = season !== null && season.id === current_season_id;
  return {
    competition,
    kind,
    seasons: seasons.map(({ id, name }) => ({ id, name })),
    season,
    current_season_id,
    current_stage_id: isCurrent ? current_stage_id : null,
    current_round: isCurrent ? current_round : null,
  };
}
