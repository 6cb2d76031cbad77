import { footballEndpoints } from "#shared/api/football.endpoints.ts";
import { type Endpoint, endpoints, endpointUrl, type QueryInputOf } from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";
import { DEFAULT_TZ, dateOf } from "#shared/time/index.ts";
import { type CallBody, violationsOf } from "../consistency/answer-violations.ts";
import type { CallSample } from "./call-sample.ts";

type Declared = typeof footballEndpoints;

/** Name of a read call of the football service: writes have tests of their own. */
export type FootballCall = {
  [Name in keyof Declared]: Declared[Name]["method"] extends "GET" ? Name : never;
}[keyof Declared];
export const footballCalls = Object.entries(footballEndpoints)
  .filter(([, call]) => call.method === "GET")
  .map(([name]) => name) as FootballCall[];

/** A call without its exact types. */
export const callOf = (name: FootballCall): Endpoint => endpoints[name];

type QueryTable = {
  readonly [Name in FootballCall]: (sample: CallSample) => QueryInputOf<(typeof footballEndpoints)[Name]>;
};

const none = () => ({});
const match = ({ match_id }: CallSample) => ({ match_id });
const season = ({ season_id }: CallSample) => ({ season_id });
const comp = ({ comp_id }: CallSample) => ({ comp_id });
const team = ({ team_id }: CallSample) => ({ team_id });
const player = ({ player_id }: CallSample) => ({ player_id });
const coach = ({ coach_id }: CallSample) => ({ coach_id });
const day = ({ match_time }: CallSample) => ({ date: dateOf(match_time, DEFAULT_TZ) });
/** The longest word of a name, as a search. */
const nameSearch = ({ team_name }: CallSample) => ({
  name: team_name.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? team_name,
});

/** A query of every call with results. A call without an entry does not compile. */
export const sampleQueries: QueryTable = {
  countries: none,
  comp: none,
  compList: none,
  compListAll: none,
  compDetail: comp,
  compseason: none,
  warehouse: none,
  search: (sample) => ({ q: nameSearch(sample).name }),
  matchesRecent: day,
  matchesLive: none,
  matchesLivematch: none,
  matchesLiveDetail: match,
  matchesRecentdetail: match,
  matchesCorner: match,
  matchesCompanyodd: match,
  matchesWinProbability: match,
  matchesAnalysis: match,
  matchesStatisticAnalysis: match,
  matchesLineup: match,
  matchesKeyplayer: match,
  matchesLastlineup: match,
  matchesRoom: match,
  matchesHighlights: match,
  matchesPlayerStats: match,
  matchesMomentum: match,
  matchesPoll: match,
  matchesComp: season,
  matchesStatsteam: match,
  matchesStatsteampercent: match,
  matchesByid: ({ match_id, next_match_id }) => ({ ids: [match_id, next_match_id] }),
  matchesNearest: ({ team_id, comp_id }) => ({ team_ids: [team_id], comp_ids: [comp_id] }),
  matchesCalendar: ({ match_id, team_id }) => ({ match_ids: [match_id], team_ids: [team_id] }),
  oddsMain: day,
  oddsMainall: day,
  oddsDetail: match,
  oddsChangeHistory: (sample) => ({ ...match(sample), company_id: sample.company_of("asian_handicap") }),
  oddsEuropean: match,
  oddsEuropeanHistory: (sample) => ({ ...match(sample), company_id: sample.company_of("match_result") }),
  oddsEurohadicap: match,
  oddsEurohadicapChange: (sample) => ({
    ...match(sample),
    company_id: sample.company_of("european_handicap"),
  }),
  oddsDoublechance: match,
  oddsDoublechanceHistory: (sample) => ({ ...match(sample), company_id: sample.company_of("double_chance") }),
  oddsCorrectPrematch: match,
  oddsCorrectPrematchHistory: (sample) => ({
    ...match(sample),
    company_id: sample.company_of("correct_score"),
  }),
  oddsConnerMain: match,
  oddsConnerFt: match,
  oddsConnerHt: match,
  oddsConnerFtHistory: (sample) => ({ ...match(sample), company_id: sample.company_of("corner_over_under") }),
  oddsConnerHtHistory: (sample) => ({
    ...match(sample),
    company_id: sample.company_of("corner_over_under", "half"),
  }),
  oddsSeasonMain: season,
  oddsVariable: none,
  oddsCalibration: none,
  seasonsTableStanding: comp,
  seasonsTablestanding: season,
  seasonsScenarios: ({ ending_season_id }) => ({ season_id: ending_season_id }),
  seasonsOddsstanding: season,
  seasonsBestlineup: season,
  seasonsTeamHtFt: season,
  seasonsTeamStatitics: season,
  seasonsTeamGoalTime: season,
  seasonsShooterStats: season,
  seasonsTransfers: season,
  teams: nameSearch,
  teamsList: none,
  teamsPlayers: team,
  teamFutureMatches: team,
  teamHistoryMatches: team,
  teamHonor: team,
  teamsTransfer: team,
  teamsListcomp: team,
  teamsNearyear: (sample) => ({ ...team(sample), ...comp(sample) }),
  teamsPlayersSeasonstats: (sample) => ({ ...team(sample), ...season(sample) }),
  playersList: none,
  playersDetail: player,
  playersTransfer: player,
  playersStats: player,
  playersStatsseason: (sample) => ({ ...player(sample), ...season(sample) }),
  playersHonor: player,
  playersCompetitions: player,
  coachsList: none,
  coachsDetail: coach,
  coachsHonor: coach,
  sitemapParts: none,
  sitemapMatches: ({ match_time }) => ({ month: dateOf(match_time, "+00:00").slice(0, 7) }),
  sitemapProfiles: () => ({ kind: "team" }),
};

