import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";

/**
 * A field of a valtio store as a component sees it: renders when `read` gives another value, and only then. The
 * stores here hold whole immutable values (`ref`), so that a read is exact, and valtio's own tracking hook with its
 * second layer of proxies stays out of the first load. `first` is the value in the HTML: a part of the page whose code
 * arrives late is hydrated when the store may know more already, and has to fit the HTML all the same.
 */
export function useStore<Store extends object, Value>(
  store: Store,
  read: (store: Store) => Value,
  first: Value,
): Value {
  const listen = useCallback((listener: () => void) => subscribe(store, listener), [store]);
  return useSyncExternalStore(
    listen,
    () => read(store),
    () => first,
  );
}
