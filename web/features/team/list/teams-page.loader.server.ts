import type { PageInfo } from "#shared/api/index.ts";
import { HOT_LEVELS, isHot } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef, CountryRef } from "#shared/match/index.ts";
import type { Team } from "#shared/team/index.ts";
import { isFirstView } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askTeams, type TeamsFilter } from "./teams-filter.ts";

/** Teams of a competition of the top. */
export interface HotTeams {
  readonly competition: CompetitionRef;
  readonly teams: readonly Team[];
}

export interface TeamsPageData {
  readonly filter: TeamsFilter;
  /** The name is too short to be searched for: nothing was. */
  readonly too_short: boolean;
  readonly countries: readonly CountryRef[];
  /** Those that one may choose from: of the country, else the hot ones. */
  readonly competitions: readonly CompetitionRef[];
  /** On the first page without a filter. */
  readonly hot: readonly HotTeams[];
  readonly rows: readonly Team[];
  readonly page: PageInfo;
}

const LIMIT = 60;
const HOT_COMPETITIONS = 4;
const HOT_LIMIT = 24;
const MOST_CHOICES = 60;

type Call = RequestFacts["call"];

/** Teams by name, narrowed by what the address says. Throws `page_not_found` beyond the last page. */
export async function loadTeamsPage({ call }: RequestFacts, filter: TeamsFilter): Promise<TeamsPageData> {
  const too_short = isNameTooShort(filter.name);
  const [countries, competitions, list, hot] = await Promise.all([
    call("/api/v1/football/countries", {}),
    call("/api/v1/football/comp", {}),
    too_short ? null : askTeams(call, filter, LIMIT).then(pageOfList),
    // The list is worth a page without them.
    isFirstView(filter) ? loadHot(call).catch(() => []) : [],
  ]);
  return {
    filter,
    too_short,
    countries: countries.data.countries,
    competitions: choicesOf(competitions.data.competitions, filter),
    hot,
    rows: list?.rows ?? [],
    page: list?.page ?? { limit: LIMIT, page: filter.page, total: 0 },
  };
}

/** A thousand competitions make no choice: those of the country, else the hottest; and always the chosen one. */
function choicesOf(all: readonly CompetitionRef[], { country_id, comp_id }: TeamsFilter): CompetitionRef[] {
  const near = all.filter((one) => (country_id === null ? isHot(one) : one.country.id === country_id));
  const choices = near.slice(0, MOST_CHOICES);
  const chosen = all.find(({ id }) => id === comp_id);
  return chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices;
}

/** Teams of the hottest leagues. */
async function loadHot(call: Call): Promise<HotTeams[]> {
  const { data } = await call("/api/v1/football/comp-list", { hot: HOT_LEVELS });
  const leagues = data.competitions.filter(({ kind }) => kind === "league").slice(0, HOT_COMPETITIONS);
  const found = await Promise.all(
    leagues.map(async (competition): Promise<HotTeams> => {
      const query = { comp_id: competition.id, limit: HOT_LIMIT };
      const answer = await call("/api/v1/football/teams/list", query);
      return { competition, teams: answer.data.teams };
    }),
  );
  return found.filter(({ teams }) => teams.length > 0);
}
