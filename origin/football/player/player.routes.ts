import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getPlayerSeason, listAppearances } from "./performance.service.ts";
import {
  getPlayer,
  listPlayerHonors,
  listPlayerSeasons,
  listPlayers,
  listTransfers,
} from "./player.service.ts";

type PlayerHandlers = Pick<
  Handlers,
  | "playersList"
  | "playersDetail"
  | "playersTransfer"
  | "playersStats"
  | "playersStatsseason"
  | "playersHonor"
  | "playersCompetitions"
>;

const tagsOf = (id: number): string[] => [`player:${id}`];

/** Handlers of players. */
export function playerHandlers(db: Database): PlayerHandlers {
  return {
    async playersList({ query, nowMs }) {
      return { ...(await listPlayers(db, query, nowMs)), tags: ["players"] };
    },

    async playersDetail({ query, nowMs }) {
      const data = await getPlayer(db, query.player_id, nowMs);
      return { data, tags: tagsOf(query.player_id) };
    },

    async playersTransfer({ query }) {
      const data = await listTransfers(db, query.player_id);
      return { data, tags: tagsOf(query.player_id) };
    },

    async playersStats({ query, nowMs }) {
      const { data, page } = await listAppearances(db, query, nowMs);
      const matches = data.appearances.map(({ match }) => `match:${match.id}`);
      return { data, page, tags: [...tagsOf(query.player_id), ...matches] };
    },

    async playersStatsseason({ query, nowMs }) {
      const data = await getPlayerSeason(db, query, nowMs);
      return { data, tags: [...tagsOf(query.player_id), `season:${query.season_id}`] };
    },

    async playersHonor({ query }) {
      const data = await listPlayerHonors(db, query.player_id);
      return { data, tags: tagsOf(query.player_id) };
    },

    async playersCompetitions({ query, nowMs }) {
      const data = await listPlayerSeasons(db, query.player_id, nowMs);
      return { data, tags: tagsOf(query.player_id) };
    },
  };
}
