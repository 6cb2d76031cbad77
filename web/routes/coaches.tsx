import { loadCoachesPage } from "#web/features/people/list/coaches-page.loader.server.ts";
import { CoachesPageView } from "#web/features/people/list/coaches-page.tsx";
import { readPeopleFilter } from "#web/features/people/list/people-filter.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/team.css";
import "../styles/people.css";
import type { Route } from "./+types/coaches";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadCoachesPage(facts, readPeopleFilter(url.searchParams)));
}

export default function CoachesRoute({ loaderData: data }: Route.ComponentProps) {
  return <CoachesPageView data={data} />;
}
