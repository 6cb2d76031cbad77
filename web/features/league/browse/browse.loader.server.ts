import type { AnswerAt } from "#shared/api/index.ts";
import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export type Continents = AnswerAt<"/api/v1/football/warehouse">["continents"];

export interface LeaguesPageData {
  /** The hottest first; empty where they could not be had. */
  readonly hot: readonly CompetitionRef[];
  readonly continents: Continents;
}

const HOT_LIMIT = 30;

/** The hot competitions, and all of them by continent and country. */
export async function loadLeagues({ call }: RequestFacts): Promise<LeaguesPageData> {
  const [hot, tree] = await Promise.all([
    call("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit: HOT_LIMIT }).catch(() => null),
    call("/api/v1/football/warehouse", {}),
  ]);
  return { hot: hot?.data.competitions ?? [], continents: tree.data.continents };
}

/** All competitions by continent and country. */
export async function loadWarehouse({ call }: RequestFacts): Promise<Continents> {
  return (await call("/api/v1/football/warehouse", {})).data.continents;
}
