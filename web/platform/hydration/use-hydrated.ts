import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and in the first render: before the browser has taken over the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
