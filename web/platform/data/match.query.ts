import type { AnswerAt } from "#shared/api/index.ts";
import { callOptions } from "./call-options.ts";

/** A match as lists show it. */
export const recentMatchQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/recentdetail", { match_id }, "live");

export type LineupAnswer = AnswerAt<"/api/v1/football/matches/lineup">;

/** Line-ups and missing players of a match. Fails with `match_not_found`. */
export const lineupQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/lineup", { match_id }, "live");
