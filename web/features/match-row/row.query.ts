import type { AnswerAt } from "#shared/api/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

export type History = AnswerAt<"/api/v1/football/matches/analysis">;

/** Corners of a match, each with its minute. */
export const cornersQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/corner", { match_id }, "live");

/** What both teams of a match played before it, and in which minutes they score. */
export const historyQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/analysis", { match_id }, "minutes");
