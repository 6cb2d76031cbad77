import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { hotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import type { ListFilter } from "#web/platform/list/list-filter.ts";

const LIMIT = 50;
const HOT_COMPETITIONS = 4;

/** A page of players. */
export const playersQuery = ({ name, country_id, page }: ListFilter) =>
  callOptions(
    "/api/v1/football/players/list",
    { name: name ?? undefined, country_id: country_id ?? undefined, page, limit: LIMIT },
    "minutes",
  );

/** A page of coaches. The call cannot filter by country. */
export const coachesQuery = ({ name, page }: ListFilter) =>
  callOptions("/api/v1/football/coachs/list", { name: name ?? undefined, page, limit: LIMIT }, "minutes");

/** The hottest leagues whose seasons have begun. */
export const hotLeaguesQuery = () =>
  derivedOptions(hotCompetitionsQuery(), "leagues with scorers", ({ competitions }) =>
    competitions
      .flatMap(({ current_season_id: season_id, kind, ...competition }) =>
        kind === "league" && season_id !== null ? [{ competition, season_id }] : [],
      )
      .slice(0, HOT_COMPETITIONS),
  );
