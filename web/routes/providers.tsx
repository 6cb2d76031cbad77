import { loadProviders } from "#web/features/providers/providers.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/ui/data-table.css";
import "#web/features/providers/providers.css";
import type { Route } from "./+types/providers";

const ProvidersPage = lazyScreen(() => import("#web/features/providers/providers-page.tsx"));

export function loader({ context }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => refuseWithout(await loadProviders(facts), "overview"));
}

/** Status of the football providers; for operators. */
export default function Providers({ loaderData }: Route.ComponentProps) {
  return <ProvidersPage {...loaderData} />;
}
