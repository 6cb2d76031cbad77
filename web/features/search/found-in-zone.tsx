import { lazy, type ReactNode, Suspense } from "react";
import type { SearchAnswer } from "#shared/search/index.ts";
import { shownZone } from "#web/platform/format.ts";
import type { SearchPageData } from "./search-page.loader.server.ts";

// Few readers live in another zone than the site's.
const ReaderFound = lazy(() => import("./reader-found.tsx"));

export interface FoundInZoneProps extends Pick<SearchPageData, "filter" | "limit"> {
  /** As the server found it, in its zone. */
  readonly found: SearchAnswer;
  readonly children: (found: SearchAnswer) => ReactNode;
}

/** What was found on days of the zone that is shown: what the server found, or the matches of the reader's own days. */
export function FoundInZone({ tz, ...asked }: FoundInZoneProps & Pick<SearchPageData, "tz">) {
  const { filter, found, children } = asked;
  const hasDays = filter.kind === null || filter.kind === "match";
  if (!hasDays || tz === shownZone()) return children(found);
  return (
    <Suspense fallback={children(found)}>
      <ReaderFound {...asked} />
    </Suspense>
  );
}
