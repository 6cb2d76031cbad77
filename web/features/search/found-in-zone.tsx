import { Suspense } from "react";
import { laterPart } from "#web/platform/later-code.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import type { ReaderFoundProps } from "./reader-found.tsx";
import type { SearchPageData } from "./search-page.loader.server.ts";

// Few readers live in another zone than the site's.
const ReaderFound = laterPart(() => import("./reader-found.tsx"));

type FoundInZoneProps = ReaderFoundProps & Pick<SearchPageData, "tz">;

/** What was found on days of the zone that is shown: what the server found, or the matches of the reader's own days. */
export function FoundInZone({ tz, ...asked }: FoundInZoneProps) {
  const { filter, found, children } = asked;
  const hasDays = filter.kind === null || filter.kind === "match";
  if (!hasDays || tz === shownZone()) return children(found);
  return (
    <Suspense fallback={children(found)}>
      <ReaderFound {...asked} />
    </Suspense>
  );
}
