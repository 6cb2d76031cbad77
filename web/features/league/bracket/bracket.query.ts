import { queryOptions } from "@tanstack/react-query";
import { bracketsOf } from "#shared/competition/bracket.rules.ts";
import type { Season } from "#shared/competition/index.ts";
import type { TieMatch } from "#shared/competition/tie.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

const MATCHES = "/api/v1/football/matches/comp";
/** More ties than any knock-out stage has; national cups have about seven hundred. */
const STAGE_LIMIT = 1000;
/** A page from edge's cache does not refetch a thousand matches: the tab does while one of them is live. */
const STALE_MS = 5 * 60_000;

/** The fields of a match that the tree shows; the rest is not sent to the browser. */
const toTieMatch = ({
  id,
  match_time,
  time_unknown,
  status,
  stage,
  round,
  home,
  away,
  score,
}: Match): TieMatch => {
  return { id, match_time, ...(time_unknown && { time_unknown }), status, stage, round, home, away, score };
};

/** The trees of a season's knock-out stages. */
export const bracketsQuery = ({ id: season_id, stages }: Season) =>
  queryOptions({
    queryKey: [MATCHES, { season_id }, "brackets"],
    queryFn: async ({ client }) => {
      const answers = await Promise.all(
        stages
          .filter(({ mode }) => mode === "knock_out")
          .map(({ id: stage_id }) =>
            client.query({
              ...callOptions(MATCHES, { season_id, stage_id, limit: STAGE_LIMIT }, "live"),
              staleTime: 0,
              retry: false,
            }),
          ),
      );
      return bracketsOf(
        stages,
        answers.flatMap(({ matches }) => matches.map(toTieMatch)),
      );
    },
    staleTime: STALE_MS,
  });
