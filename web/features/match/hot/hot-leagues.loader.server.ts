import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

const LIMIT = 8;

/** The competitions that most readers look for, whether they play that day or not; none where they cannot be had. */
export const loadHotLeagues = ({ call }: RequestFacts): Promise<readonly CompetitionRef[]> =>
  call("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit: LIMIT }).then(
    ({ data }) => data.competitions,
    () => [],
  );
