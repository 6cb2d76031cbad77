import * as z from "zod/mini";
import { OutcomeRates, ResultRates, TeamAverages } from "#shared/analysis/team-statistics.schema.ts";
import { MatchAnalysis, MatchHistory, WINDOWS } from "../../analysis/analysis.schema.ts";
import { CorrectionNote } from "../../correction/index.ts";
import { LastLineup, Lineup } from "../../lineup/index.ts";
import {
  AsOfMinute,
  AttackReport,
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
import { WinProbability } from "../../odds/win-probability.schema.ts";
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
    summary: "Status and clock of the matches in play, for clients that only update the minute.",
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
      "One match with its incidents in the order of play, statistics and commentary. In play, each statistic has the minute of its source's last report (`as_of_minute`).",
    query: match,
    answer: MatchDetail,
    freshness: "live",
  }),
  matchesRecentdetail: endpoint({
    upstream,
    path: "matches/recentdetail",
    summary:
      "One match row, with venue, weather and referee, and with the corrections that operators made by hand and that are in force (`corrections`). `table_score` has the goals that its table counts where the match has others: 3-0 for an award against the score, or without one.",
    query: match,
    answer: z.object({
      match: Match,
      info: MatchInfo,
      corrections: z.optional(z.array(CorrectionNote)),
      table_score: z.optional(z.nullable(z.object({ home: z.int(), away: z.int() }))),
    }),
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
    summary: "Bookmakers that have prices for a match, hot ones first, with their markets.",
    query: match,
    answer: z.object({ companies: z.array(z.extend(Company, { markets: z.array(Market) })) }),
    freshness: "odds",
    betting: "only",
  }),
  matchesWinProbability: endpoint({
    upstream,
    path: "matches/win-probability",
    summary:
      "Probabilities of a match's result over time, from the bookmakers' 1X2 prices without their margin, with goals and red cards on the same axis of match minutes; `probability` is null without prices of the running match.",
    query: match,
    answer: z.object({ match_id: MatchId, probability: z.nullable(WinProbability) }),
    freshness: "odds",
    betting: "only",
  }),
  matchesAnalysis: endpoint({
    upstream,
    path: "matches/analysis",
    summary:
      "Past meetings of both teams, their earlier results, their next matches and the distribution of their goals over time.",
    query: match,
    answer: MatchHistory,
    freshness: "minutes",
    betting: PRICES_OF_PAST_MATCHES,
  }),
  matchesStatisticAnalysis: endpoint({
    upstream,
    path: "matches/statistic-analysis",
    summary: "Comparison of both teams over a window of matches before this one.",
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
      "Line-ups with ratings of players, and missing players; `lineup` is null until it is published. In play, `ratings_as_of_minute` is the minute of the source's last report of ratings.",
    query: match,
    answer: z.object({ lineup: z.nullable(Lineup) }),
    freshness: "live",
  }),
  matchesKeyplayer: endpoint({
    upstream,
    path: "matches/keyplayer",
    summary: "Each team's best players by the season's finished matches before this one, five at most.",
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
      "The match's room on the realtime service: the URLs of its updates and its chat, its present readers and its last messages. `chat` is null if the room does not respond.",
    query: match,
    answer: z.object({ room: MatchRoom }),
    freshness: "live",
  }),
  matchesHighlights: endpoint({
    upstream,
    path: "matches/highlights",
    summary: "Highlights of a match, in the order of play.",
    query: match,
    answer: z.object({ highlights: z.array(Highlight) }),
    freshness: "live",
  }),
  matchesPlayerStats: endpoint({
    upstream,
    path: "matches/player/stats",
    summary:
      "Player statistics of a match by team, best rating first; the highest rating overall is the player of the match. In play, each team has the minute of its source's last report (`as_of_minute`).",
    query: match,
    answer: z.object({
      teams: z.array(
        z.object({ team: TeamRef, as_of_minute: AsOfMinute, players: z.array(PlayerMatchStats) }),
      ),
      best_player_id: z.nullable(PlayerId),
    }),
    freshness: "live",
  }),
  matchesMomentum: endpoint({
    upstream,
    path: "matches/momentum",
    summary:
      "Attacks, dangerous attacks, corners and shots of a match as counted by each minute in which its source reported them, ascending: the data of the momentum chart. Minutes without an entry were not reported; no entries for a source that reports at the end only.",
    query: match,
    answer: z.object({ reports: z.array(AttackReport) }),
    freshness: "live",
  }),
  matchesPoll: endpoint({
    upstream,
    path: "matches/poll",
    summary: "Poll results of a match; `choice` is null, because the response is the same for all readers.",
    query: match,
    answer: PollAnswer,
    freshness: "live",
  }),
  matchesPollVote: endpoint({
    upstream,
    method: "POST",
    path: "matches/poll",
    summary:
      "Votes for the winner of a match, until kick-off. Replaces the reader's earlier vote. Also accepts a form of the site's own pages.",
    body: PollVote,
    answer: PollAnswer,
    freshness: "private",
  }),
  matchesComp: endpoint({
    upstream,
    path: "matches/comp",
    summary: "Matches of a season, ascending by kick-off; optionally of one stage, group or round.",
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
      "Team statistics of a match, in play with the minute of each one's last report, and both teams' averages over their last 3 and 10 matches before it.",
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
      "Wins, draws and losses of both teams: against each other, in recent matches, and in matches of the competition with similar prices.",
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
