import * as z from "zod/mini";
import { CALENDAR_LIMITS } from "../../favourite/calendar-limits.table.ts";
import { CompetitionId, Match, TeamId } from "../../match/index.ts";
import { endpoint } from "../endpoint.ts";
import { idListField, optionalIdListField } from "../query-fields.ts";

const upstream = "football" as const;
/** A row of the response is some 900 bytes; a hundred of them are a page of a list. */
const ids = { most: 100 };
const things = { most: 50 };
const { match_ids, team_ids, comp_ids } = CALENDAR_LIMITS;

/** The match before and the one in play or after it; null where none is known. */
const nearest = { last: z.nullable(Match), next: z.nullable(Match) };

/** Calls about what a reader follows: product spec section 3. The lists themselves stay in the browser. */
export const favouriteEndpoints = {
  matchesByid: endpoint({
    upstream,
    path: "matches/byid",
    summary: "Matches by id, ascending by kick-off; unknown ids are omitted.",
    query: { ids: idListField(ids) },
    answer: z.object({ matches: z.array(Match) }),
    freshness: "live",
  }),
  matchesNearest: endpoint({
    upstream,
    path: "matches/nearest",
    summary:
      "The last finished match and the next match of each team and competition; unknown ids are omitted.",
    query: { team_ids: optionalIdListField(things), comp_ids: optionalIdListField(things) },
    answer: z.object({
      teams: z.array(z.object({ team_id: TeamId, ...nearest })),
      competitions: z.array(z.object({ comp_id: CompetitionId, ...nearest })),
    }),
    freshness: "live",
  }),
  matchesCalendar: endpoint({
    upstream,
    path: "matches/calendar",
    summary:
      "Matches by id, and the matches of teams and competitions from 30 days ago to a year ahead, ascending by kick-off, the first 500; unknown ids are omitted.",
    query: {
      match_ids: optionalIdListField({ most: match_ids }),
      team_ids: optionalIdListField({ most: team_ids }),
      comp_ids: optionalIdListField({ most: comp_ids }),
    },
    answer: z.object({ matches: z.array(Match) }),
    freshness: "minutes",
  }),
} as const;
