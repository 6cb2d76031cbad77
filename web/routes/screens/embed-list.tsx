import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { EmbedEmpty, EmbedFrame } from "#web/features/embed/embed-frame.tsx";
import type { EmbedOptions } from "#web/features/embed/embed-options.ts";
import { groupsOfDay } from "#web/features/live-list/day/match-day-groups.ts";
import { filterMatches } from "#web/features/live-list/day/match-filter.ts";
import { type DayPage, useLiveList } from "#web/features/live-list/day/use-day.ts";
import { useMatchDay } from "#web/features/live-list/day/use-match-day.ts";
import { MatchList } from "#web/features/live-list/list/match-list.tsx";
import { BLOCKS_A_PAGE } from "#web/features/live-list/list/match-list-tab.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import { ListOddsContext, useListOdds } from "#web/features/odds/list/use-list-odds.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LIST_PRICES } from "./list-prices.tsx";

const EmbedUpkeep = lazyWithRetry(() => import("#web/features/embed/embed-upkeep.tsx"));
const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));
const HomeSync = lazyWithRetry(() => import("./home-sync.tsx"));

interface EmbedListProps {
  readonly options: EmbedOptions;
  /** Today, or the day of the frame's match, in the zone of the URL. */
  readonly page: DayPage;
  /** The only match of the frame; null for a list. */
  readonly match_id: number | null;
  /** The shown competition. */
  readonly league: Match["competition"] | null;
  /** True if rows have prices. */
  readonly isPriced: boolean;
}

/** The day's matches of the frame, with live updates. */
function useEmbedList({ options, page, match_id }: EmbedListProps) {
  const { comp_id, status } = options;
  const matches = useLiveList(page, page, comp_id === null ? {} : { comp_id });
  const { added, places } = useMatchDay(page.date, matches, { isOfNow: true });
  return useMemo(() => {
    const isOfEmbed = ({ id, competition }: Match) =>
      (comp_id === null || competition.id === comp_id) && (match_id === null || id === match_id);
    const shown = (some: readonly Match[]) => filterMatches(some.filter(isOfEmbed), status ?? "all", places);
    return { fetched: matches.filter(isOfEmbed), groups: groupsOfDay(shown(matches), shown(added)) };
  }, [comp_id, match_id, status, matches, added, places]);
}

/** The embedded list in another site's page. */
export default function EmbedList(props: EmbedListProps) {
  const { options, page, match_id, league, isPriced } = props;
  const { date } = page;
  const { fetched, groups } = useEmbedList(props);
  const open = useMemo(() => (isPriced ? fetched.filter(isOpen) : []), [isPriced, fetched]);
  const odds = useListOdds(open);
  const without = options.status ? "status" : league ? "league" : "day";
  return (
    <EmbedFrame
      heading={league ? shownName(league) : m.home_heading()}
      date={date}
      connection={<ConnectionLine />}
      left={Math.max(0, groups.length - BLOCKS_A_PAGE)}
    >
      <PageHead title={m.embed_title()} description={m.embed_description()} way={null} isPrivate />
      {groups.length === 0 ? (
        <EmbedEmpty of={without} />
      ) : (
        <ListOddsContext value={odds.list}>
          <MatchList groups={groups.slice(0, BLOCKS_A_PAGE)} prices={isPriced ? LIST_PRICES : undefined} />
        </ListOddsContext>
      )}
      <AfterHydration>{() => <EmbedUpkeep date={match_id === null ? date : null} />}</AfterHydration>
      <AfterHydration>
        {() =>
          isPriced ? (
            <HomeSync date={date} matches={fetched} />
          ) : (
            <MatchDaySync date={date} matches={fetched} />
          )
        }
      </AfterHydration>
    </EmbedFrame>
  );
}
