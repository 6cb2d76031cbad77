import { type FunctionComponent, useMemo } from "react";
import { proxy, useSnapshot } from "valtio";
import type { CompetitionRef, Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { isLive } from "#shared/match/match-status.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import type { ListOrder } from "./list-order.rules.ts";

/** The content and order of a list. */
export interface ArrangedList {
  /** The list's key; a view of another day or filter is not applied. */
  readonly key: string;
  /** Every competition that is not wholly pinned, with all its rows. */
  readonly all: readonly MatchGroup[];
  /** Of those, live matches in a section of their own above the blocks. */
  readonly live: readonly MatchGroup[];
  /** The blocks. */
  readonly groups: readonly MatchGroup[];
  /** Number of rows when sorted by kick-off instead of in blocks; null for blocks. */
  readonly rows: number | null;
  /** Nothing is left to show, pinned matches included. */
  readonly empty: boolean;
}

/** True if two blocks hold the same fetched matches in the same order. */
export const isSameGroup = (one: MatchGroup, other: MatchGroup): boolean =>
  one.competition === other.competition &&
  one.matches.length === other.matches.length &&
  one.matches.every((match, at) => match === other.matches[at]);

/** The reader's arrangement of match lists. Lists and sets that are replaced whole are `ref`. */
export interface ListView {
  arranged: ArrangedList | null;
  /** The order, with the list it belongs to. */
  order: { readonly key: string; readonly order: ListOrder } | null;
  /** Folded competitions. */
  readonly collapsed: Record<number, boolean>;
  /** Competitions whose blocks are shown; null for all. */
  leagues: ReadonlySet<number> | null;
  picking: boolean;
  /** Star and caret of a block's header, once their code has loaded. */
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

/** Folds or unfolds a competition's block. */
export function toggleBlock(view: ListView, competitionId: number): void {
  view.collapsed[competitionId] = !view.collapsed[competitionId];
}

/** A list in the reader's arrangement; as in the HTML until that is known. */
export function useArrangedList(
  key: string,
  groups: readonly MatchGroup[],
  hasLiveSection: boolean,
): ArrangedList {
  const { arranged } = useSnapshot(useListView());
  const first = useMemo(
    () => splitGroups(groups, ({ status }) => hasLiveSection && isLive(status)),
    [groups, hasLiveSection],
  );
  if (arranged?.key === key) return arranged;
  return {
    key,
    all: groups,
    live: first.inside,
    groups: first.outside,
    rows: null,
    empty: groups.length === 0,
  };
}

/** Splits every group into the matches that pass a test and the others. Groups left empty are dropped. */
export function splitGroups(groups: readonly MatchGroup[], test: (match: Match) => boolean) {
  const keep = (isWanted: (match: Match) => boolean) =>
    groups.flatMap((group): MatchGroup[] => {
      const matches = group.matches.filter(isWanted);
      if (matches.length === 0) return [];
      return [matches.length === group.matches.length ? group : { ...group, matches }];
    });
  return { inside: keep(test), outside: keep((match) => !test(match)) };
}
