import { type ComponentType, useSyncExternalStore } from "react";
import type { Match } from "#shared/match/index.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";
import type { Pair } from "../score.ts";

export interface RowToolsProps {
  readonly match: Match;
}

export interface RowCornersProps {
  readonly match_id: number;
  readonly corners: Pair;
}

/** What a row offers beside its link. The HTML leaves its place empty: nobody needs it for reading. */
export interface RowParts {
  /** The star, and what opens the row. */
  readonly Tools: ComponentType<RowToolsProps>;
  /** The number of corners, as a button. */
  readonly Corners: ComponentType<RowCornersProps>;
}

/** Where the rows of a page tree find their parts; `fill-rows.ts` puts them there once the page is idle. */
export interface RowPartsStore {
  parts: RowParts | null;
  readonly rows: Set<() => void>;
  readonly subscribe: (row: () => void) => () => void;
  /** Whether a row has been drawn since the page was loaded. */
  hadRows: boolean;
  readonly onFirstRow: (listener: () => void) => () => void;
}

/** One per page tree. */
export function createRowParts(): RowPartsStore {
  const rows = new Set<() => void>();
  const waiting = new Set<() => void>();
  const store: RowPartsStore = {
    parts: null,
    rows,
    hadRows: false,
    subscribe(row) {
      rows.add(row);
      if (!store.hadRows) {
        store.hadRows = true;
        for (const listener of waiting) listener();
      }
      return () => rows.delete(row);
    },
    onFirstRow(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
  return store;
}

/** The parts of the page's rows; null on the server, in the first render and until they have come. */
export function useRowParts(): RowParts | null {
  const store = usePageStore(createRowParts);
  return useSyncExternalStore(
    store.subscribe,
    () => store.parts,
    () => null,
  );
}

/** Whether the page has rows, or has had some: what they offer is loaded for them alone. */
export function useHadRows(): boolean {
  const store = usePageStore(createRowParts);
  return useSyncExternalStore(
    store.onFirstRow,
    () => store.hadRows,
    () => false,
  );
}
