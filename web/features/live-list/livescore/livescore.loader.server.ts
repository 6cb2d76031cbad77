import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { AppError } from "#shared/errors/app-error.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { dayShown, liveListQueries } from "../day/match-day.loader.server.ts";
import type { DayPage } from "../day/use-day.ts";
import { competitionsOfQuery } from "./livescore.query.ts";
import { continentOf, type LivescoreCategory, readCategory } from "./livescore-category.ts";

export interface LivescorePage extends DayPage {
  readonly category: LivescoreCategory;
}

/** The list of a day for `/livescore/{category}`; other words fail with `route_not_found`. */
export async function loadLivescore(
  facts: RequestFacts,
  client: QueryClient,
  word: string,
  wanted: string | null,
): Promise<{ page: LivescorePage; queries: DehydratedState }> {
  const category = readCategory(word);
  if (category === null) throw new AppError("route_not_found", { detail: word });
  const continent = continentOf(category);
  // Live matches are today's, whatever day the URL names.
  const day = dayShown(facts, category === "live" ? null : wanted);
  const { needed, optional } = liveListQueries(day);
  const queries = await loadQueries(
    client,
    continent ? [...needed, competitionsOfQuery(continent)] : needed,
    [...optional, fewHotCompetitionsQuery()],
  );
  return { page: { ...day, category }, queries };
}
