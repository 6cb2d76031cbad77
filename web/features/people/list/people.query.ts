import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import { callOptions, partOptions } from "#web/platform/data/call-options.ts";
import type { ListFilter } from "#web/platform/list/list-filter.ts";

const LIMIT = 50;
const HOT_COMPETITIONS = 4;
const HOT_SCORERS = 5;

/** A page of players. */
export const playersQuery = ({ name, country_id, page }: ListFilter) =>
  callOptions(
    "/api/v1/football/players/list",
    { name: name ?? undefined, country_id: country_id ?? undefined, page, limit: LIMIT },
    "minutes",
  );

/** A page of coaches. The call knows no countries. */
export const coachesQuery = ({ name, page }: ListFilter) =>
  callOptions("/api/v1/football/coachs/list", { name: name ?? undefined, page, limit: LIMIT }, "minutes");

/** The hottest leagues, as far as their seasons have begun. */
export const hotLeaguesQuery = () =>
  partOptions(
    callOptions("/api/v1/football/comp-list", { hot: HOT_LEVELS }, "minutes"),
    "leagues with scorers",
    ({ competitions }) =>
      competitions
        .flatMap(({ current_season_id: season_id, kind, ...competition }) =>
          kind === "league" && season_id !== null ? [{ competition, season_id }] : [],
        )
        .slice(0, HOT_COMPETITIONS),
  );

/** The best scorers of a season. */
export const topScorersQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/shooter/stats", { season_id, limit: HOT_SCORERS }, "minutes");
