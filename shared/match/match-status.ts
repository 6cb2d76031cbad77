/** Status of a match. Source: domain-facts section 1.0 (status codes 1-13) and product spec section 4. */
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
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The spec's five status labels. */
export type StatusLabel = "not_started" | "in_progress" | "ended" | "postponed" | "cancelled";

interface StatusRow {
  /** TheSports / Nami code, the numbering that sites of this kind share. */
  readonly code: number;
  readonly label: StatusLabel;
  /** A match in play: it belongs to the live list. */
  readonly live: boolean;
  /** The clock runs, so a minute can be shown. */
  readonly running: boolean;
  /** The result is final: no more changes are expected. */
  readonly final: boolean;
}

/** The one table of statuses: provider code, spec label, and their properties. */
export const statusTable = {
  not_started: { code: 1, label: "not_started", live: false, running: false, final: false },
  first_half: { code: 2, label: "in_progress", live: true, running: true, final: false },
  half_time: { code: 3, label: "in_progress", live: true, running: false, final: false },
  second_half: { code: 4, label: "in_progress", live: true, running: true, final: false },
  overtime: { code: 5, label: "in_progress", live: true, running: true, final: false },
  penalties: { code: 7, label: "in_progress", live: true, running: false, final: false },
  ended: { code: 8, label: "ended", live: false, running: false, final: true },
  postponed: { code: 9, label: "postponed", live: false, running: false, final: false },
  interrupted: { code: 10, label: "postponed", live: false, running: false, final: false },
  abandoned: { code: 11, label: "postponed", live: false, running: false, final: true },
  cancelled: { code: 12, label: "cancelled", live: false, running: false, final: true },
  to_be_determined: { code: 13, label: "postponed", live: false, running: false, final: false },
} as const satisfies Record<MatchStatus, StatusRow>;

/** Statuses of a match in play, for queries. */
export const LIVE_STATUSES: readonly MatchStatus[] = MATCH_STATUSES.filter(
  (status) => statusTable[status].live,
);

/** True while a match is in play, half-time and shoot-out included. */
export function isLive(status: MatchStatus): boolean {
  return statusTable[status].live;
}

/** Our status for a provider's code; code 6 is the old spelling of overtime. Null for 0 ("hide") and unknown codes. */
export function statusOfCode(code: number): MatchStatus | null {
  if (code === 6) return "overtime";
  return MATCH_STATUSES.find((status) => statusTable[status].code === code) ?? null;
}
