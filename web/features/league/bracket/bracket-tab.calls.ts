import type { CallEndpoint } from "#shared/api/index.ts";
import { type Bracket, bracketsOf } from "#shared/competition/bracket.rules.ts";
import type { TieMatch } from "#shared/competition/tie.rules.ts";
import type { Match } from "#shared/match/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

/** More ties than any knock-out stage has; national cups come to some seven hundred. */
const STAGE_LIMIT = 1000;

export interface BracketTabData {
  readonly brackets: readonly Bracket[];
}

/** What the tree shows of a match: the rest need not travel to the browser. */
const toTieMatch = ({ id, match_time, status, stage, round, home, away, score }: Match): TieMatch => {
  return { id, match_time, status, stage, round, home, away, score };
};

/** The trees of the season's knock-out stages. */
export async function askBracketTab(call: CallEndpoint, { season }: LeaguePageData): Promise<BracketTabData> {
  if (season === null) return { brackets: [] };
  const stages = season.stages.filter(({ mode }) => mode === "knock_out");
  const answers = await Promise.all(
    stages.map(({ id }) =>
      call("/api/v1/football/matches/comp", { season_id: season.id, stage_id: id, limit: STAGE_LIMIT }),
    ),
  );
  const matches = answers.flatMap(({ data }) => data.matches.map(toTieMatch));
  return { brackets: bracketsOf(season.stages, matches) };
}
