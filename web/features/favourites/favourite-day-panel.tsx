import { type ReactNode, useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { addDays } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { dayLabel } from "#web/platform/i18n/day-label.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { FavouriteDay } from "./favourite-days.rules.ts";

/** A match row, from the match feature. */
export type RowOfMatch = (match: Match) => ReactNode;

function headingOf(date: string, today: string): string {
  const day = formatDay(date);
  if (date === today) return m.favourites_today({ day });
  if (date === addDays(today, 1)) return m.favourites_tomorrow({ day });
  if (date === addDays(today, -1)) return m.favourites_yesterday({ day });
  return dayLabel(date);
}

interface FavouriteDayPanelProps {
  readonly day: FavouriteDay;
  readonly today: string;
  readonly row: RowOfMatch;
}

/** Followed matches of one day, grouped by league. */
export function FavouriteDayPanel({ day: { date, count, groups }, today, row }: FavouriteDayPanelProps) {
  const id = useId();
  return (
    <Panel
      id={id}
      heading={headingOf(date, today)}
      aside={<span className="block-count">{m.group_count({ count })}</span>}
    >
      {groups.map((group) => (
        <LeagueRows key={group.competition.id} group={group} row={row} />
      ))}
    </Panel>
  );
}

function LeagueRows({ group: { competition, matches }, row }: { group: MatchGroup; row: RowOfMatch }) {
  const name = shownName(competition);
  return (
    <>
      <div className="favourites-league">
        <CountryFlag of={competition.country} />
        <h3 className="min-w-0 flex-1">
          <SiteLink to={pathOf("league", getLocale(), { id: competition.id })} className="favourites-link">
            <span className="sr-only">{`${shownName(competition.country)}: `}</span>
            <span className="truncate">{name}</span>
          </SiteLink>
        </h3>
        <FollowButton kind="league" id={competition.id} name={name} />
      </div>
      <ul>{matches.map(row)}</ul>
    </>
  );
}
