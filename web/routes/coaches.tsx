import { loadCoachesPage } from "#web/features/people/list/coaches-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { readListFilter } from "#web/platform/list/list-filter.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/list-page.css";
import "../styles/people.css";
import type { Route } from "./+types/coaches";

const CoachesPageView = laterScreen(async () => ({
  default: (await import("#web/features/people/list/coaches-page.tsx")).CoachesPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadCoachesPage(facts, readListFilter(url.searchParams)));
}

export default function CoachesRoute({ loaderData: data }: Route.ComponentProps) {
  return <CoachesPageView data={data} />;
}
