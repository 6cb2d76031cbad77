import { useMemo } from "react";
import { useLocation } from "react-router";
import { canonicalQuery } from "#shared/url/index.ts";
import { useDynamicScreen } from "./shown-screen.ts";

/** The query of the URL as the server reads it, or the first render differs. `useSearchParams` would cost 3.3 KB. */
export function usePageQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const shown = useDynamicScreen();
  return useMemo(
    () => canonicalQuery(pathname, new URLSearchParams(search), shown),
    [pathname, search, shown],
  );
}
