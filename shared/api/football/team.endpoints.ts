import * as z from "zod/mini";
import { CompetitionSeasons } from "../../competition/index.ts";
import { Honor } from "../../honor/index.ts";
import { MatchBrief } from "../../match/index.ts";
import { Player, PlayerBrief, PlayerSeasonStats, Transfer } from "../../player/index.ts";
import { SquadSeason, Team, TeamProfile, TeamYear } from "../../team/index.ts";
import { endpoint } from "../endpoint.ts";
import { idField, optionalIdField, optionalTextField, pageFields, searchField } from "../query-fields.ts";

const upstream = "football" as const;
const team = { team_id: idField() };

/** Calls about teams: domain-facts section 1.5. */
export const teamEndpoints = {
  teams: endpoint({
    upstream,
    path: "teams",
    summary: "Teams by prefixes of the words of their name; diacritics are ignored.",
    query: { name: searchField(), ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ teams: z.array(Team) }),
    paginated: true,
    freshness: "minutes",
  }),
  teamsList: endpoint({
    upstream,
    path: "teams/list",
    summary: "Teams by name, optionally of one competition's current season or of one country.",
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
    summary:
      "A team with its squad of today, goalkeepers first; numbers and positions are those of this team. `squad` is the season of the list, null where the source states clubs without a season.",
    query: team,
    answer: z.object({ team: TeamProfile, squad: z.nullable(SquadSeason), players: z.array(Player) }),
    freshness: "minutes",
  }),
  teamFutureMatches: endpoint({
    upstream,
    path: "team-future-matches",
    summary: "Unfinished matches of a team, ascending by kick-off.",
    query: { ...team, ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ matches: z.array(MatchBrief) }),
    paginated: true,
    freshness: "live",
  }),
  teamHistoryMatches: endpoint({
    upstream,
    path: "team-history-matches",
    summary: "Finished matches of a team, newest first.",
    query: { ...team, ...pageFields({ default: 20, max: 100 }) },
    answer: z.object({ matches: z.array(MatchBrief) }),
    paginated: true,
    freshness: "live",
  }),
  teamHonor: endpoint({
    upstream,
    path: "team-honor",
    summary: "Honours of a team.",
    query: team,
    answer: z.object({ honors: z.array(Honor) }),
    freshness: "hours",
  }),
  teamsTransfer: endpoint({
    upstream,
    path: "teams/transfer",
    summary: "A team's transfers in and out, newest first; optionally of one year.",
    query: { ...team, season_year: optionalTextField() },
    answer: z.object({ in: z.array(Transfer), out: z.array(Transfer) }),
    freshness: "hours",
  }),
  teamsListcomp: endpoint({
    upstream,
    path: "teams/listcomp",
    summary: "Competitions and seasons of a team.",
    query: team,
    answer: z.object({ competitions: z.array(CompetitionSeasons) }),
    freshness: "minutes",
  }),
  teamsNearyear: endpoint({
    upstream,
    path: "teams/nearyear",
    summary:
      "A team's positions in the tables of a competition in its last five seasons there, newest first.",
    query: { ...team, comp_id: idField() },
    answer: z.object({ years: z.array(TeamYear) }),
    freshness: "minutes",
  }),
  teamsPlayersSeasonstats: endpoint({
    upstream,
    path: "teams/players/seasonstats",
    summary:
      "Season statistics of a team's players, computed from its finished matches, most goals first, then assists.",
    query: { ...team, season_id: idField() },
    answer: z.object({ players: z.array(z.object({ player: PlayerBrief, stats: PlayerSeasonStats })) }),
    freshness: "minutes",
  }),
} as const;