type Query = Readonly<Record<string, unknown>>;

/** Values for optional query keys, by name. */
const optionalValues = (sample: CallSample): Query => ({
  comp_id: sample.comp_id,
  comp_ids: String(sample.comp_id),
  team_ids: String(sample.team_id),
  match_ids: String(sample.match_id),
  company_id: sample.company_of("asian_handicap"),
  stage_id: sample.stage_id,
  country_id: sample.country_id,
  group: sample.group ?? "Group A",
  round: sample.round ?? "Matchday 1",
  name: sample.team_name,
  season_year: dateOf(sample.match_time, DEFAULT_TZ).slice(0, 4),
  date: dateOf(sample.match_time, DEFAULT_TZ),
  from: dateOf(sample.match_time, DEFAULT_TZ),
  to: dateOf(sample.match_time, DEFAULT_TZ),
  tz: "-04:30",
  kind: "team",
  status: "ended",
  hot: "1,2,3,4,5",
  markets: "over_under",
  period: "half",
  count: 3,
  same_venue: 1,
  same_comp: 1,
  limit: 5,
  page: 2,
});

/** A call with all of its query keys. Throws for a key without a value here. */
export function fullQuery(name: FootballCall, sample: CallSample): Query {
  const values = { ...optionalValues(sample), ...sampleQueries[name](sample) } as Query;
  return Object.fromEntries(
    Object.keys(callOf(name).query.shape).map((key) => {
      if (values[key] === undefined) throw new Error(`${name}: no sample value for ${key}`);
      return [key, values[key]];
    }),
  );
}

export const urlOf = (name: FootballCall, query: Query): string => endpointUrl(callOf(name), query);

/** Required ids of a call. */
export const requiredIdsOf = (name: FootballCall): string[] =>
  Object.entries(callOf(name).query.shape).flatMap(([key, field]) => {
    const { form, required } = queryFieldFacts(field);
    return required && form.type === "integer" ? [key] : [];
  });

/**
 * The body of a response and its faults, one a line: no success, a violation of its schema, undeclared fields, a page
 * too many or missing. Empty for a correct one.
 */
export async function readCall(
  name: FootballCall,
  response: Response,
): Promise<{ body: CallBody; problems: string }> {
  const body: CallBody = await response.json();
  const problems =
    response.status === 200
      ? violationsOf(callOf(name), body)
      : [`${response.status} ${JSON.stringify(body)}`];
  return { body, problems: problems.join("\n") };
}
