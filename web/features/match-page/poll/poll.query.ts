import { callOptions } from "#web/platform/data/call-options.ts";

/** Who readers think will win a match. */
export const pollQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/poll", { match_id }, "live");
