import type { Database } from "#origin/db/database.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import type { favouriteEndpoints } from "#shared/api/football/favourite.endpoints.ts";
import { listById, listCalendar, listNearest } from "./favourite.service.ts";

/** Handlers of a reader's favourites. */
export function favouriteHandlers(db: Database): Pick<Handlers, keyof typeof favouriteEndpoints> {
  return {
    async matchesByid({ query, nowMs }) {
      const answer = await listById(db, query.ids, nowMs);
      return { ...answer, tags: tagsOfMatches(answer.data.matches) };
    },

    async matchesCalendar({ query, nowMs }) {
      const answer = await listCalendar(db, query, nowMs);
      return { ...answer, tags: tagsOfMatches(answer.data.matches) };
    },

    async matchesNearest({ query, nowMs }) {
      const answer = await listNearest(db, query, nowMs);
      const { teams, competitions } = answer.data;
      const matches = [...teams, ...competitions].flatMap(({ last, next }) =>
        [last ?? [], next ?? []].flat(),
      );
      return { ...answer, tags: tagsOfMatches(matches) };
    },
  };
}
