import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getScenarios } from "./scenario.service.ts";
import { listScorers } from "./scorer.service.ts";
import { listSeasonTransfers } from "./season-transfer.service.ts";
import { getCurrentStandings, getStandings } from "./standings.service.ts";

/** Handlers of tables and season transfers. */
export function seasonHandlers(
  db: Database,
): Pick<Handlers, "seasonsTableStanding" | "seasonsTablestanding" | "seasonsScenarios" | "seasonsTransfers"> {
  return {
    async seasonsTableStanding({ query, nowMs }) {
      const answer = await getCurrentStandings(db, query.comp_id, nowMs);
      const { season_id } = answer.data;
      const season = season_id === null ? [] : [`season:${season_id}`];
      return { ...answer, tags: [`competition:${query.comp_id}`, ...season] };
    },

    async seasonsTablestanding({ query, nowMs }) {
      const { data, nextChangeAtMs, competition_id } = await getStandings(db, query.season_id, nowMs);
      const tags = [`season:${query.season_id}`, `competition:${competition_id}`];
      return { data, nextChangeAtMs, tags };
    },

    async seasonsScenarios({ query, nowMs }) {
      const { data, nextChangeAtMs, competition_id } = await getScenarios(db, query.season_id, nowMs);
      const tags = [`season:${query.season_id}`, `competition:${competition_id}`];
      return { data, nextChangeAtMs, tags };
    },

    async seasonsTransfers({ query }) {
      return { ...(await listSeasonTransfers(db, query)), tags: [`season:${query.season_id}`] };
    },
  };
}

/** Handler of top scorers. */
export function scorerHandlers(db: Database): Pick<Handlers, "seasonsShooterStats"> {
  return {
    async seasonsShooterStats({ query, nowMs }) {
      return { ...(await listScorers(db, query, nowMs)), tags: [`season:${query.season_id}`] };
    },
  };
}
