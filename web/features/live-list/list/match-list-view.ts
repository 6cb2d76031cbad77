import type { FunctionComponent } from "react";
import { proxy, useSnapshot } from "valtio";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
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
 * The reader's arrangement of match lists; lives as long as the page tree. Code that is loaded after hydration changes it
 * (`list-top.tsx`). Lists and sets that are replaced whole are `ref`.
 */
export interface ListView {
  arranged: ArrangedList | null;
  /** In which order, and of which list. */
  order: { readonly key: string; readonly order: ListOrder } | null;
  /** Competitions whose rows are folded away. */
  readonly collapsed: Record<number, boolean>;
  /** Competitions whose blocks are shown; null for all. */
  leagues: ReadonlySet<number> | null;
  picking: boolean;
  /** Star and caret of a block's header, once their code is here. */
  BlockTools: FunctionComponent<{ readonly competition: CompetitionRef }> | null;
}

const createListView = (): ListView =>
  proxy<ListView>({
    arranged: null,
    order: null,
    collapsed: {},
    leagues: null,
    picking: false,
    BlockTools: null,
  });

export const useListView = (): ListView => usePageStore(createListView);

/** Folds the rows of a competition's block away, or shows them again. */
export function toggleBlock(view: ListView, competitionId: number): void {
  view.collapsed[competitionId] = !view.collapsed[competitionId];
}

/** A list as the reader has it arranged; as in the HTML until then. */
export function useArrangedList(key: string, groups: readonly MatchGroup[]): ArrangedList {
  const { arranged } = useSnapshot(useListView());
  if (arranged?.key === key) return arranged;
  return { key, groups, rows: null, empty: groups.length === 0 };
}
