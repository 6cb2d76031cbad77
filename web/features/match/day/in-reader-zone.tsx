import { Suspense } from "react";
import { laterPart } from "#web/platform/later-code.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import type { ReaderDayProps } from "./reader-day.tsx";

// Few readers live in another zone than the site's.
const ReaderDay = laterPart(() => import("./reader-day.tsx"));

/** A page of a day as it is in the zone that is shown: what the server made, or the reader's own day. */
export function InReaderZone({ page, children }: ReaderDayProps) {
  if (page.day.tz === shownZone()) return children(page);
  return (
    <Suspense fallback={children(page)}>
      <ReaderDay page={page}>{children}</ReaderDay>
    </Suspense>
  );
}
