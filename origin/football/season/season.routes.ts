import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getCurrentStandings } from "./current-standings.service.ts";
import { getStandings } from "./standings.service.ts";

/** Handlers of the calls that answer tables. */
export function seasonHandlers(
  db: Database,
): Pick<Handlers, "seasonsTableStanding" | "seasonsTablestanding"> {
  return {
    async seasonsTableStanding({ query, nowMs }) {
      const { data, next_change_at_ms } = await getCurrentStandings(db, query.comp_id, nowMs);
      const season = data.season_id === null ? [] : [`season:${data.season_id}`];
      const tags = [`competition:${query.comp_id}`, ...season];
      return { data, nextChangeAtMs: next_change_at_ms, tags };
    },

    async seasonsTablestanding({ query, nowMs }) {
      const { data, next_change_at_ms, competition_id } = await getStandings(db, query.season_id, nowMs);
      const tags = [`season:${query.season_id}`, `competition:${competition_id}`];
      return { data, nextChangeAtMs: next_change_at_ms, tags };
    },
  };
}
