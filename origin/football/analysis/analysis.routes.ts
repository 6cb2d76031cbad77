import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { CompetitionId, Match } from "#shared/match/index.ts";
import { getAnalysis } from "./match-analysis.service.ts";
import { getTeamRates, getTeamStats } from "./match-form.service.ts";
import { getHistory } from "./match-history.service.ts";
import {
  getGoalTimes,
  getHalfFull,
  getLineTable,
  getSeasonStats,
  type SeasonStatistics,
} from "./season-statistics.service.ts";

type AnalysisHandlers = Pick<
  Handlers,
  | "matchesAnalysis"
  | "matchesStatisticAnalysis"
  | "matchesStatsteam"
  | "matchesStatsteampercent"
  | "seasonsTeamHtFt"
  | "seasonsTeamGoalTime"
  | "seasonsTeamStatitics"
  | "seasonsOddsstanding"
>;

const tagsOf = ({ id, season_id, competition }: Match): string[] => [
  `match:${id}`,
  `season:${season_id}`,
  `competition:${competition.id}`,
];

/**
 * A response computed from a match's past matches. They are many, so changes are signalled by cache tags, not
 * predicted.
 */
const aboutMatch = <Data>({ match, data }: { match: Match; data: Data }) => ({ data, tags: tagsOf(match) });

function aboutSeason<Statistic>(seasonId: number, statistics: SeasonStatistics<Statistic>) {
  const competition: CompetitionId = statistics.competition_id;
  return {
    data: { teams: [...statistics.teams] },
    tags: [`season:${seasonId}`, `competition:${competition}`],
  };
}

/** Handlers of responses computed from past matches. */
export function analysisHandlers(db: Database): AnalysisHandlers {
  return {
    async matchesAnalysis({ query, nowMs }) {
      return aboutMatch(await getHistory(db, query.match_id, nowMs));
    },

    async matchesStatisticAnalysis({ query, nowMs }) {
      return aboutMatch(await getAnalysis(db, query, nowMs));
    },

    async matchesStatsteam({ query, nowMs }) {
      const { match, data, nextChangeAtMs } = await getTeamStats(db, query.match_id, nowMs);
      return { data, nextChangeAtMs, tags: tagsOf(match) };
    },

    async matchesStatsteampercent({ query, nowMs }) {
      return aboutMatch(await getTeamRates(db, query.match_id, nowMs));
    },

    async seasonsTeamHtFt({ query: { season_id }, nowMs }) {
      return aboutSeason(season_id, await getHalfFull(db, { season_id, nowMs }));
    },

    async seasonsTeamGoalTime({ query: { season_id }, nowMs }) {
      return aboutSeason(season_id, await getGoalTimes(db, { season_id, nowMs }));
    },

    async seasonsTeamStatitics({ query: { season_id }, nowMs }) {
      return aboutSeason(season_id, await getSeasonStats(db, { season_id, nowMs }));
    },

    async seasonsOddsstanding({ query, nowMs }) {
      return aboutSeason(query.season_id, await getLineTable(db, query, nowMs));
    },
  };
}
