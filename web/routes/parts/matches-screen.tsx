import { isEmptyDay } from "#web/features/match/day/empty-day.rules.ts";
import { InReaderZone } from "#web/features/match/day/in-reader-zone.tsx";
import { AllMatchesView, allMatchesTitle } from "#web/features/match/day-pages/all-matches-view.tsx";
import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import type { Route } from "../+types/matches";

interface ScreenProps {
  readonly page: Unpacked<Route.ComponentProps["loaderData"]["packed"]>;
}

export default function MatchesScreen({ page }: ScreenProps) {
  const date = formatDay(page.date);
  return (
    <>
      <PageHead
        title={allMatchesTitle(page)}
        description={m.matches_description({ date })}
        {...(page.date === page.today
          ? {}
          : { search: { date: page.date }, part: date, isPrivate: isEmptyDay(page) })}
      />
      <InReaderZone page={page}>{(day) => <AllMatchesView page={day} />}</InReaderZone>
    </>
  );
}
