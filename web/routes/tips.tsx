import { loadTipsPage } from "#web/features/tips/tips-page.loader.server.ts";
import { TipsPageView } from "#web/features/tips/tips-page.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/tips.css";
import type { Route } from "./+types/tips";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadTipsPage(facts, url.searchParams));
}

/** The newest tips of all experts, or those of a match. */
export default function TipsRoute({ loaderData: data }: Route.ComponentProps) {
  return <TipsPageView data={data} />;
}
