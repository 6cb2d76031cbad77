import type { ReactNode } from "react";
import type { Match } from "#shared/match/index.ts";
import { dayLabel } from "#web/platform/i18n/day-label.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { byDay } from "./found.rules.ts";

/** Match rows, from the match feature. */
export interface MatchSlots {
  readonly rows: (matches: readonly Match[]) => ReactNode;
  /** Keeps the rows up to date with live matches. */
  readonly sync: (matches: readonly Match[]) => ReactNode;
}

interface FoundMatchesProps extends MatchSlots {
  readonly matches: readonly Match[];
}

/** Matches under one heading per day. */
export function FoundMatches({ matches, rows, sync }: FoundMatchesProps) {
  return (
    <>
      {byDay(matches, dayOf).map(({ day, matches: own }) => (
        <div key={day}>
          <h3 className="found-day">{dayLabel(day)}</h3>
          {rows(own)}
        </div>
      ))}
      {sync(matches)}
    </>
  );
}
