import { SEARCH_KINDS, SearchAnswer } from "../../search/index.ts";
import { DEFAULT_TZ } from "../../time/zone-name.ts";
import { endpoint } from "../endpoint.ts";
import { dateField, listField, optionalIdField, pageFields, searchField, tzField } from "../query-fields.ts";

/** The search of product spec sections 2 and 9: one call for all kinds. */
export const searchEndpoints = {
  search: endpoint({
    upstream: "football",
    path: "search",
    summary:
      "Searches by name: matches of the days `from` to `to` (default: yesterday to tomorrow; 31 days at most), competitions, teams, players and coaches. Every search word is a prefix of a word of the name; diacritics, đ and blanks are ignored. `page` applies to each kind.",
    query: {
      q: searchField(),
      kind: listField(SEARCH_KINDS),
      country_id: optionalIdField(),
      from: dateField(),
      to: dateField(),
      tz: tzField(DEFAULT_TZ),
      ...pageFields({ default: 5, max: 50 }),
    },
    answer: SearchAnswer,
    // Search terms of strangers stay out of every shared cache.
    freshness: "private",
  }),
} as const;
