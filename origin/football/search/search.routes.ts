import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import type { searchEndpoints } from "#shared/api/football/search.endpoints.ts";
import { findByName } from "./search.service.ts";

/** Handler of the search. */
export function searchHandlers(db: Database): Pick<Handlers, keyof typeof searchEndpoints> {
  return {
    async search({ query, nowMs }) {
      const data = await findByName(db, query, nowMs);
      return { data, tags: tagsOfMatches(data.matches) };
    },
  };
}
