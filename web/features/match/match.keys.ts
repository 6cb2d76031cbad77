import type { AnswerAt } from "#shared/api/index.ts";
import type { KeyOf } from "#web/platform/query-host.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";

/** Keys of what the match pages fetch, apart from the query options: the first render needs them without TanStack Query. */

export type MatchDay = AnswerAt<"/api/v1/football/matches/recent">;
export type MatchDetailAnswer = AnswerAt<"/api/v1/football/matches/live/detail">;
export type Standings = AnswerAt<"/api/v1/football/seasons/tablestanding">;

/** Matches of a day, `YYYY-MM-DD` in the shown zone. */
export const matchDayKey = (date: string) => ["match-day", date, shownZone()] as unknown as KeyOf<MatchDay>;

/**
 * What a page has of a day where that is not all of it: whoever asks for the day does not find this. When the day is
 * asked for again, its parts become all of it (live/refetch.ts): a page chooses its own rows.
 */
export const matchDayPartKey = (date: string, part: string) =>
  [...matchDayKey(date), part] as unknown as KeyOf<MatchDay>;

/** A match with its incidents. */
export const matchDetailKey = (matchId: number) =>
  ["match-detail", matchId] as unknown as KeyOf<MatchDetailAnswer>;

/** The tables of a season. */
export const standingsKey = (seasonId: number) => ["standings", seasonId] as unknown as KeyOf<Standings>;
