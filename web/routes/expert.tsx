import { loadExpertPage } from "#web/features/tips/experts/expert-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/tips.css";
import "../styles/user-head.css";
import type { Route } from "./+types/expert";

const ExpertPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/experts/expert-page.tsx")).ExpertPageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadExpertPage(facts, params.id, url.searchParams));
}

/** An expert with his record and his tips. */
export default function ExpertRoute({ loaderData: data }: Route.ComponentProps) {
  return <ExpertPageView data={data} />;
}
