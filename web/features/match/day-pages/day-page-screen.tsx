import { PageHead } from "#web/platform/page-head.tsx";
import { InReaderZone } from "../day/in-reader-zone.tsx";
import type { DayPage } from "./day-page.loader.server.ts";
import { dayPageHead } from "./day-page-head.ts";
import { DayPageView, pageOnDay } from "./day-page-view.tsx";

/** The whole page of a day's results or schedule. */
export function DayPageScreen({ page }: { readonly page: DayPage }) {
  return (
    <>
      <PageHead {...dayPageHead(page)} />
      <InReaderZone page={page}>{(day) => <DayPageView page={pageOnDay(page, day)} />}</InReaderZone>
    </>
  );
}
