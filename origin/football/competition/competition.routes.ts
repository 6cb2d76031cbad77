import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import type { competitionEndpoints } from "#shared/api/football/competition.endpoints.ts";
import {
  getCompetition,
  listCompetitionRefs,
  listCompetitions,
  listCountries,
  listCurrentSeasons,
} from "./competition.service.ts";
import { getWarehouse } from "./warehouse.service.ts";

/** Handlers of countries and competitions. */
export function competitionHandlers(db: Database): Pick<Handlers, keyof typeof competitionEndpoints> {
  const tags = ["competitions"];
  return {
    countries: async () => ({ data: await listCountries(db), tags: ["countries"] }),
    comp: async ({ query, nowMs }) => ({ ...(await listCompetitionRefs(db, query, nowMs)), tags }),
    compList: async ({ query, nowMs }) => ({ ...(await listCompetitions(db, query, nowMs)), tags }),
    compListAll: async ({ query, nowMs }) => ({ ...(await listCompetitions(db, query, nowMs)), tags }),
    compseason: async ({ query, nowMs }) => ({ ...(await listCurrentSeasons(db, query, nowMs)), tags }),
    warehouse: async () => ({ data: await getWarehouse(db), tags }),

    async compDetail({ query, nowMs }) {
      const data = await getCompetition(db, query.comp_id, nowMs);
      return { data, tags: [`competition:${data.competition.id}`] };
    },
  };
}
