import { HydrationBoundary } from "@tanstack/react-query";
import { choicesQuery } from "#web/features/embed/embed-code.query.ts";
import { codeOptionsOf } from "#web/features/embed/embed-code.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/embed/embed-code.css";
import { competitionQuery } from "#web/platform/data/competition.query.ts";
import type { Route } from "./+types/embed-code";

const EmbedCodeView = lazyScreen(() => import("#web/features/embed/embed-code-page.tsx"));

/** Data of the page that generates the embed code. Throws `league_not_found` for a competition that does not exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async ({ locale, betting }) => {
    const client = context.get(queryClientContext);
    const options = codeOptionsOf(url.searchParams, locale);
    const { comp_id } = options;
    const { competitions } = await client.query(choicesQuery);
    const isListed = comp_id === null || competitions.some(({ id }) => id === comp_id);
    const has_odds = betting === "shown";
    return {
      options: { ...options, odds: options.odds && has_odds },
      has_odds,
      queries: await loadQueries(
        client,
        isListed ? [choicesQuery] : [choicesQuery, competitionQuery(comp_id)],
      ),
    };
  });
}

export default function EmbedCode({ loaderData: { options, has_odds, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <EmbedCodeView options={options} hasOdds={has_odds} />
    </HydrationBoundary>
  );
}
