import type { FeedsOverview } from "#shared/feed/feed.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { callsOf, readerOrLogin } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** The state of the providers; null for a reader who is no operator. */
export interface FeedsPageData {
  readonly overview: FeedsOverview | null;
}

export async function loadFeeds(facts: RequestFacts): Promise<FeedsPageData | Response> {
  const reader = await readerOrLogin(facts, pathOf("feeds", facts.locale));
  if (reader instanceof Response) return reader;
  if (reader.role !== "operator") return { overview: null };
  return { overview: (await callsOf(facts).ask("/api/v1/origin/feeds/watch", {})).data };
}
