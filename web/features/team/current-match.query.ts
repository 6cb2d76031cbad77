import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";

/** The match that a team plays now or next, as a row of a list. */
export const currentMatchQuery = (team_id: number) =>
  derivedOptions(
    callOptions("/api/v1/football/matches/nearest", { team_ids: [team_id] }, "live"),
    "current",
    ({ teams }) => ({ match: teams[0]?.next ?? null }),
  );
