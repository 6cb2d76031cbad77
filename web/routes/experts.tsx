import { loadExpertsPage } from "#web/features/tips/experts/experts-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/data-table.css";
import "../styles/tips.css";
import type { Route } from "./+types/experts";

const ExpertsPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/experts/experts-page.tsx")).ExpertsPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadExpertsPage(facts, url.searchParams));
}

/** Who writes tips here. */
export default function ExpertsRoute({ loaderData: data }: Route.ComponentProps) {
  return <ExpertsPageView data={data} />;
}
