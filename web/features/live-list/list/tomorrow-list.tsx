import { useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { FlatRows } from "./match-list-rows.tsx";
import { useListView } from "./match-list-view.ts";

interface TomorrowListProps {
  readonly date: string;
  readonly has: (match: Match) => boolean;
  /** Path of the day's own page. */
  readonly href: string;
}

/** Number of next-day matches in the list; the rest is on the day's own page. */
const ROWS = 40;

/** The first matches of the next day, under a divider. */
export default function TomorrowList({ date, has, href }: TomorrowListProps) {
  const { data, isPending, isError } = useQuery(matchDayQuery({ date, tz: shownZone() }));
  const { leagues } = useSnapshot(useListView());
  if (isPending) {
    return (
      <p className="panel load-more" role="status" aria-busy="true">
        {m.list_tomorrow_more()}
      </p>
    );
  }
  const matches = (data?.matches ?? [])
    .filter((match) => has(match) && (leagues?.has(match.competition.id) ?? true))
    .slice(0, ROWS);
  return (
    <>
      <section className="panel" aria-labelledby="list-tomorrow">
        <header className="block-header">
          <h2 id="list-tomorrow" className="font-semibold">
            {`${m.list_tomorrow()}, ${formatDay(date)}`}
          </h2>
        </header>
        <FlatRows matches={matches} />
        {matches.length > 0 ? null : (
          <p role="status" className="p-3 text-muted">
            {isError ? m.list_tomorrow_failed() : m.list_tomorrow_none()}
          </p>
        )}
      </section>
      <SiteLink to={href} className="panel load-more">
        {m.list_tomorrow_all()}
      </SiteLink>
    </>
  );
}
