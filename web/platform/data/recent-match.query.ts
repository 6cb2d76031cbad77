import { callOptions } from "./call-options.ts";

/** A match as rows of lists have it. */
export const recentMatchQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/recentdetail", { match_id }, "live");
