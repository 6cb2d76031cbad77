import { type MouseEvent, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { LIST_SORTS, type ListSort } from "#shared/settings/settings.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { LIST_TABS, type ListTab, ROWS_A_PAGE, readPage, withQuery } from "./match-list-tab.ts";
import { useListView } from "./match-list-view.ts";

// The picker's place, with scripts.
const LeagueIndex = lazyWithRetry(() => import("./league-index.tsx"));
const TomorrowList = lazyWithRetry(() => import("./tomorrow-list.tsx"));

const tabNames = {
  all: m.list_tab_all,
  hot: m.list_tab_hot,
  league: m.list_tab_league,
} as const satisfies Record<ListTab, () => string>;

const sortNames = {
  league: m.list_sort_league,
  time: m.list_sort_time,
} as const satisfies Record<ListSort, () => string>;

interface ListTabsProps {
  readonly tab: ListTab;
  readonly groups: readonly MatchGroup[];
}

/** Links for all matches, those of hot leagues, or a choice of leagues; and the sort order. */
export function ListTabs({ tab, groups }: ListTabsProps) {
  const { pathname } = useLocation();
  const query = usePageQuery();
  const view = useListView();
  const pick = (event: MouseEvent) => {
    // Before its code has loaded, the picker is a link to a page.
    if (view.BlockTools === null || !isPlainClick(event)) return;
    event.preventDefault();
    view.picking = true;
  };
  return (
    <>
      <div className="list-tabs">
        <nav aria-label={m.list_tabs()}>
          <ul>
            {LIST_TABS.map((one) => (
              <li key={one}>
                <SiteLink
                  to={withQuery(pathname, query, { livescore_tab: one === "all" ? null : one, page: null })}
                  preventScrollReset
                  needsNoNetwork
                  aria-current={one === tab ? "page" : undefined}
                  onClick={one === "league" ? pick : undefined}
                >
                  {tabNames[one]()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <SortSelect />
      </div>
      {tab === "league" ? <LeagueIndex groups={groups} /> : null}
    </>
  );
}

function SortSelect() {
  const [sort, setSort] = useSetting("list_sort");
  const take = ({ value }: HTMLSelectElement) => setSort(LIST_SORTS.find((one) => one === value) ?? "league");
  const field = useEarlyInput(sort, take);
  return (
    <select
      ref={field}
      className="odds-select needs-script"
      aria-label={m.list_sort_label()}
      value={sort}
      autoComplete="off"
      onChange={({ currentTarget }) => take(currentTarget)}
    >
      {LIST_SORTS.map((one) => (
        <option key={one} value={one}>
          {sortNames[one]()}
        </option>
      ))}
    </select>
  );
}

interface ListEndProps {
  /** Number of blocks that are not shown yet. */
  readonly left: number;
  /** In a list by kick-off: the number of rows on all pages. */
  readonly rows: number | null;
  /** The next day, if the list extends into it. */
  readonly tomorrow: string | null;
  /** Filters the matches of this list. */
  readonly has: (match: Match) => boolean;
}

/** Content after the last shown block. */
export function ListEnd({ left, rows, tomorrow, has }: ListEndProps) {
  const { pathname } = useLocation();
  const query = usePageQuery();
  const page = readPage(query.get("page"));
  const rowsLeft = rows === null ? 0 : rows - page * ROWS_A_PAGE;
  if (left > 0 || rowsLeft > 0) {
    return (
      <SiteLink
        to={withQuery(pathname, query, { page: String(page + 1) })}
        preventScrollReset
        needsNoNetwork
        className="panel load-more"
      >
        {rows === null ? m.list_more({ count: left }) : m.list_more_rows({ count: rowsLeft })}
      </SiteLink>
    );
  }
  return tomorrow === null ? null : <Tomorrow key={tomorrow} date={tomorrow} has={has} />;
}

interface TomorrowProps {
  readonly date: string;
  readonly has: (match: Match) => boolean;
}

/** The next day's matches: a link, or with scripts a section of this list. */
function Tomorrow({ date, has }: TomorrowProps) {
  const [isOpen, setOpen] = useState(false);
  const href = `${pathOf("home", getLocale())}?date=${date}`;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const link = (
    <SiteLink to={href} className="panel load-more" onClick={open} aria-busy={isOpen || undefined}>
      {m.list_tomorrow_more()}
    </SiteLink>
  );
  if (!isOpen) return link;
  return (
    <Suspense fallback={link}>
      <TomorrowList date={date} has={has} href={href} />
    </Suspense>
  );
}
