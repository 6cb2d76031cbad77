import * as z from "zod/mini";
import { Competition, CompetitionDetail, Continent, SeasonRef } from "../../competition/index.ts";
import { CompetitionRef, CountryRef } from "../../match/index.ts";
import { endpoint } from "../endpoint.ts";
import { idField, intListField, pageFields } from "../query-fields.ts";

const upstream = "football" as const;
const wholeList = pageFields({ default: 1000, max: 2000 });

/** Calls about countries and competitions: domain-facts section 1.1. */
export const competitionEndpoints = {
  countries: endpoint({
    upstream,
    path: "countries",
    summary: "Countries that have competitions, teams or players, by name.",
    answer: z.object({ countries: z.array(CountryRef) }),
    freshness: "hours",
  }),
  comp: endpoint({
    upstream,
    path: "comp",
    summary: "Every competition in the short form of match rows, hottest first.",
    query: wholeList,
    answer: z.object({ competitions: z.array(CompetitionRef) }),
    paginated: true,
    freshness: "hours",
  }),
  compList: endpoint({
    upstream,
    path: "comp-list",
    summary: "Competitions, hottest first, page by page.",
    query: { hot: intListField({ min: 1, max: 5 }), ...pageFields({ default: 30, max: 200 }) },
    answer: z.object({ competitions: z.array(Competition) }),
    paginated: true,
    freshness: "minutes",
  }),
  compListAll: endpoint({
    upstream,
    path: "comp-list-all",
    summary: "The whole list of competitions, hottest first.",
    query: wholeList,
    answer: z.object({ competitions: z.array(Competition) }),
    paginated: true,
    freshness: "minutes",
  }),
  compDetail: endpoint({
    upstream,
    path: "comp-detail",
    summary: "One competition with its seasons, stages, groups and rounds, and the current round.",
    query: { comp_id: idField() },
    answer: z.object({ competition: CompetitionDetail }),
    freshness: "minutes",
  }),
  compseason: endpoint({
    upstream,
    path: "compseason",
    summary: "Competitions with their current season.",
    query: wholeList,
    answer: z.object({
      competitions: z.array(
        z.object({
          competition: CompetitionRef,
          season: z.nullable(SeasonRef),
        }),
      ),
    }),
    paginated: true,
    freshness: "minutes",
  }),
  warehouse: endpoint({
    upstream,
    path: "warehouse",
    summary:
      "Tree of continents that have competitions: international competitions, then the competitions of each country.",
    answer: z.object({ continents: z.array(Continent) }),
    freshness: "hours",
  }),
} as const;
