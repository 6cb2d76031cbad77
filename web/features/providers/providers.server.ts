import type { ProvidersOverview } from "#shared/provider/provider.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { loadForOperator } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** The state of the providers; null for a reader who is no operator. */
export interface ProvidersPageData {
  readonly overview: ProvidersOverview | null;
}

export async function loadProviders(facts: RequestFacts): Promise<ProvidersPageData | Response> {
  const overview = await loadForOperator(
    facts,
    pathOf("providers", facts.locale),
    async (calls) => (await calls.load("/api/v1/origin/providers/watch", {})).data,
  );
  return overview instanceof Response ? overview : { overview };
}
