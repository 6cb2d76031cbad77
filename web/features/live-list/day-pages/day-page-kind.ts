import { isLive, MATCH_STATUSES, type MatchStatus, statusTable } from "#shared/match/match-status.ts";

/** Pages of one day's matches, by status. */
export type DayPageKind = "results" | "schedule";

interface DayPageRow {
  /**
   * Match statuses that the page lists. A postponed match counts as coming, on any day; one whose result should be known
   * is not to come any more.
   */
  readonly status: readonly MatchStatus[];
  /** Direction of the page's other days: before or after today. */
  readonly step: 1 | -1;
}

const statusesThat = (fits: (status: MatchStatus) => boolean): MatchStatus[] => MATCH_STATUSES.filter(fits);

const isPast = (status: MatchStatus): boolean => statusTable[status].final || status === "result_unknown";

export const DAY_PAGES: Readonly<Record<DayPageKind, DayPageRow>> = {
  results: { status: statusesThat(isPast), step: -1 },
  schedule: {
    status: statusesThat((status) => !isLive(status) && !isPast(status)),
    step: 1,
  },
};

/** True if a match with this status is on the page. */
export const isOn = (kind: DayPageKind, status: MatchStatus): boolean =>
  DAY_PAGES[kind].status.includes(status);

/** The page for another day: results for the past, schedule for the future. */
export function pageOfDay(kind: DayPageKind, day: string, today: string): DayPageKind {
  if (day === today) return kind;
  return day < today ? "results" : "schedule";
}
