import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import { listOddsOfToday } from "../odds/odds-list.service.ts";
import { changesSince } from "./change.service.ts";
import { getMatch, getMatchDetail, listDay, listInPlay, listSeason } from "./match.service.ts";
import { getCorners, getRoom, listHighlights } from "./match-extras.service.ts";
import { getMomentum } from "./momentum.service.ts";

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
  | "matchesMomentum"
  | "matchesComp"
>;

/** Handlers of matches. */
export function matchHandlers(db: Database, rooms: MatchRooms): MatchHandlers {
  return {
    async matchesRecent({ query, nowMs }) {
      const answer = await listDay(db, query, nowMs);
      return { ...answer, tags: tagsOfMatches(answer.data.matches) };
    },

    async matchesLive({ nowMs }) {
      const answer = await listInPlay(db, nowMs);
      return { ...answer, tags: tagsOfMatches(answer.data.matches) };
    },

    async matchesLivematch({ nowMs }) {
      const { data, nextChangeAtMs } = await listInPlay(db, nowMs);
      const matches = data.matches.map(({ id, status, period_started_at, clock_speed }) => ({
        id,
        status,
        period_started_at,
        clock_speed,
      }));
      return { data: { matches }, nextChangeAtMs, tags: tagsOfMatches(data.matches) };
    },

    async matchesLiveDetail({ query, nowMs }) {
      const answer = await getMatchDetail(db, query.match_id, nowMs);
      return { ...answer, tags: tagsOfMatches([answer.data.match]) };
    },

    async matchesRecentdetail({ query, nowMs }) {
      const answer = await getMatch(db, query.match_id, nowMs);
      return { ...answer, tags: tagsOfMatches([answer.data.match]) };
    },

    async matchesCorner({ query, nowMs }) {
      return { ...(await getCorners(db, query.match_id, nowMs)), tags: [`match:${query.match_id}`] };
    },

    async matchesHighlights({ query, nowMs }) {
      return { ...(await listHighlights(db, query.match_id, nowMs)), tags: [`match:${query.match_id}`] };
    },

    async matchesMomentum({ query, nowMs }) {
      return { ...(await getMomentum(db, query.match_id, nowMs)), tags: [`match:${query.match_id}`] };
    },

    async matchesRoom({ query, nowMs }) {
      const room = await getRoom(db, rooms, query.match_id, nowMs);
      return { data: { room }, tags: [`match:${query.match_id}`] };
    },

    async matchesComp({ query, nowMs }) {
      return { ...(await listSeason(db, query, nowMs)), tags: ["matches", `season:${query.season_id}`] };
    },
  };
}

/**
 * Handlers of change requests from the hub and the rooms. A request for changes also sends due notifications: with a
 * stored timeline no ingest coincides with a goal, but the hub polls then.
 */
export function hubHandlers(
  db: Database,
  notify: (nowMs: number) => Promise<void>,
): Pick<Handlers, "hubChanges" | "hubOdds"> {
  return {
    async hubChanges({ query, nowMs, defer }) {
      defer(notify(nowMs));
      const data = await changesSince(db, query.since_ms, nowMs);
      return { data, nextChangeAtMs: data.next_change_at_ms };
    },
    async hubOdds({ query, nowMs }) {
      const { data: odds, nextChangeAtMs } = await listOddsOfToday(db, query.company_id, nowMs);
      return { data: { odds }, nextChangeAtMs };
    },
  };
}
