import { isLive, MATCH_STATUSES, type MatchStatus, statusTable } from "#shared/match/match-status.ts";

/** Pages of one day's matches by what has become of them. */
export type DayPageKind = "results" | "schedule";

interface DayPageRow {
  /** Statuses of a match that the page lists. A postponed one is still to come, on whichever day. */
  readonly status: readonly MatchStatus[];
  /** Where the other days of the page are: before today or after it. */
  readonly step: 1 | -1;
}

const statusesThat = (fits: (status: MatchStatus) => boolean): MatchStatus[] => MATCH_STATUSES.filter(fits);

export const DAY_PAGES: Readonly<Record<DayPageKind, DayPageRow>> = {
  results: { status: statusesThat((status) => statusTable[status].final), step: -1 },
  schedule: {
    status: statusesThat((status) => !isLive(status) && !statusTable[status].final),
    step: 1,
  },
};

/** Whether a match of this status is on the page. */
export const isOn = (kind: DayPageKind, status: MatchStatus): boolean =>
  DAY_PAGES[kind].status.includes(status);

/** Which of the two pages shows another day: what is over is a result, what is to come a schedule. */
export function pageOfDay(kind: DayPageKind, day: string, today: string): DayPageKind {
  if (day === today) return kind;
  return day < today ? "results" : "schedule";
}
