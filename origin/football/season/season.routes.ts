import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getStandings } from "./standings.service.ts";

/** Handlers of the calls that answer tables. */
export function seasonHandlers(db: Database): Pick<Handlers, "seasonsTablestanding"> {
  return {
    async seasonsTablestanding({ query, nowMs }) {
      const { data, next_change_at_ms, competition_id } = await getStandings(db, query.season_id, nowMs);
      const tags = [`season:${query.season_id}`, `competition:${competition_id}`];
      return { data, nextChangeAtMs: next_change_at_ms, tags };
    },
  };
}
