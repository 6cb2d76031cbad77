import * as z from "zod/mini";
import { MatchAnalysis, MatchHistory, WINDOWS } from "../../analysis/analysis.schema.ts";
import { OutcomeRates, ResultRates, TeamAverages } from "../../analysis/team-figures.schema.ts";
import { LastLineup, Lineup } from "../../lineup/index.ts";
import {
  AsOfMinute,
  Highlight,
  Instant,
  MATCH_STATUSES,
  Match,
  MatchCorners,
  MatchDetail,
  MatchId,
  MatchInfo,
  MatchRoom,
  MatchStat,
  PlayerId,
  TeamRef,
} from "../../match/index.ts";
import { Company, Market } from "../../odds/quote.schema.ts";
import { KeyPlayer, PlayerMatchStats } from "../../player/index.ts";
import { PollAnswer, PollVote } from "../../poll/poll.schema.ts";
import { DEFAULT_TZ } from "../../time/zone-name.ts";
import { endpoint } from "../endpoint.ts";
import {
  choiceField,
  dateField,
  flagField,
  idField,
  intListField,
  listField,
  optionalIdField,
  optionalTextField,
  pageFields,
  tzField,
} from "../query-fields.ts";

const upstream = "football" as const;
const match = { match_id: idField() };
/** Keys of a past match (`PastMatch`) that its prices stand under. */
const PRICES_OF_PAST_MATCHES = ["company", "asian_handicap", "over_under", "match_result"];

