import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { importOnce } from "#web/platform/lazy-with-retry.ts";
import { whenIdle } from "#web/platform/when-idle.ts";

type RowExtras = typeof import("./row-extras.ts");
type Show = (extras: RowExtras) => void;

interface RowIslands {
  /** What rows that are mounted from now on show at once; null until it has loaded. Never a reason to render. */
  readonly loaded: { current: RowExtras | null };
  /** Called by a row once it is hydrated; gives what takes it out of the queue. */
  readonly request: (show: Show) => () => void;
}

const loadRowExtras = importOnce(() => import("./row-extras.ts"));

/** How many parts of rows get their tools in one turn: a slow phone lays them out within a frame or two. */
const PARTS_A_TURN = 24;

/** Rows without a provider (in frames of other sites) have no islands. */
const RowIslandsContext = createContext<RowIslands>({ loaded: { current: null }, request: () => () => {} });

/**
 * The components that rows add to their HTML: star, chat, corners and the button that opens a row. Null on the server and
 * until they have loaded, which the first hydrated row requests. The HTML of a list is smaller without them.
 */
export function useRowExtras(): RowExtras | null {
  const { loaded, request } = useContext(RowIslandsContext);
  const [shown, setShown] = useState(() => loaded.current);
  const isShown = shown !== null;
  useEffect(() => (isShown ? undefined : request((extras) => setShown(extras))), [isShown, request]);
  return shown;
}

/**
 * Loads the islands of rows once a page with rows is hydrated and idle, and gives them to the waiting rows some at a time,
 * from the top: all of a long list at once kept a phone from answering a touch.
 */
export function RowIslandsProvider({ children }: { readonly children: ReactNode }) {
  const loaded = useRef<RowExtras | null>(null);
  const [waiting] = useState(() => new Set<Show>());
  const [isRequested, setRequested] = useState(false);
  const [extras, setExtras] = useState<RowExtras | null>(null);
  const request = useCallback(
    (show: Show) => {
      waiting.add(show);
      setRequested(true);
      return () => void waiting.delete(show);
    },
    [waiting],
  );
  useEffect(() => {
    if (!isRequested) return;
    let stop = () => {};
    const showSome = (parts: RowExtras) => {
      loaded.current = parts;
      setExtras(parts);
      for (const show of [...waiting].slice(0, PARTS_A_TURN)) {
        waiting.delete(show);
        show(parts);
      }
      if (waiting.size > 0) stop = whenIdle(() => showSome(parts), 100);
      else setRequested(false);
    };
    stop = whenIdle(() => void loadRowExtras().then(showSome), 500);
    return () => stop();
  }, [isRequested, waiting]);
  const islands = useMemo(() => ({ loaded, request }), [request]);
  return (
    <RowIslandsContext value={islands}>
      {children}
      {extras ? <extras.RowCardHost /> : null}
    </RowIslandsContext>
  );
}
