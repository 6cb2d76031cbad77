import type { Match } from "#shared/match/index.ts";
import { isLive, type MatchStatus, statusTable } from "#shared/match/match-status.ts";
import type { PushedPlace } from "#web/features/live-overlay/match-overlay.ts";

/** Filters of the list, as the URL spells them (`?status=live`). */
export const MATCH_FILTERS = ["all", "live", "upcoming", "ended"] as const;
export type MatchFilter = (typeof MATCH_FILTERS)[number];

/** The filter of a query string; all by default. */
export const readFilter = (value: string | null): MatchFilter =>
  MATCH_FILTERS.find((filter) => filter === value) ?? "all";

/** True if a status passes a filter. A postponed match is neither coming that day nor finished. */
export function inFilter(status: MatchStatus, filter: MatchFilter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "live":
      return isLive(status);
    case "upcoming":
      return status === "not_started";
    case "ended":
      return statusTable[status].final;
  }
}

type Places = Readonly<Record<number, Pick<PushedPlace, "status" | "updated_at">>>;

/** A match's current status, for counting and filtering. */
export function statusOf(match: Match, places: Places): MatchStatus {
  const place = places[match.id];
  return place && place.updated_at >= match.updated_at ? place.status : match.status;
}

/** The matches of a filter. Pushes add matches but remove none: rows must not vanish under a finger. */
export function filterMatches(matches: readonly Match[], filter: MatchFilter, places: Places): Match[] {
  return matches.filter(
    (match) => inFilter(match.status, filter) || inFilter(statusOf(match, places), filter),
  );
}

/** Number of matches per filter. */
export type Counts = Readonly<Record<MatchFilter, number>>;

/** Current number of matches per filter. */
export function countFilters(matches: readonly Match[], places: Places): Counts {
  const count = (filter: MatchFilter) =>
    matches.filter((match) => inFilter(statusOf(match, places), filter)).length;
  return { all: matches.length, live: count("live"), upcoming: count("upcoming"), ended: count("ended") };
}
