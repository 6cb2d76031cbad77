import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import { getCompetition, listCompetitions } from "./competition/competition.service.ts";
import { getMatch, getMatchDetail, listDay, listInPlay } from "./match/match.service.ts";
import { getStandings } from "./season/standings.service.ts";

type FootballHandlers = Pick<
  Handlers,
  | "matchesRecent"
  | "matchesLive"
  | "matchesLivematch"
  | "matchesLiveDetail"
  | "matchesRecentdetail"
  | "compList"
  | "compDetail"
  | "seasonsTablestanding"
>;

/** Handlers of the football service. */
export function footballHandlers(db: Database): FootballHandlers {
  return {
    async matchesRecent({ query, nowMs }) {
      const { data, page, next_change_at_ms } = await listDay(db, query, nowMs);
      return { data, page, nextChangeAtMs: next_change_at_ms, tags: tagsOfMatches(data.matches) };
    },

    async matchesLive({ nowMs }) {
      const { data, next_change_at_ms } = await listInPlay(db, nowMs);
      return { data, nextChangeAtMs: next_change_at_ms, tags: tagsOfMatches(data.matches) };
    },

    async matchesLivematch({ nowMs }) {
      const { data, next_change_at_ms } = await listInPlay(db, nowMs);
      const matches = data.matches.map(({ id, status, period_started_at, clock_speed }) => ({
        id,
        status,
        period_started_at,
        clock_speed,
      }));
      return { data: { matches }, nextChangeAtMs: next_change_at_ms, tags: tagsOfMatches(data.matches) };
    },

    async matchesLiveDetail({ query, nowMs }) {
      const { data, next_change_at_ms } = await getMatchDetail(db, query.match_id, nowMs);
      return { data, nextChangeAtMs: next_change_at_ms, tags: tagsOfMatches([data.match]) };
    },

    async matchesRecentdetail({ query, nowMs }) {
      const { data, next_change_at_ms } = await getMatch(db, query.match_id, nowMs);
      return { data, nextChangeAtMs: next_change_at_ms, tags: tagsOfMatches([data.match]) };
    },

    async compList({ query, nowMs }) {
      const { data, page } = await listCompetitions(db, query, nowMs);
      return { data, page, tags: ["competitions"] };
    },

    async compDetail({ query, nowMs }) {
      const data = await getCompetition(db, query.comp_id, nowMs);
      return { data, tags: [`competition:${data.competition.id}`] };
    },

    async seasonsTablestanding({ query, nowMs }) {
      const { data, next_change_at_ms, competition_id } = await getStandings(db, query.season_id, nowMs);
      const tags = [`season:${query.season_id}`, `competition:${competition_id}`];
      return { data, nextChangeAtMs: next_change_at_ms, tags };
    },
  };
}
