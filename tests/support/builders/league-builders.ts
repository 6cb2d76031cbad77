import type { AnswerAt, CallPath, QueryAt } from "#shared/api/index.ts";
import { CompetitionDetail } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { type LeaguePageData, leagueQuery } from "#web/features/league/league.query.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { aMatch } from "./match-builders.ts";

/** Builders for tests of a competition's pages. */

const country = { id: 1, code: "ENG", name: "England", translations: { vi: "Anh" } };

/** A league of 38 rounds with two seasons of which 12 is the current one, in round 15; and a cup stage in 11. */
export function aCompetition(rest: Readonly<Record<string, unknown>> = {}): CompetitionDetail {
  const rounds = Array.from({ length: 38 }, (_, at) => String(at + 1));
  const points = { id: 120, name: "Regular season", mode: "points", groups: [], rounds };
  return CompetitionDetail.parse({
    ...aMatch().competition,
    id: 5,
    name: "Sun League",
    country,
    kind: "league",
    current_season_id: 12,
    seasons: [
      { id: 12, name: "2026/27", stages: [points] },
      {
        id: 11,
        name: "2025/26",
        stages: [
          { ...points, id: 110, groups: ["Group A", "Group B"], rounds: ["1", "2"] },
          { id: 111, name: "Finals", mode: "knock_out", groups: [], rounds: ["Semi-finals", "Final"] },
        ],
      },
    ],
    current_stage_id: 120,
    current_round: "15",
    ...rest,
  });
}

interface RecordedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The answers of a page's calls by their paths: a failure, or `data` as the call declares it, or a function of its query. */
export type PageAnswers = {
  readonly [Path in CallPath]?: AppError | AnswerAt<Path> | ((query: QueryAt<Path>) => AnswerAt<Path>);
};

/** A request whose calls are answered by path and recorded. */
export function aPageRequest(answers: PageAnswers): {
  readonly facts: RequestFacts;
  readonly calls: readonly RecordedCall[];
} {
  const calls: RecordedCall[] = [];
  const byPath: Readonly<Record<string, unknown>> = answers;
  const call = async (path: string, query: RecordedCall["query"]) => {
    calls.push({ path, query });
    const answer = byPath[path];
    if (answer instanceof AppError) throw answer;
    return { data: typeof answer === "function" ? answer(query) : answer };
  };
  return { facts: aRequestWith(call), calls };
}

/** The page data of competition 5 and of the season that a URL names. */
export function aLeaguePage(search = "", rest: object = {}): Promise<LeaguePageData> {
  const { facts } = aPageRequest({
    "/api/v1/football/comp-detail": { competition: aCompetition({ ...rest }) },
  });
  const season_id = idIn(new URLSearchParams(search), "season_id");
  return createQueryClient(() => facts.call).query(leagueQuery(5, season_id));
}
