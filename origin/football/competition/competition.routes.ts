import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { getCompetition, listCompetitions } from "./competition.service.ts";

/** Handlers of the calls about countries and competitions. */
export function competitionHandlers(db: Database): Pick<Handlers, "compList" | "compDetail"> {
  return {
    async compList({ query, nowMs }) {
      const { data, page } = await listCompetitions(db, query, nowMs);
      return { data, page, tags: ["competitions"] };
    },

    async compDetail({ query, nowMs }) {
      const data = await getCompetition(db, query.comp_id, nowMs);
      return { data, tags: [`competition:${data.competition.id}`] };
    },
  };
}
