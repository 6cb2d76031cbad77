import type { Transfer } from "#shared/player/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { seasonYearOf, seasonYearsOf } from "./transfer-season.rules.ts";

export interface TransfersTabData {
  /** Seasons in which somebody came or left, newest first. */
  readonly seasons: readonly string[];
  /** The one that is shown; null where there is none. */
  readonly season: string | null;
  readonly in: readonly Transfer[];
  readonly out: readonly Transfer[];
}

/** Who came to a team and who left it in a season, by default the last one in which somebody did. */
export async function loadTransfersTab(
  { call }: RequestFacts,
  team_id: number,
  search: URLSearchParams,
): Promise<TransfersTabData> {
  const { data } = await call("/api/v1/football/teams/transfer", { team_id });
  const seasons = seasonYearsOf([...data.in, ...data.out]);
  const wanted = search.get("season_year");
  const season = seasons.find((one) => one === wanted) ?? seasons[0] ?? null;
  const ofSeason = (rows: readonly Transfer[]) => rows.filter(({ at }) => seasonYearOf(at) === season);
  return { seasons, season, in: ofSeason(data.in), out: ofSeason(data.out) };
}
