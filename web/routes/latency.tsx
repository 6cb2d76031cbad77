import { loadLatencyPage } from "#web/features/latency/latency-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/data-table.css";
import "../styles/latency.css";
import type { Route } from "./+types/latency";

const LatencyPageView = laterScreen(async () => ({
  default: (await import("#web/features/latency/latency-page.tsx")).LatencyPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadLatencyPage(facts, url.searchParams));
}

/** How late changes were on readers' screens. */
export default function LatencyRoute({ loaderData: data }: Route.ComponentProps) {
  return <LatencyPageView data={data} />;
}
