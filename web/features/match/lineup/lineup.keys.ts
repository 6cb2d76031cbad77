import type { AnswerAt } from "#shared/api/index.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Keys apart from the query options, as in match.keys.ts. */

export type LineupAnswer = AnswerAt<"/api/v1/football/matches/lineup">;
export type LastLineupsAnswer = AnswerAt<"/api/v1/football/matches/lastlineup">;

/** Line-ups of a match and who misses it. */
export const lineupKey = (matchId: number) => ["lineup", matchId] as unknown as KeyOf<LineupAnswer>;
