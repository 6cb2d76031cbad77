import { getLocale } from "#messages/paraglide/runtime.js";
import type { MatchBrief } from "#shared/match/index.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { byMonth } from "./team-match.rules.ts";
import { TeamMatchRow } from "./team-match-row.tsx";

interface TeamMatchListProps {
  readonly matches: readonly MatchBrief[];
  readonly team_id: number;
}

/** A team's matches as a list. */
export function TeamMatchList({ matches, team_id }: TeamMatchListProps) {
  return (
    <ul className="team-matches">
      {matches.map((match) => (
        <TeamMatchRow key={match.id} match={match} team_id={team_id} />
      ))}
    </ul>
  );
}

/** The same under one heading per month. */
export function TeamMatchMonths({ matches, team_id }: TeamMatchListProps) {
  return byMonth(matches, dayOf).map(({ month, matches: own }) => (
    <div key={month}>
      <h3 className="team-month">{monthText(month)}</h3>
      <TeamMatchList matches={own} team_id={team_id} />
    </div>
  ));
}

/** `YYYY-MM` in words: `tháng 8 năm 2026`, `August 2026`. */
function monthText(month: string): string {
  const words = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(getLocale(), words).format(new Date(`${month}-15T00:00:00Z`));
}
