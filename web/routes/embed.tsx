import { lazy, useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { EmbedEmpty, EmbedFrame } from "#web/features/embed/embed-frame.tsx";
import { type EmbedOptions, embedOptionsOf } from "#web/features/embed/embed-options.ts";
import { ConnectionLine } from "#web/features/match/connection-line.tsx";
import { loadLiveList, type MatchDayPage } from "#web/features/match/match-day.loader.server.ts";
import { groupsOfDay } from "#web/features/match/match-day-groups.ts";
import { filterMatches } from "#web/features/match/match-filter.ts";
import { type ListPrices, MatchList } from "#web/features/match/match-list.tsx";
import { BLOCKS_A_PAGE } from "#web/features/match/match-list-tab.ts";
import { isOpen } from "#web/features/match/match-row.tsx";
import { useMatchDay } from "#web/features/match/use-match-day.ts";
import { loadListOdds } from "#web/features/odds/list/list-odds.loader.server.ts";
import type { PackedOdds } from "#web/features/odds/list/packed-odds.ts";
import { OddsHeads, RowOdds } from "#web/features/odds/list/row-odds.tsx";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { frameAt } from "#web/platform/frame.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { inZone } from "#web/platform/zone/zone.server.ts";
import "../styles/live-list.css";
import "../styles/embed.css";
import type { Route } from "./+types/embed";

const EmbedUpkeep = lazy(() => import("#web/features/embed/embed-upkeep.tsx"));
const MatchDaySync = lazy(() => import("#web/features/match/live/match-day-sync.tsx"));
const HomeSync = lazy(() => import("./home-sync.tsx"));

/** The zone is a part of the address: the page is loaded and rendered in it, for everybody who shows the same frame. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => {
    const frame = frameAt(url);
    return frame ? inZone(frame.zone, next) : next();
  },
];

interface EmbedPage extends Pick<MatchDayPage, "date" | "day" | "overnight"> {
  readonly options: EmbedOptions;
  /** The one competition that is shown. */
  readonly league: Match["competition"] | null;
  readonly odds: PackedOdds | null;
}

async function loadEmbed(facts: RequestFacts, options: EmbedOptions): Promise<EmbedPage> {
  const [{ date, day, overnight }, league] = await Promise.all([
    loadLiveList(facts, null),
    options.comp_id === null
      ? null
      : facts.call("/api/v1/football/comp-detail", { comp_id: options.comp_id }),
  ]);
  const matches = day.matches.filter(isOf(options));
  const open = matches.filter(isOpen);
  const odds = options.odds && open.length > 0 ? await loadListOdds(facts, date) : null;
  return {
    options,
    date,
    day: { ...day, matches },
    overnight: overnight.filter(isOf(options)),
    league: league?.data.competition ?? null,
    odds: odds?.(new Set(open.map(({ id }) => id))) ?? null,
  };
}

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadEmbed(facts, embedOptionsOf(url.searchParams)));
}

const isOf =
  ({ comp_id }: EmbedOptions) =>
  ({ competition }: Pick<Match, "competition">): boolean =>
    comp_id === null || competition.id === comp_id;

function pricesOf(date: string, packed: PackedOdds | null): ListPrices | undefined {
  if (packed === null) return undefined;
  return {
    row: ({ id, match_time }, status) => (
      <RowOdds
        match_id={id}
        match_time={match_time}
        play={isLive(status) ? "running" : status === "not_started" ? "ahead" : "over"}
        date={date}
        packed={packed}
      />
    ),
    heads: <OddsHeads />,
  };
}

/** The day's matches that the frame shows, as they stand. */
function useEmbedList({ options, date, day, overnight }: EmbedPage) {
  const { fetched, added, places } = useMatchDay(date, day, { part: "embed", overnight });
  const groups = useMemo(() => {
    const shown = (matches: readonly Match[]) =>
      filterMatches(matches.filter(isOf(options)), options.status ?? "all", places);
    return groupsOfDay(shown(fetched), shown(added));
  }, [options, fetched, added, places]);
  return { fetched, groups };
}

export default function Embed({ loaderData: page }: Route.ComponentProps) {
  const { options, date, league, odds } = page;
  const { fetched, groups } = useEmbedList(page);
  const prices = useMemo(() => pricesOf(date, odds), [date, odds]);
  const without = options.status ? "status" : league ? "league" : "day";
  return (
    <EmbedFrame
      heading={league ? shownName(league) : m.home_heading()}
      date={date}
      connection={<ConnectionLine />}
      left={Math.max(0, groups.length - BLOCKS_A_PAGE)}
    >
      <PageHead title={m.embed_title()} description={m.embed_description()} isPrivate />
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
