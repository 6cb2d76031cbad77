import { m } from "#messages/paraglide/messages.js";
import type { Match, Side, TeamRef } from "#shared/match/index.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { commonMinute, oldMinute, reachedOnPage } from "./as-of-minute.rules.ts";

/** The minute a match has reached; null unless it is live. */
export const useReachedMinute = (match: Match): number | null =>
  useClockValue((nowMs) => reachedOnPage(match, nowMs));

interface SidesAsOfProps {
  readonly match: Match;
  /** Minutes of the sides with shown values. */
  readonly minutes: Readonly<Partial<Record<Side, number | null>>>;
  /** Applies to both teams together. */
  readonly textOf: (inputs: { readonly minute: number }) => string;
}

/** The minute of old player statistics; per team if the teams differ. */
export function SidesAsOf({ match, minutes, textOf }: SidesAsOfProps) {
  const reached = useReachedMinute(match);
  const sides = (["home", "away"] as const).filter((side) => minutes[side] !== undefined);
  const old = sides.map((side) => oldMinute(minutes[side], reached));
  const common = commonMinute(old);
  if (old.every((minute) => minute === null)) return null;
  return (
    <div className="ms-auto px-2 text-end text-xs text-muted">
      {common === null
        ? sides.map((side, at) => <SideAsOf key={side} team={match[side]} minute={old[at] ?? null} />)
        : textOf({ minute: common })}
    </div>
  );
}

function SideAsOf({ team, minute }: { readonly team: TeamRef; readonly minute: number | null }) {
  if (minute === null) return null;
  return <p>{`${shownName(team)}: ${m.stats_as_of_row({ minute })}`}</p>;
}
