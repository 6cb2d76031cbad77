import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import type { teamEndpoints } from "#shared/api/football/team.endpoints.ts";
import { getSquad, listTeamHonors, listTeams, listTeamTransfers } from "./team.service.ts";
import { listFutureMatches, listPastMatches, listTeamSeasons } from "./team-match.service.ts";
import { listPlayerSeasons, listYears } from "./team-season.service.ts";

type TeamHandlers = Pick<Handlers, keyof typeof teamEndpoints>;

const tagsOf = (id: number): string[] => [`team:${id}`];

function matchHandlersOf(db: Database): Pick<Handlers, "teamFutureMatches" | "teamHistoryMatches"> {
  return {
    async teamFutureMatches({ query, nowMs }) {
      const answer = await listFutureMatches(db, query, nowMs);
      return { ...answer, tags: [...tagsOf(query.team_id), ...tagsOfMatches(answer.data.matches)] };
    },

    async teamHistoryMatches({ query, nowMs }) {
      const answer = await listPastMatches(db, query, nowMs);
      return { ...answer, tags: [...tagsOf(query.team_id), ...tagsOfMatches(answer.data.matches)] };
    },
  };
}

/** Handlers of teams. */
export function teamHandlers(db: Database): TeamHandlers {
  return {
    ...matchHandlersOf(db),

    async teams({ query, nowMs }) {
      return { ...(await listTeams(db, query, nowMs)), tags: ["teams"] };
    },

    async teamsList({ query, nowMs }) {
      return { ...(await listTeams(db, query, nowMs)), tags: ["teams"] };
    },

    async teamsPlayers({ query, nowMs }) {
      const data = await getSquad(db, query.team_id, nowMs);
      return { data, tags: tagsOf(query.team_id) };
    },

    async teamHonor({ query }) {
      return { data: await listTeamHonors(db, query.team_id), tags: tagsOf(query.team_id) };
    },

    async teamsTransfer({ query }) {
      return { data: await listTeamTransfers(db, query), tags: tagsOf(query.team_id) };
    },

    async teamsListcomp({ query, nowMs }) {
      const data = await listTeamSeasons(db, query.team_id, nowMs);
      return { data, tags: tagsOf(query.team_id) };
    },

    async teamsNearyear({ query, nowMs }) {
      const data = await listYears(db, query, nowMs);
      return { data, tags: [...tagsOf(query.team_id), `competition:${query.comp_id}`] };
    },

    async teamsPlayersSeasonstats({ query, nowMs }) {
      const data = await listPlayerSeasons(db, query, nowMs);
      return { data, tags: [...tagsOf(query.team_id), `season:${query.season_id}`] };
    },
  };
}
