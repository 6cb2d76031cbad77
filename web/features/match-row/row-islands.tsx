import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { importOnce } from "#web/platform/hydration/lazy-with-retry.ts";
import { whenIdle } from "#web/platform/hydration/when-idle.ts";

type RowExtras = typeof import("./row-extras.ts");
type Show = (extras: RowExtras) => void;

interface RowIslands {
  /** Islands for rows mounted from now on; null until loaded. */
  readonly loaded: () => RowExtras | null;
  /** Called by a row once it is hydrated; returns the function that removes it from the queue. */
  readonly request: (show: Show) => () => void;
}

const loadRowExtras = importOnce(() => import("./row-extras.ts"));

/** Number of row islands rendered per turn: a slow phone lays them out within a frame or two. */
const ISLANDS_PER_TURN = 24;

/** Rows without a provider (in frames of other sites) have no islands. */
const RowIslandsContext = createContext<RowIslands>({ loaded: () => null, request: () => () => {} });

/**
 * The islands that rows add to their HTML, which keeps a list's HTML smaller. Null on the server and until the first
 * hydrated row has loaded them.
 */
export function useRowExtras(): RowExtras | null {
  const { loaded, request } = useContext(RowIslandsContext);
  const [shown, setShown] = useState(loaded);
  const isShown = shown !== null;
  useEffect(() => (isShown ? undefined : request((extras) => setShown(extras))), [isShown, request]);
  return shown;
}

/** Loads the islands when idle and hands them to rows in batches: one large batch blocked touches on a phone. */
function createRowIslands(onLoad: (extras: RowExtras) => void) {
  const waiting = new Set<Show>();
  let loaded: RowExtras | null = null;
  let cancel: (() => void) | null = null;
  const showSome = (extras: RowExtras) => {
    loaded = extras;
    onLoad(extras);
    for (const show of [...waiting].slice(0, ISLANDS_PER_TURN)) {
      waiting.delete(show);
      show(extras);
    }
    cancel = waiting.size > 0 ? whenIdle(() => showSome(extras), 100) : null;
  };
  return {
    loaded: () => loaded,
    request(show: Show) {
      waiting.add(show);
      cancel ??= whenIdle(() => void loadRowExtras().then(showSome), 500);
      return () => void waiting.delete(show);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}

/** Provides islands to the rows below it, and one card host to the page. */
export function RowIslandsProvider({ children }: { readonly children: ReactNode }) {
  const [extras, setExtras] = useState<RowExtras | null>(null);
  const [islands] = useState(() => createRowIslands((loaded) => setExtras(loaded)));
  useEffect(() => islands.stop, [islands]);
  return (
    <RowIslandsContext value={islands}>
      {children}
      {extras ? <extras.RowCardHost /> : null}
    </RowIslandsContext>
  );
}
