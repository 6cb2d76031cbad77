import type { Match } from "#shared/match/index.ts";
import { compareKickOffs } from "#shared/match/kick-off.rules.ts";
import { dayLabel } from "#web/platform/i18n/day-label.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import type { LeagueSlots } from "../league-slots.ts";

interface MatchDaysProps {
  /** Ascending or descending by kick-off; days keep that order. */
  readonly matches: readonly Match[];
  readonly rows: LeagueSlots["rows"];
}

/** Matches by day in the shown time zone; within a day ascending by kick-off. */
export function MatchDays({ matches, rows }: MatchDaysProps) {
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const day = dayOf(match.match_time);
    const list = days.get(day);
    if (list) list.push(match);
    else days.set(day, [match]);
  }
  return [...days].map(([day, list]) => (
    <div key={day} className="league-day">
      <h3 className="league-day-name">{dayLabel(day)}</h3>
      <ul>{rows(list.toSorted(compareKickOffs))}</ul>
    </div>
  ));
}
