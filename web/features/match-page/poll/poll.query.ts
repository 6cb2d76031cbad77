import { callOptions } from "#web/platform/data/call-options.ts";

/** The readers' poll on a match's winner. */
export const pollQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/poll", { match_id }, "live");
