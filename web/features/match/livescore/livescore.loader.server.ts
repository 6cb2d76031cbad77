import type { Continent, ContinentId } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadLiveList, type MatchDayPage } from "../day/match-day.loader.server.ts";
import { loadHotLeagues } from "../hot/hot-leagues.loader.server.ts";
import { continentOf, type LivescoreCategory, readCategory } from "./livescore-category.ts";

export interface LivescorePage extends MatchDayPage {
  readonly category: LivescoreCategory;
  readonly hot_leagues: readonly CompetitionRef[];
  /** The continent's competitions; null for a category that is none. */
  readonly competition_ids: readonly number[] | null;
}

const idsOf = ({ competitions, countries }: Continent): number[] =>
  [competitions, ...countries.map((country) => country.competitions)].flat().map(({ id }) => Number(id));

/** Competitions of a continent, those of its countries included. */
async function competitionsOf({ call }: RequestFacts, continent: ContinentId): Promise<number[]> {
  const { continents } = (await call("/api/v1/football/warehouse", {})).data;
  const found = continents.find(({ id }) => id === continent);
  return found ? idsOf(found) : [];
}

/** The list of a day for `/livescore/{category}`; other words fail with `route_not_found`. */
export async function loadLivescore(
  facts: RequestFacts,
  word: string,
  date: string | null,
): Promise<LivescorePage> {
  const category = readCategory(word);
  if (category === null) throw new AppError("route_not_found", { detail: word });
  const continent = continentOf(category);
  const [page, hot_leagues, competition_ids] = await Promise.all([
    // What is in play is in play today.
    loadLiveList(facts, category === "live" ? null : date),
    loadHotLeagues(facts),
    continent ? competitionsOf(facts, continent) : null,
  ]);
  return { ...page, category, hot_leagues, competition_ids };
}
