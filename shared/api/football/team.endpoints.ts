import * as z from "zod/mini";
import { CompetitionSeasons } from "../../competition/index.ts";
import { Honor } from "../../honor/index.ts";
import { MatchBrief } from "../../match/index.ts";
import { Player, PlayerBrief, PlayerSeasonStats, Transfer } from "../../player/index.ts";
import { Team, TeamProfile, TeamYear } from "../../team/index.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalIdField, optionalTextField, pageFields, searchField } from "../query-fields.ts";

const upstream = "football" as const;
const team = { team_id: idField() };

/** Calls about teams: domain-facts section 1.5. */
export const teamEndpoints = {
  teams: endpoint({
    upstream,
    path: "teams",
    summary: "Teams whose name has words beginning like the words searched for; diacritics do not matter.",
    query: { name: searchField(), ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ teams: z.array(Team) }),
    paginated: true,
    freshness: "minutes",
  }),
  teamsList: endpoint({
    upstream,
    path: "teams/list",
    summary: "Teams by name, of one competition's current season or of one country when asked.",
    query: {
      comp_id: optionalIdField(),
      country_id: optionalIdField(),
      name: optionalTextField(),
      ...pageFields({ default: 50, max: 200 }),
    },
    answer: z.object({ teams: z.array(Team) }),
    paginated: true,
    freshness: "minutes",
  }),
  teamsPlayers: endpoint({
    upstream,
    path: "teams-players",
    summary: "A team with its squad, goalkeepers first.",
    query: team,
    answer: z.object({ team: TeamProfile, players: z.array(Player) }),
    freshness: "minutes",
  }),
  teamFutureMatches: endpoint({
    upstream,
    path: "team-future-matches",
    summary: "Matches of a team that are not over, ascending by kick-off.",
    query: { ...team, ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ matches: z.array(MatchBrief) }),
    paginated: true,
    freshness: "live",
  }),
  teamHistoryMatches: endpoint({
    upstream,
    path: "team-history-matches",
    summary: "Matches of a team that are over, newest first.",
    query: { ...team, ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ matches: z.array(MatchBrief) }),
    paginated: true,
    freshness: "live",
  }),
  teamHonor: endpoint({
    upstream,
    path: "team-honor",
    summary: "What a team has won.",
    query: team,
    answer: z.object({ honors: z.array(Honor) }),
    freshness: "hours",
  }),
  teamsTransfer: endpoint({
    upstream,
    path: "teams/transfer",
    summary: "A team's transfers in and out, newest first; of one year when asked.",
    query: { ...team, season_year: optionalTextField() },
    answer: z.object({ in: z.array(Transfer), out: z.array(Transfer) }),
    freshness: "hours",
  }),
  teamsListcomp: endpoint({
    upstream,
    path: "teams/listcomp",
    summary: "Competitions and seasons a team took part in.",
    query: team,
    answer: z.object({ competitions: z.array(CompetitionSeasons) }),
    freshness: "minutes",
  }),
  teamsNearyear: endpoint({
    upstream,
    path: "teams/nearyear",
    summary:
      "A team's places in the tables of a competition, the last five seasons it played in, newest first.",
    query: { ...team, comp_id: idField() },
    answer: z.object({ years: z.array(TeamYear) }),
    freshness: "minutes",
  }),
  teamsPlayersSeasonstats: endpoint({
    upstream,
    path: "teams/players/seasonstats",
    summary: "Seasons of a team's players by its ended matches, most goals first, then assists.",
    query: { ...team, season_id: idField() },
    answer: z.object({ players: z.array(z.object({ player: PlayerBrief, stats: PlayerSeasonStats })) }),
    freshness: "minutes",
  }),
} as const;
