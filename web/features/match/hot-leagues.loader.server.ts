import type { CompetitionRef } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** Of a competition that is hot (domain-facts section 5). */
const HOT = [4, 5];
const LIMIT = 8;

/** The competitions that most readers look for, whether they play that day or not; none where they cannot be had. */
export const loadHotLeagues = ({ call }: RequestFacts): Promise<readonly CompetitionRef[]> =>
  call("/api/v1/football/comp-list", { hot: HOT, limit: LIMIT }).then(
    ({ data }) => data.competitions,
    () => [],
  );
