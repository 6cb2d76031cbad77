import { useMemo } from "react";
import { useLocation } from "react-router";
import { canonicalQuery } from "#shared/url/index.ts";
import { useDynamicScreen } from "./shown-screen.ts";

/**
 * The query of the URL as the server reads it. Keys that the server drops or normalizes for the cache must look the
 * same here, or the first render does not match the HTML. `useSearchParams` would bring 3.3 KB of form submission code
 * to every first load.
 */
export function usePageQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const shown = useDynamicScreen();
  return useMemo(
    () => canonicalQuery(pathname, new URLSearchParams(search), shown),
    [pathname, search, shown],
  );
}
