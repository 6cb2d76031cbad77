import type { AnswerAt } from "#shared/api/index.ts";
import { LIVE_STATUSES, type MatchStatus } from "#shared/match/match-status.ts";
import { addDays } from "#shared/time/index.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

export type MatchDay = AnswerAt<"/api/v1/football/matches/recent">;

/** A day, `YYYY-MM-DD`, in a time zone. */
export interface ZonedDay {
  readonly date: string;
  readonly tz: string;
}

/** Filter of a day's matches; omitted for all. */
export interface DayFilter {
  readonly status?: readonly MatchStatus[];
  readonly comp_id?: number;
}

/** More matches than any day has had; a longer list is truncated rather than broken. */
const DAY_LIMIT = 1_000;

/** Matches of a day, ascending by kick-off. */
export const matchDayQuery = ({ date, tz }: ZonedDay, { status, comp_id }: DayFilter = {}) =>
  callOptions(
    "/api/v1/football/matches/recent",
    {
      ...{ date, tz, limit: DAY_LIMIT },
      ...(status ? { status: [...status] } : {}),
      ...(comp_id === undefined ? {} : { comp_id }),
    },
    "live",
  );

/** Live matches of the day before: today's list includes them. */
export const overnightQuery = ({ date, tz }: ZonedDay) =>
  matchDayQuery({ date: addDays(date, -1), tz }, { status: LIVE_STATUSES });

export type MatchDetailAnswer = AnswerAt<"/api/v1/football/matches/live/detail">;

/** A match with its incidents, statistics and commentary. Fails with `match_not_found`. */
export const matchDetailQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/live/detail", { match_id }, "live");
