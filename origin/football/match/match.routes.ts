import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import { getMatch, getMatchDetail, listDay, listInPlay } from "./match.service.ts";

type MatchHandlers = Pick<
  Handlers,
  "matchesRecent" | "matchesLive" | "matchesLivematch" | "matchesLiveDetail" | "matchesRecentdetail"
>;

/** Handlers of the calls that answer matches themselves. */
export function matchHandlers(db: Database): MatchHandlers {
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
  };
}
