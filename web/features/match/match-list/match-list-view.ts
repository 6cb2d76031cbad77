import type { ComponentType } from "react";
import { proxy } from "valtio/vanilla";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import type { ListOrder } from "./list-order.rules.ts";

/** What of a list is shown, and in which order. */
export interface ArrangedList {
  /** What it is a list of; one of another day or filter is not shown. */
  readonly key: string;
  readonly groups: readonly MatchGroup[];
  /** The rows stand by kick-off in place of the blocks, so many of them; null for blocks. */
  readonly rows: number | null;
  /** Nothing is left to show, pinned matches included. */
  readonly empty: boolean;
}

/** Whether two blocks hold the same matches as they were fetched, in the same order. */
export const isSameGroup = (one: MatchGroup, other: MatchGroup): boolean =>
  one.competition === other.competition &&
  one.matches.length === other.matches.length &&
  one.matches.every((match, at) => match === other.matches[at]);

/**
 * What a reader does with the list of matches; lives as long as the page tree. In the first render it is as it was made,
 * like the HTML; what is written here comes with code that is loaded after hydration (`match-list/`).
 */
export interface ListView {
  arranged: ArrangedList | null;
  /** In which order, and of which list. */
  order: { readonly key: string; readonly order: ListOrder } | null;
  /** Competitions whose rows are folded away. */
  collapsed: readonly number[];
  /** Competitions whose blocks are shown; null for all. */
  leagues: ReadonlySet<number> | null;
  picking: boolean;
  /** Star and caret of a block's header, once their code is here. */
  BlockTools: ComponentType<{ readonly competition: CompetitionRef }> | null;
}

const createListView = (): ListView =>
  proxy<ListView>({
    arranged: null,
    order: null,
    collapsed: [],
    leagues: null,
    picking: false,
    BlockTools: null,
  });

export const useListView = (): ListView => usePageStore(createListView);

/** A list as the reader has it arranged; as in the HTML until then. */
export function useArrangedList(key: string, groups: readonly MatchGroup[]): ArrangedList {
  const arranged = useStore(useListView(), (view) => view.arranged, null);
  if (arranged?.key === key) return arranged;
  return { key, groups, rows: null, empty: groups.length === 0 };
}
