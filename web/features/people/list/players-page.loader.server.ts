import type { CallEndpoint, PageInfo } from "#shared/api/index.ts";
import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef, CountryRef } from "#shared/match/index.ts";
import type { Player, Scorer } from "#shared/player/index.ts";
import { isFirstView, type ListFilter } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askPlayers } from "./people.calls.ts";

/** Who scores most in a league of the top. */
export interface HotScorers {
  readonly competition: CompetitionRef;
  readonly scorers: readonly Pick<Scorer, "player" | "team" | "goals">[];
}

export interface PlayersPageData {
  readonly filter: ListFilter;
  readonly too_short: boolean;
  readonly countries: readonly CountryRef[];
  /** On the first page without a filter. */
  readonly hot: readonly HotScorers[];
  readonly rows: readonly Player[];
  readonly page: PageInfo;
}

const LIMIT = 50;
const HOT_COMPETITIONS = 4;
const HOT_SCORERS = 5;

/** Players by name, narrowed by what the address says; the first view begins with those whom readers know. Throws `page_not_found` beyond the last page. */
export async function loadPlayersPage({ call }: RequestFacts, filter: ListFilter): Promise<PlayersPageData> {
  const too_short = isNameTooShort(filter.name);
  const [countries, list, hot] = await Promise.all([
    call("/api/v1/football/countries", {}),
    too_short ? null : askPlayers(call, filter, LIMIT).then(pageOfList),
    // The list is worth a page without them.
    isFirstView(filter) ? loadHot(call).catch(() => []) : [],
  ]);
  const { rows, page } = list ?? { rows: [], page: { limit: LIMIT, page: filter.page, total: 0 } };
  return { filter, too_short, countries: countries.data.countries, hot, rows, page };
}

/** Top scorers of the hottest leagues, as far as their seasons have begun. */
async function loadHot(call: CallEndpoint): Promise<HotScorers[]> {
  const { data } = await call("/api/v1/football/comp-list", { hot: HOT_LEVELS });
  const leagues = data.competitions
    .flatMap(({ current_season_id: season_id, kind, ...competition }) =>
      kind === "league" && season_id !== null ? [{ competition, season_id }] : [],
    )
    .slice(0, HOT_COMPETITIONS);
  const found = await Promise.all(
    leagues.map(async ({ competition, season_id }): Promise<HotScorers> => {
      const query = { season_id, limit: HOT_SCORERS };
      const answer = await call("/api/v1/football/seasons/shooter/stats", query);
      const scorers = answer.data.scorers.map(({ player, team, goals }) => ({ player, team, goals }));
      return { competition, scorers };
    }),
  );
  return found.filter(({ scorers }) => scorers.length > 0);
}
