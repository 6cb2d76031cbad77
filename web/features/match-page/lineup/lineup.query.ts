import { callOptions } from "#web/platform/data/call-options.ts";
import type { LineupAnswer } from "#web/platform/data/match.query.ts";

/** Line-ups of the last matches of a match's teams, shown while a side has no line-up yet. */
export const lastLineupsQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/lastlineup", { match_id }, "minutes");

/** True if both sides have a line-up. */
export const isComplete = ({ lineup }: LineupAnswer): boolean =>
  lineup !== null && lineup.home.players.length > 0 && lineup.away.players.length > 0;
