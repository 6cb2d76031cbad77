import { loadTipsPage } from "#web/features/tips/tips-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/tips.css";
import type { Route } from "./+types/tips";

const TipsPageView = laterScreen(async () => ({
  default: (await import("#web/features/tips/tips-page.tsx")).TipsPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadTipsPage(facts, url.searchParams));
}

/** The newest tips of all experts, or those of a match. */
export default function TipsRoute({ loaderData: data }: Route.ComponentProps) {
  return <TipsPageView data={data} />;
}
