import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import { EmbedEmpty, EmbedFrame } from "#web/features/embed/embed-frame.tsx";
import type { EmbedOptions } from "#web/features/embed/embed-options.ts";
import type { MatchDayPage } from "#web/features/match/day/match-day.loader.server.ts";
import { groupsOfDay } from "#web/features/match/day/match-day-groups.ts";
import { filterMatches } from "#web/features/match/day/match-filter.ts";
import { useMatchDay } from "#web/features/match/day/use-match-day.ts";
import { ConnectionLine } from "#web/features/match/live/connection-line.tsx";
import { MatchList } from "#web/features/match/match-list/match-list.tsx";
import { BLOCKS_A_PAGE } from "#web/features/match/match-list/match-list-tab.ts";
import type { PackedOdds } from "#web/features/odds/list/packed-odds.ts";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { listPrices } from "./list-prices.tsx";

const EmbedUpkeep = laterPart(() => import("#web/features/embed/embed-upkeep.tsx"));
const MatchDaySync = laterPart(() => import("#web/features/match/live/match-day-sync.tsx"));
const HomeSync = laterPart(() => import("./home-sync.tsx"));

export interface EmbedPage extends Pick<MatchDayPage, "date" | "day" | "overnight"> {
  readonly options: EmbedOptions;
  /** The one competition that is shown. */
  readonly league: Match["competition"] | null;
  readonly odds: PackedOdds | null;
}

/** Whether a match is of the competition that a frame is about. */
export const isOfEmbed =
  ({ comp_id }: EmbedOptions) =>
  ({ competition }: Pick<Match, "competition">): boolean =>
    comp_id === null || competition.id === comp_id;

/** The day's matches that the frame shows, as they stand. */
function useEmbedList({ options, date, day, overnight }: EmbedPage) {
  const { fetched, added, places } = useMatchDay(date, day, { part: "embed", overnight });
  const groups = useMemo(() => {
    const shown = (matches: readonly Match[]) =>
      filterMatches(matches.filter(isOfEmbed(options)), options.status ?? "all", places);
    return groupsOfDay(shown(fetched), shown(added));
  }, [options, fetched, added, places]);
  return { fetched, groups };
}

/** The list in another site's page. */
export function EmbedList({ page }: { readonly page: EmbedPage }) {
  const { options, date, league, odds } = page;
  const { fetched, groups } = useEmbedList(page);
  const prices = useMemo(() => (odds ? listPrices(date, odds) : undefined), [date, odds]);
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
        <MatchList groups={groups.slice(0, BLOCKS_A_PAGE)} prices={prices} />
      )}
      <AfterHydration>{() => <EmbedUpkeep date={date} />}</AfterHydration>
      <AfterHydration>
        {() =>
          odds ? (
            <HomeSync date={date} matches={fetched} packed={odds} />
          ) : (
            <MatchDaySync date={date} matches={fetched} />
          )
        }
      </AfterHydration>
    </EmbedFrame>
  );
}
