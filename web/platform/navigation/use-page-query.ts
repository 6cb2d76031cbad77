import { useMemo } from "react";
import { useLocation } from "react-router";
import { canonicalQuery } from "#shared/url/index.ts";
import { useDynamicScreen } from "./shown-screen.ts";

/**
 * The query of the address as the server reads it. What it leaves out or spells anew for the cache must look the same
 * here, or the first render does not fit the HTML. Not `useSearchParams`: with it comes all of the router's ways to
 * send forms, 3.3 KB of everybody's first load.
 */
export function usePageQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const shown = useDynamicScreen();
  return useMemo(
    () => canonicalQuery(pathname, new URLSearchParams(search), shown),
    [pathname, search, shown],
  );
}
