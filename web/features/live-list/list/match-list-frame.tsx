import { type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import {
  LIST_DENSITIES,
  LIST_SORTS,
  type ListDensity,
  type ListSort,
} from "#shared/settings/settings.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PopoverButton } from "#web/ui/popover.tsx";
import { type ListTab, ROWS_A_PAGE, readPage, withQuery } from "./match-list-tab.ts";
import { useListView } from "./match-list-view.ts";

const LeagueIndex = lazyWithRetry(() => import("./league-index.tsx"));
const TomorrowList = lazyWithRetry(() => import("./tomorrow-list.tsx"));

const tabNames = {
  hot: m.list_tab_hot,
  league: m.list_tab_league,
} as const satisfies Record<Exclude<ListTab, "all">, () => string>;

const sortNames = {
  league: m.list_sort_league,
  time: m.list_sort_time,
} as const satisfies Record<ListSort, () => string>;

const densityNames = {
  standard: m.list_density_standard,
  dense: m.list_density_dense,
} as const satisfies Record<ListDensity, () => string>;

interface ListTabsProps {
  readonly tab: ListTab;
}

/** Links to the matches of hot leagues and to a choice of leagues; the current one leads back to all. */
export function ListTabs({ tab }: ListTabsProps) {
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
    <nav aria-label={m.list_tabs()}>
      <ul>
        {keysOf(tabNames).map((one) => (
          <li key={one}>
            <SiteLink
              to={withQuery(pathname, query, { livescore_tab: one === tab ? null : one, page: null })}
              preventScrollReset
              needsNoNetwork
              className="chip"
              aria-current={one === tab ? "page" : undefined}
              onClick={one === "league" ? pick : undefined}
            >
              {tabNames[one]()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The day's leagues as links: the place of the league picker for readers without scripts. */
export const LeagueTab = ({ tab, groups }: ListTabsProps & { readonly groups: readonly MatchGroup[] }) =>
  tab === "league" ? <LeagueIndex groups={groups} /> : null;

/** The reader's choices for lists behind one button; `children` are those of other features. */
export function ListOptions({ children }: { readonly children?: ReactNode }) {
  const [sort, setSort] = useSetting("list_sort");
  const [density, setDensity] = useSetting("list_density");
  return (
    <div className="needs-script">
      <PopoverButton
        label={<Icon name="sliders-horizontal" size={20} />}
        name={m.list_options()}
        title={m.list_options()}
        className="icon-button"
        popoverClassName="list-options"
      >
        <h2>{m.list_options()}</h2>
        <OptionSelect
          label={m.list_sort_label()}
          value={sort}
          values={LIST_SORTS}
          nameOf={(one) => sortNames[one]()}
          onChoose={setSort}
        />
        <OptionSelect
          label={m.list_density()}
          value={density}
          values={LIST_DENSITIES}
          nameOf={(one) => densityNames[one]()}
          onChoose={setDensity}
        />
        {children}
      </PopoverButton>
    </div>
  );
}

interface OptionSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function OptionSelect<Value extends string>(props: OptionSelectProps<Value>) {
  const { label, value, values, nameOf, onChoose } = props;
  const take = (field: HTMLSelectElement) => {
    const wanted = values.find((one) => one === field.value);
    if (wanted !== undefined) onChoose(wanted);
  };
  const field = useEarlyInput(value, take);
  return (
    <label className="list-option">
      <span>{label}</span>
      <select
        ref={field}
        className="odds-select"
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => take(currentTarget)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
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
