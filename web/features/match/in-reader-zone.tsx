import { lazy, type ReactNode, Suspense } from "react";
import { shownZone } from "#web/platform/format.ts";
import type { MatchDayPage } from "./match-day.loader.server.ts";

// Few readers live in another zone than the site's.
const ReaderDay = lazy(() => import("./reader-day.tsx"));

export interface InReaderZoneProps {
  /** As the server made it, for everybody. */
  readonly page: MatchDayPage;
  readonly children: (page: MatchDayPage) => ReactNode;
}

/** A page of a day as it is in the zone that is shown: what the server made, or the reader's own day. */
export function InReaderZone({ page, children }: InReaderZoneProps) {
  if (page.day.tz === shownZone()) return children(page);
  return (
    <Suspense fallback={children(page)}>
      <ReaderDay page={page}>{children}</ReaderDay>
    </Suspense>
  );
}
