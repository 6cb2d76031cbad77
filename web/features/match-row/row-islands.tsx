import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { importOnce } from "#web/platform/hydration/lazy-with-retry.ts";
import { whenIdle } from "#web/platform/hydration/when-idle.ts";

type RowExtras = typeof import("./row-extras.ts");
type Show = (extras: RowExtras) => void;

interface RowIslands {
  /** What rows that are mounted from now on show at once; null until it has loaded. */
  readonly loaded: () => RowExtras | null;
  /** Called by a row once it is hydrated; gives what takes it out of the queue. */
  readonly request: (show: Show) => () => void;
}

const loadRowExtras = importOnce(() => import("./row-extras.ts"));

/** How many parts of rows get their tools in one turn: a slow phone lays them out within a frame or two. */
const PARTS_A_TURN = 24;

/** Rows without a provider (in frames of other sites) have no islands. */
const RowIslandsContext = createContext<RowIslands>({ loaded: () => null, request: () => () => {} });

/**
 * The components that rows add to their HTML: star, chat, corners and the button that opens a row. Null on the server and
 * until they have loaded, which the first hydrated row requests. The HTML of a list is smaller without them.
 */
export function useRowExtras(): RowExtras | null {
  const { loaded, request } = useContext(RowIslandsContext);
  const [shown, setShown] = useState(loaded);
  const isShown = shown !== null;
  useEffect(() => (isShown ? undefined : request((extras) => setShown(extras))), [isShown, request]);
  return shown;
}

/**
 * Loads the islands once a row asks for them and the page is idle, and gives them to the waiting rows some at a time, from the
 * top: all of a long list at once kept a phone from answering a touch.
 */
function createRowIslands(onLoad: (extras: RowExtras) => void) {
  const waiting = new Set<Show>();
  let loaded: RowExtras | null = null;
  let cancel: (() => void) | null = null;
  const showSome = (extras: RowExtras) => {
    loaded = extras;
    onLoad(extras);
    for (const show of [...waiting].slice(0, PARTS_A_TURN)) {
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

/** Gives the rows below it their islands, and the page the one host of their cards. */
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
