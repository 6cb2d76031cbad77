import type { AnswerAt } from "#shared/api/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

export type History = AnswerAt<"/api/v1/football/matches/analysis">;

/** Corners of a match with their minutes. */
export const cornersQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/corner", { match_id }, "live");

/** Both teams' earlier matches, and the minutes in which they score. */
export const historyQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/analysis", { match_id }, "minutes");
