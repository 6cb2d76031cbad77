/**
 * Status of a match. Source: domain-facts section 1.0 (status codes 1-13) and product spec section 4. No source reports
 * the last two: they are derived from its silence (`silence.rules.ts`).
 */
export const MATCH_STATUSES = [
  "not_started",
  "first_half",
  "half_time",
  "second_half",
  "overtime",
  "penalties",
  "ended",
  "postponed",
  "interrupted",
  "abandoned",
  "cancelled",
  "to_be_determined",
  "no_news",
  "result_unknown",
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Statuses that stand for the silence of all sources: a live match, and one that should be over. */
export type DerivedStatus = Extract<MatchStatus, "no_news" | "result_unknown">;

/** The spec's five status labels. */
export type StatusLabel = "not_started" | "in_progress" | "ended" | "postponed" | "cancelled";

interface StatusRow {
  readonly label: StatusLabel;
  /** A match in play: it belongs to the live list. */
  readonly live: boolean;
  /** The clock runs, so a minute can be shown. */
  readonly running: boolean;
  /** The result is final: no more changes are expected. */
  readonly final: boolean;
}

/** The one table of statuses: spec label and properties. */
export const statusTable = {
  not_started: { label: "not_started", live: false, running: false, final: false },
  first_half: { label: "in_progress", live: true, running: true, final: false },
  half_time: { label: "in_progress", live: true, running: false, final: false },
  second_half: { label: "in_progress", live: true, running: true, final: false },
  overtime: { label: "in_progress", live: true, running: true, final: false },
  penalties: { label: "in_progress", live: true, running: false, final: false },
  ended: { label: "ended", live: false, running: false, final: true },
  postponed: { label: "postponed", live: false, running: false, final: false },
  interrupted: { label: "postponed", live: false, running: false, final: false },
  abandoned: { label: "postponed", live: false, running: false, final: true },
  cancelled: { label: "cancelled", live: false, running: false, final: true },
  to_be_determined: { label: "postponed", live: false, running: false, final: false },
  no_news: { label: "in_progress", live: true, running: false, final: false },
  result_unknown: { label: "not_started", live: false, running: false, final: false },
} as const satisfies Record<MatchStatus, StatusRow>;

/** Statuses of a match in play, for queries. */
export const LIVE_STATUSES: readonly MatchStatus[] = MATCH_STATUSES.filter(
  (status) => statusTable[status].live,
);

/** True for a status that a source can report. */
export const isReportedStatus = (status: MatchStatus): boolean =>
  status !== "no_news" && status !== "result_unknown";

/** True while a match is in play, half-time and shoot-out included. */
export function isLive(status: MatchStatus): boolean {
  return statusTable[status].live;
}
