import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import { getMatch, getMatchDetail, listDay, listInPlay } from "./match.service.ts";
import { getCorners, getRoom, listHighlights } from "./match-extras.service.ts";
import { listSeason } from "./season-matches.service.ts";

type MatchHandlers = Pick<
  Handlers,
  | "matchesRecent"
  | "matchesLive"
  | "matchesLivematch"
  | "matchesLiveDetail"
  | "matchesRecentdetail"
  | "matchesCorner"
  | "matchesRoom"
  | "matchesHighlights"
  | "matchesComp"
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

    async matchesCorner({ query, nowMs }) {
      const { data, next_change_at_ms } = await getCorners(db, query.match_id, nowMs);
      return { data, nextChangeAtMs: next_change_at_ms, tags: [`match:${query.match_id}`] };
    },

    async matchesHighlights({ query, nowMs }) {
      const { data, next_change_at_ms } = await listHighlights(db, query.match_id, nowMs);
      return { data, nextChangeAtMs: next_change_at_ms, tags: [`match:${query.match_id}`] };
    },

    async matchesRoom({ query, nowMs }) {
      const room = await getRoom(db, query.match_id, nowMs);
      return { data: { room }, tags: [`match:${query.match_id}`] };
    },

    async matchesComp({ query, nowMs }) {
      const { data, page, next_change_at_ms } = await listSeason(db, query, nowMs);
      const tags = ["matches", `season:${query.season_id}`];
      return { data, page, nextChangeAtMs: next_change_at_ms, tags };
    },
  };
}
