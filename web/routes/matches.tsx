import { AllMatchesView, allMatchesTitle } from "#web/features/match/day-pages/all-matches-view.tsx";
import { shouldRevalidateDay } from "#web/features/match/day-revalidation.ts";
import { isEmptyDay } from "#web/features/match/empty-day.rules.ts";
import { InReaderZone } from "#web/features/match/in-reader-zone.tsx";
import { loadMatchDay } from "#web/features/match/match-day.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/live-list.css";
import "../styles/day-pages.css";
import type { Route } from "./+types/matches";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadMatchDay(facts, url.searchParams.get("date")));
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Matches({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={allMatchesTitle(page)}
        description={m.matches_description({ date: formatDay(page.date) })}
        {...(page.date === page.today ? {} : { search: { date: page.date }, isPrivate: isEmptyDay(page) })}
      />
      <InReaderZone page={page}>{(day) => <AllMatchesView page={day} />}</InReaderZone>
    </>
  );
}
