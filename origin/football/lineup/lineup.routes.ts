import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getBestEleven } from "./best-eleven.service.ts";
import { getLastLineups, getLineup } from "./lineup.service.ts";
import { getKeyPlayers, getMatchPlayers } from "./match-players.service.ts";

type LineupHandlers = Pick<
  Handlers,
  "matchesLineup" | "matchesLastlineup" | "matchesPlayerStats" | "matchesKeyplayer" | "seasonsBestlineup"
>;

const tagsOf = (id: number): string[] => [`match:${id}`];

/** Handlers of line-ups. */
export function lineupHandlers(db: Database): LineupHandlers {
  return {
    async matchesLineup({ query, nowMs }) {
      return { ...(await getLineup(db, query.match_id, nowMs)), tags: tagsOf(query.match_id) };
    },

    async matchesLastlineup({ query, nowMs }) {
      const data = await getLastLineups(db, query.match_id, nowMs);
      const shown = [data.home, data.away].flatMap((last) => (last ? tagsOf(last.match.id) : []));
      return { data, tags: [...tagsOf(query.match_id), ...shown] };
    },

    async matchesPlayerStats({ query, nowMs }) {
      return { ...(await getMatchPlayers(db, query.match_id, nowMs)), tags: tagsOf(query.match_id) };
    },

    async matchesKeyplayer({ query, nowMs }) {
      const data = await getKeyPlayers(db, query.match_id, nowMs);
      return { data, tags: tagsOf(query.match_id) };
    },

    async seasonsBestlineup({ query, nowMs }) {
      const data = await getBestEleven(db, query, nowMs);
      return { data, tags: [`season:${query.season_id}`] };
    },
  };
}
