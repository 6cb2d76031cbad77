import type { Match } from "#shared/match/index.ts";
import { compareKickOffs } from "#shared/match/kick-off.rules.ts";
import { kickOffTime } from "#web/platform/i18n/format.ts";

/** Matches that kick off within one hour of a day. */
export interface Hour {
  /** `19:00`, in the shown time zone; for the matches without an hour, which come last, the note that says so. */
  readonly from: string;
  readonly matches: readonly Match[];
}

/** The first matches, up to a limit, by hour of kick-off; at the same time, hotter competitions come first. */
export function hoursOf(matches: readonly Match[], count: number): Hour[] {
  const sorted = matches.toSorted(
    (a, b) =>
      compareKickOffs(a, b) ||
      b.competition.hot - a.competition.hot ||
      a.competition.id - b.competition.id ||
      a.id - b.id,
  );
  const hours = new Map<string, Match[]>();
  for (const match of sorted.slice(0, count)) {
    const from = match.time_unknown ? kickOffTime(match) : `${kickOffTime(match).slice(0, 2)}:00`;
    const hour = hours.get(from);
    if (hour) hour.push(match);
    else hours.set(from, [match]);
  }
  return [...hours].map(([from, ofHour]) => ({ from, matches: ofHour }));
}
