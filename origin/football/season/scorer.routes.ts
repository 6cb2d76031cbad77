import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { listScorers } from "./scorer.service.ts";

/** Handler of top scorers. */
export function scorerHandlers(db: Database): Pick<Handlers, "seasonsShooterStats"> {
  return {
    async seasonsShooterStats({ query, nowMs }) {
      return { ...(await listScorers(db, query, nowMs)), tags: [`season:${query.season_id}`] };
    },
  };
}
