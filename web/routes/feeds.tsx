import { loadFeeds } from "#web/features/feeds/feeds.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/ui/data-table.css";
import "#web/features/feeds/feeds.css";
import type { Route } from "./+types/feeds";

const FeedsPage = lazyScreen(() => import("#web/features/feeds/feeds-page.tsx"));

export function loader({ context }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => refuseWithout(await loadFeeds(facts), "overview"));
}

/** Status of the football providers; for operators. */
export default function Feeds({ loaderData }: Route.ComponentProps) {
  return <FeedsPage {...loaderData} />;
}
