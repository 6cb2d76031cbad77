import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { importOnce } from "#web/platform/lazy-with-retry.ts";
import { whenIdle } from "#web/platform/when-idle.ts";

type RowExtras = typeof import("./row-extras.ts");

interface RowIslands {
  readonly extras: RowExtras | null;
  /** Called by rows once they are hydrated. */
  readonly request: () => void;
}

const loadRowExtras = importOnce(() => import("./row-extras.ts"));

/** Rows without a provider (in frames of other sites) have no islands. */
const RowIslandsContext = createContext<RowIslands>({ extras: null, request: () => {} });

/**
 * The components that rows add to their HTML: star, chat, corners and the button that opens a row. Null on the server and
 * until they have loaded, which the first hydrated row requests. The HTML of a list is smaller without them.
 */
export function useRowExtras(): RowExtras | null {
  const { extras, request } = useContext(RowIslandsContext);
  useEffect(request, [request]);
  return extras;
}

/** Loads the islands of rows once a page with rows is hydrated and idle. React renders them in slices, as a transition. */
export function RowIslandsProvider({ children }: { readonly children: ReactNode }) {
  const [isRequested, setRequested] = useState(false);
  const [extras, setExtras] = useState<RowExtras | null>(null);
  const request = useCallback(() => setRequested(true), []);
  useEffect(() => {
    if (!isRequested) return;
    const show = (loaded: RowExtras) => startTransition(() => setExtras(loaded));
    return whenIdle(() => void loadRowExtras().then(show), 500);
  }, [isRequested]);
  const islands = useMemo(() => ({ extras, request }), [extras, request]);
  return (
    <RowIslandsContext value={islands}>
      {children}
      {extras ? <extras.RowCardHost /> : null}
    </RowIslandsContext>
  );
}