/** Calls about matches: product spec section 7, parameters after domain-facts section 1.2. */
export const matchEndpoints = {
  matchesRecent: endpoint({
    upstream,
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
    upstream,
    path: "matches/live",
    summary: "Matches in play, ascending by kick-off.",
    answer: z.object({ matches: z.array(Match) }),
    freshness: "live",
  }),
  matchesLivematch: endpoint({
    upstream,
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
    upstream,
    path: "matches/live/detail",
    summary:
      "One match with its incidents in the order of play, statistics and commentary. While it is in play each statistic has the minute that its source gave it last (`as_of_minute`).",
    query: match,
    answer: MatchDetail,
    freshness: "live",
  }),
  matchesRecentdetail: endpoint({
    upstream,
    path: "matches/recentdetail",
    summary: "One match row, with venue, weather and referee.",
    query: match,
    answer: z.object({ match: Match, info: MatchInfo }),
    freshness: "live",
  }),
  matchesCorner: endpoint({
    upstream,
    path: "matches/corner",
    summary: "Corners of a match, with the count after each.",
    query: match,
    answer: z.object({ corners: MatchCorners }),
    freshness: "live",
  }),
  matchesCompanyodd: endpoint({
    upstream,
    path: "matches/companyodd",
    summary: "Companies that have prices for a match, hot ones first, with the markets they offer.",
    query: match,
    answer: z.object({ companies: z.array(z.extend(Company, { markets: z.array(Market) })) }),
    freshness: "odds",
    betting: "only",
  }),
  matchesAnalysis: endpoint({
    upstream,
    path: "matches/analysis",
    summary:
      "Past meetings and results of both teams before the match, what they play next, and when they score.",
    query: match,
    answer: MatchHistory,
    freshness: "minutes",
    betting: PRICES_OF_PAST_MATCHES,
  }),
  matchesStatisticAnalysis: endpoint({
    upstream,
    path: "matches/statistic-analysis",
    summary: "The two teams compared over a window of past matches before this one.",
    query: {
      ...match,
      count: choiceField(WINDOWS, 10),
      same_venue: flagField(),
      same_comp: flagField(),
      company_id: optionalIdField(),
    },
    answer: MatchAnalysis,
    freshness: "minutes",
    betting: [...PRICES_OF_PAST_MATCHES, "lines"],
  }),
  matchesLineup: endpoint({
    upstream,
    path: "matches/lineup",
    summary:
      "Line-ups with ratings of players, and missing players; `lineup` is null until there is one. In play `ratings_as_of_minute` is the minute that the source gave the ratings last.",
    query: match,
    answer: z.object({ lineup: z.nullable(Lineup) }),
    freshness: "live",
  }),
  matchesKeyplayer: endpoint({
    upstream,
    path: "matches/keyplayer",
    summary: "Each team's best players by the season's ended matches before this one, five at most.",
    query: match,
    answer: z.object({ home: z.array(KeyPlayer), away: z.array(KeyPlayer) }),
    freshness: "minutes",
  }),
  matchesLastlineup: endpoint({
    upstream,
    path: "matches/lastlineup",
    summary: "Line-ups of both teams in their last match before this one.",
    query: match,
    answer: z.object({ home: z.nullable(LastLineup), away: z.nullable(LastLineup) }),
    freshness: "minutes",
  }),
  matchesRoom: endpoint({
    upstream,
    path: "matches/room",
    summary:
      "The match's room on the realtime service: where its updates and its chat are, who is there and what was written last. `chat` is null while the room does not answer.",
    query: match,
    answer: z.object({ room: MatchRoom }),
    freshness: "live",
  }),
  matchesHighlights: endpoint({
    upstream,
    path: "matches/highlights",
    summary: "Moments to see again, in the order of play.",
    query: match,
    answer: z.object({ highlights: z.array(Highlight) }),
    freshness: "live",
  }),
  matchesPlayerStats: endpoint({
    upstream,
    path: "matches/player/stats",
    summary:
      "Player statistics of a match by team, best rating first; the best of all is the player of the match. While it is in play each team has the minute that the source gave them last (`as_of_minute`).",
    query: match,
    answer: z.object({
      teams: z.array(
        z.object({ team: TeamRef, as_of_minute: AsOfMinute, players: z.array(PlayerMatchStats) }),
      ),
      best_player_id: z.nullable(PlayerId),
    }),
    freshness: "live",
  }),
  matchesPoll: endpoint({
    upstream,
    path: "matches/poll",
    summary: "What readers expect of a match; `choice` is null, because everybody gets the same answer.",
    query: match,
    answer: PollAnswer,
    freshness: "live",
  }),
  matchesPollVote: endpoint({
    upstream,
    method: "POST",
    path: "matches/poll",
    summary:
      "Votes on who will win, in place of the reader's vote before; until kick-off. Also takes a form of the site's own pages.",
    body: PollVote,
    answer: PollAnswer,
    freshness: "private",
  }),
  matchesComp: endpoint({
    upstream,
    path: "matches/comp",
    summary: "Matches of a season, ascending by kick-off, of one stage, group or round when asked.",
    query: {
      season_id: idField(),
      stage_id: optionalIdField(),
      group: optionalTextField(),
      round: optionalTextField(),
      ...pageFields({ default: 500, max: 1000 }),
    },
    answer: z.object({ matches: z.array(Match) }),
    paginated: true,
    freshness: "live",
  }),
  matchesStatsteam: endpoint({
    upstream,
    path: "matches/statsteam",
    summary:
      "Team statistics of a match, in play with the minute that each was given last, and both teams' averages over their last 3 and 10 matches before it.",
    query: match,
    answer: z.object({
      stats: z.array(MatchStat),
      recent: z.array(z.object({ count: z.int(), home: TeamAverages, away: TeamAverages })),
    }),
    freshness: "live",
  }),
  matchesStatsteampercent: endpoint({
    upstream,
    path: "matches/statsteampercent",
    summary:
      "How often both teams won, drew and lost: against each other, lately, and in matches of the competition that were priced alike.",
    query: match,
    answer: z.object({
      history: z.object({ home: ResultRates, away: ResultRates }),
      recent: z.object({ home: ResultRates, away: ResultRates }),
      similar: z.nullable(OutcomeRates),
    }),
    freshness: "minutes",
    betting: ["similar"],
  }),
} as const;
