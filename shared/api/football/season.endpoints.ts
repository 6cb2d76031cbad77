import * as z from "zod/mini";
import { TeamGoalTimes, TeamHalfFull, TeamLineRecord } from "#shared/analysis/team-statistics.schema.ts";
import { BestEleven } from "../../lineup/index.ts";
import { SeasonId, StageId } from "../../match/index.ts";
import { PRICE_PERIODS } from "../../odds/price.table.ts";
import { Scorer, Transfer } from "../../player/index.ts";
import { Promotion, StandingsTable, TableScenario } from "../../standings/index.ts";
import { TeamSeasonStats } from "../../team/index.ts";
import { endpoint } from "../endpoint.ts";
import { choiceField, idField, optionalIdField, optionalTextField, pageFields } from "../query-fields.ts";

const upstream = "football" as const;
const season = { season_id: idField() };
const tables = { promotions: z.array(Promotion), tables: z.array(StandingsTable) };

/** Calls about seasons: domain-facts section 1.4. All of it is computed from the season's matches that have ended by now. */
export const seasonEndpoints = {
  seasonsTableStanding: endpoint({
    upstream,
    path: "seasons/table-standing",
    summary: "Tables of a competition's current season; `season_id` is null if it has none.",
    query: { comp_id: idField() },
    answer: z.object({ season_id: z.nullable(SeasonId), ...tables }),
    freshness: "live",
  }),
  seasonsTablestanding: endpoint({
    upstream,
    path: "seasons/tablestanding",
    summary: "Tables of a season, one per stage and group, computed from the current results.",
    query: season,
    answer: z.object(tables),
    freshness: "live",
  }),
  seasonsScenarios: endpoint({
    upstream,
    path: "seasons/scenarios",
    summary:
      "What the teams of a season's tables need in the last rounds: exact for up to four matches to come, simulated for more; empty before and after.",
    query: season,
    answer: z.object({ tables: z.array(TableScenario) }),
    freshness: "minutes",
  }),
  seasonsOddsstanding: endpoint({
    upstream,
    path: "seasons/oddsstanding",
    summary: "Each team's record in a season against one bookmaker's closing handicap and total.",
    query: { ...season, company_id: optionalIdField(), period: choiceField(PRICE_PERIODS, "full") },
    answer: z.object({ teams: z.array(TeamLineRecord) }),
    freshness: "odds",
    betting: "only",
  }),
  seasonsBestlineup: endpoint({
    upstream,
    path: "seasons/bestlineup",
    summary:
      "Best eleven of a round or stage by rating; by default of the last completed round. Null without ratings.",
    query: { ...season, round: optionalTextField(), stage_id: optionalIdField() },
    answer: z.object({
      round: z.nullable(z.string()),
      stage_id: z.nullable(StageId),
      lineup: z.nullable(BestEleven),
    }),
    freshness: "minutes",
  }),
  seasonsTeamHtFt: endpoint({
    upstream,
    path: "seasons/team-ht-ft",
    summary: "Half-time and full-time results, by team.",
    query: season,
    answer: z.object({ teams: z.array(TeamHalfFull) }),
    freshness: "minutes",
  }),
  seasonsTeamStatitics: endpoint({
    upstream,
    path: "seasons/team-statitics",
    summary: "Season statistics by team.",
    query: season,
    answer: z.object({ teams: z.array(TeamSeasonStats) }),
    freshness: "minutes",
  }),
  seasonsTeamGoalTime: endpoint({
    upstream,
    path: "seasons/team-goal-time",
    summary: "Distribution of each team's goals over time: scored, conceded and the first goal.",
    query: season,
    answer: z.object({ teams: z.array(TeamGoalTimes) }),
    freshness: "minutes",
  }),
  seasonsShooterStats: endpoint({
    upstream,
    path: "seasons/shooter/stats",
    summary: "Top scorers of a season, computed from its finished matches, page by page.",
    query: { ...season, ...pageFields({ default: 50, max: 500 }) },
    answer: z.object({ scorers: z.array(Scorer) }),
    paginated: true,
    freshness: "minutes",
  }),
  seasonsTransfers: endpoint({
    upstream,
    path: "seasons/transfers",
    summary:
      "Transfers to and from a season's teams in its year, newest first; all transfers for a season without a year.",
    query: { ...season, ...pageFields({ default: 50, max: 200 }) },
    answer: z.object({ transfers: z.array(Transfer) }),
    paginated: true,
    freshness: "hours",
  }),
} as const;
