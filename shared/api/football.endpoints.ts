import * as z from "zod/mini";
import { Competition, CompetitionDetail } from "../competition/index.ts";
import { Instant, MATCH_STATUSES, Match, MatchDetail, MatchId } from "../match/index.ts";
import { Promotion, StandingsTable } from "../standings/index.ts";
import { DEFAULT_TZ } from "../time/day.ts";
import { endpoint } from "./endpoint.ts";
import {
  dateField,
  idField,
  intListField,
  listField,
  optionalIdField,
  pageFields,
  tzField,
} from "./query-fields.ts";

const football = "football" as const;

/** Football calls of product spec section 7; parameters after domain-facts section 1. */
export const footballEndpoints = {
  matchesRecent: endpoint({
    upstream: football,
    path: "matches/recent",
    summary: "Matches of one day in a zone, ascending by kick-off.",
    query: {
      date: dateField(),
      tz: tzField(DEFAULT_TZ),
      status: listField(MATCH_STATUSES),
      comp_id: optionalIdField(),
      hot: intListField({ min: 1, max: 5 }),
      ...pageFields({ default: 500, max: 1000 }),
    },
    answer: z.object({ date: z.string(), tz: z.string(), matches: z.array(Match) }),
    paginated: true,
    freshness: "live",
  }),
  matchesLive: endpoint({
    upstream: football,
    path: "matches/live",
    summary: "Matches in play, ascending by kick-off.",
    answer: z.object({ matches: z.array(Match) }),
    freshness: "live",
  }),
  matchesLivematch: endpoint({
    upstream: football,
    path: "matches/livematch",
    summary: "Status and clock of the matches in play, for callers that only move the minute.",
    answer: z.object({
      matches: z.array(
        z.object({
          id: MatchId,
          status: z.enum(MATCH_STATUSES),
          period_started_at: z.nullable(Instant),
          clock_speed: z.number(),
        }),
      ),
    }),
    freshness: "live",
  }),
  matchesLiveDetail: endpoint({
    upstream: football,
    path: "matches/live/detail",
    summary: "One match with its incidents in the order of play, statistics and commentary.",
    query: { match_id: idField() },
    answer: MatchDetail,
    freshness: "live",
  }),
  matchesRecentdetail: endpoint({
    upstream: football,
    path: "matches/recentdetail",
    summary: "One match row.",
    query: { match_id: idField() },
    answer: z.object({ match: Match }),
    freshness: "live",
  }),
  compList: endpoint({
    upstream: football,
    path: "comp-list",
    summary: "Competitions, hottest first, page by page.",
    query: { hot: intListField({ min: 1, max: 5 }), ...pageFields({ default: 30, max: 200 }) },
    answer: z.object({ competitions: z.array(Competition) }),
    paginated: true,
    freshness: "minutes",
  }),
  compDetail: endpoint({
    upstream: football,
    path: "comp-detail",
    summary: "One competition with its seasons, stages, groups and rounds.",
    query: { comp_id: idField() },
    answer: z.object({ competition: CompetitionDetail }),
    freshness: "minutes",
  }),
  seasonsTablestanding: endpoint({
    upstream: football,
    path: "seasons/tablestanding",
    summary: "Tables of a season, one per stage and group, computed from its results as they stand now.",
    query: { season_id: idField() },
    answer: z.object({ promotions: z.array(Promotion), tables: z.array(StandingsTable) }),
    freshness: "live",
  }),
} as const;
