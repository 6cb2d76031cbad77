import { isHot } from "#shared/competition/hot.rules.ts";
import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { hotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import type { TeamsFilter } from "./teams-filter.ts";

const LIMIT = 60;
const HOT_COMPETITIONS = 4;
const HOT_LIMIT = 24;
const MOST_CHOICES = 60;

/** A page of teams. */
export const teamsQuery = ({ name, country_id, comp_id, page }: TeamsFilter) =>
  callOptions(
    "/api/v1/football/teams/list",
    {
      name: name ?? undefined,
      country_id: country_id ?? undefined,
      comp_id: comp_id ?? undefined,
      page,
      limit: LIMIT,
    },
    "minutes",
  );

/** The selectable competitions: those of the country, else the hottest; and always the chosen one. */
export const choicesQuery = ({ country_id, comp_id }: Pick<TeamsFilter, "country_id" | "comp_id">) =>
  derivedOptions(
    callOptions("/api/v1/football/comp", {}, "hours"),
    `choices of ${country_id} with ${comp_id}`,
    ({ competitions }) => {
      const near = competitions.filter((one) =>
        country_id === null ? isHot(one) : one.country.id === country_id,
      );
      const choices = near.slice(0, MOST_CHOICES);
      const chosen = competitions.find(({ id }) => id === comp_id);
      return chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices;
    },
  );

/** The hottest leagues. */
export const hotLeaguesQuery = () =>
  derivedOptions(hotCompetitionsQuery(), "leagues", ({ competitions }) =>
    competitions.filter(({ kind }) => kind === "league").slice(0, HOT_COMPETITIONS),
  );

/** The first teams of a league. */
export const teamsOfLeagueQuery = (comp_id: number) =>
  callOptions("/api/v1/football/teams/list", { comp_id, limit: HOT_LIMIT }, "minutes");
