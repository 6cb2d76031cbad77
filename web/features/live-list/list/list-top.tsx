import { type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ref, useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import type { PushedPlace } from "#web/features/live-overlay/match-overlay.ts";
import { useFollowedIds } from "#web/platform/favourites/use-favourites.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { nextTask } from "#web/platform/hydration/next-task.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { type MatchFilter, statusOf } from "../day/match-filter.ts";
import { BlockTools } from "./block-tools.tsx";
import { type Followed, inGroups, inOrder, type ListOrder, orderNow } from "./list-order.rules.ts";
import type { ListPrices } from "./match-list.tsx";
import { ROWS_A_PAGE, readPage, readTab } from "./match-list-tab.ts";
import { type ArrangedList, isSameGroup, splitGroups, useListView } from "./match-list-view.ts";
import { PinnedBlock } from "./pinned-block.tsx";
import { TimeList } from "./time-list.tsx";
import { useListOrder } from "./use-list-order.ts";

const ChosenLeagues = lazyWithRetry(() => import("./chosen-leagues.tsx"));
const LeaguePicker = lazyWithRetry(() => import("./league-picker.tsx"));

interface ListTopProps {
  /** The list's key. */
  readonly listKey: string;
  /** The blocks in HTML order. */
  readonly groups: readonly MatchGroup[];
  /** Live matches stand in a section above the blocks. */
  readonly hasLiveSection: boolean;
  /** The day's matches of every status. */
  readonly all: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
  readonly filter: MatchFilter;
  /** The statuses with pages of their own. */
  readonly pathFor: ((filter: MatchFilter) => string) | undefined;
  readonly prices: ListPrices | undefined;
}

const NOBODY: Followed = { matches: new Set(), leagues: new Set(), teams: new Set() };

/** The controls of the list: sort order, pinned matches and shown leagues. Loaded after hydration. */
export default function ListTop(props: ListTopProps) {
  const { all, places, filter, pathFor, prices } = props;
  const { leagues, picking: isPicking } = useSnapshot(useListView());
  const page = readPage(usePageQuery().get("page"));
  const top = useRef<HTMLDivElement>(null);
  useToolsOfBlocks();
  const { list, rowOrder, isOld, update } = useArrangement(props, top);
  return (
    <div ref={top}>
      <div role="status" className="order-pill">
        {isOld ? (
          <button type="button" onClick={update}>
            {m.list_new_order()}
          </button>
        ) : null}
      </div>
      {leagues === null ? null : (
        <Suspense>
          <ChosenLeagues count={leagues.size} />
        </Suspense>
      )}
      <PinnedBlock matches={list.pinned} prices={prices} />
      {rowOrder ? (
        <TimeList timeGroups={inGroups(list.rest, rowOrder)} rows={page * ROWS_A_PAGE} prices={prices} />
      ) : null}
      {isPicking ? (
        <Suspense>
          <LeaguePicker matches={all} places={places} filter={filter} pathFor={pathFor} />
        </Suspense>
      ) : null}
    </div>
  );
}

/**
 * Arranges the shown leagues in the order that the reader has chosen, and hands the blocks to the list below.
 * `rowOrder` is null unless the rows are sorted by time.
 */
function useArrangement(
  { listKey, groups, hasLiveSection, places }: ListTopProps,
  top: RefObject<HTMLElement | null>,
) {
  const view = useListView();
  const { leagues } = useSnapshot(view);
  const [sort] = useSetting("list_sort");
  const isByTime = sort === "time";
  const area = useRef<Element | null>(null);
  useLayoutEffect(() => {
    area.current = top.current?.parentElement ?? null;
  }, [top]);
  const shown = useMemo(
    () => groups.filter(({ competition }) => leagues?.has(competition.id) !== false),
    [groups, leagues],
  );
  const matches = useMemo(() => shown.flatMap((group) => group.matches), [shown]);
  const followed = useFollowedOfAll();
  const now = useMemo(
    () => orderNow(matches, (match) => statusOf(match, places), followed),
    [matches, places, followed],
  );
  const [first] = useState(() => ({
    ...orderNow(matches, ({ status }) => status, NOBODY),
    leagues: groups.map(({ competition }) => Number(competition.id)),
  }));
  const hasLive = hasLiveSection && !isByTime;
  const { order, isOld, update } = useListOrder({
    ...{ first, now, area },
    by: isByTime ? "rows" : "leagues",
    hasLiveSection: hasLive,
    key: `${listKey} ${sort} ${leagues === null ? "" : [...leagues].join()}`,
  });
  const list = useMemo(() => arrange(shown, order, hasLive), [shown, order, hasLive]);
  useLayoutEffect(() => {
    const { all, live, blocks, rest } = list;
    const rows = isByTime ? rest.length : null;
    const arranged = { key: listKey, all, live, groups: blocks, rows, empty: matches.length === 0 };
    // Most pushes do not change the list: avoid a second render.
    if (view.arranged === null || !isSameList(view.arranged, arranged)) view.arranged = ref(arranged);
  }, [view, listKey, list, matches, isByTime]);
  return { list, rowOrder: isByTime ? order.rows : null, isOld, update };
}

/** The rows of some leagues in an order: pinned ones, and the rest: by league, as live section and blocks, and flat. */
function arrange(groups: ListTopProps["groups"], order: ListOrder, hasLive: boolean) {
  const pinnedIds = new Set(order.pinned);
  const liveIds = new Set(hasLive ? order.live : []);
  const isPinned = ({ id }: Match) => pinnedIds.has(id);
  const pinned = groups.flatMap(({ matches }) => matches.filter(isPinned));
  const all = inOrder(
    splitGroups(groups, isPinned).outside,
    ({ competition }) => competition.id,
    order.leagues,
  );
  const { inside: live, outside: blocks } = splitGroups(all, ({ id }) => liveIds.has(id));
  return {
    pinned: inOrder(pinned, ({ id }) => id, order.pinned),
    all,
    live,
    blocks,
    rest: all.flatMap(({ matches }) => matches),
  };
}

const isSameList = (one: ArrangedList, other: ArrangedList): boolean =>
  one.key === other.key &&
  one.rows === other.rows &&
  one.empty === other.empty &&
  isSameGroups(one.live, other.live) &&
  isSameGroups(one.groups, other.groups);

const isSameGroups = (some: readonly MatchGroup[], others: readonly MatchGroup[]): boolean =>
  some.length === others.length &&
  some.every((group, at) => others[at] !== undefined && isSameGroup(group, others[at]));

/** The reader's favourites, in one value that changes only with them. */
function useFollowedOfAll(): Followed {
  const matches = useFollowedIds("match");
  const leagues = useFollowedIds("league");
  const teams = useFollowedIds("team");
  return useMemo(() => ({ matches, leagues, teams }), [matches, leagues, teams]);
}

/** Renders star and caret of the blocks, and opens the picker if the URL asks for it. */
function useToolsOfBlocks(): void {
  const view = useListView();
  const query = usePageQuery();
  const isLeagueTab = readTab(query.get("livescore_tab")) === "league";
  useEffect(() => {
    // In a later task than the arrangement: a page of twenty blocks renders sixty buttons.
    void nextTask().then(() => {
      view.BlockTools = BlockTools;
    });
  }, [view]);
  useEffect(() => {
    if (isLeagueTab && view.leagues === null) view.picking = true;
    return () => {
      view.picking = false;
    };
  }, [view, isLeagueTab]);
}
