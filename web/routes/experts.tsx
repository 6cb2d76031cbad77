import { loadExpertsPage } from "#web/features/tips/experts/experts-page.loader.server.ts";
import { ExpertsPageView } from "#web/features/tips/experts/experts-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/data-table.css";
import "../styles/tips.css";
import type { Route } from "./+types/experts";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadExpertsPage(facts, url.searchParams));
}

/** Who writes tips here. */
export default function ExpertsRoute({ loaderData: data }: Route.ComponentProps) {
  return <ExpertsPageView data={data} />;
}
