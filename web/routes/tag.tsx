import { loadTag } from "#web/features/news/terms/terms.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/tag";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const TagPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/terms/term-page.tsx")).TagPageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const [page, beside] = await Promise.all([
      loadTag(facts, params.slug, url.searchParams),
      loadNewsBeside(facts),
    ]);
    return { page, beside, twins: page.twins };
  });
}

/** A tag and its articles. */
export default function TagRoute({ loaderData: { page, beside } }: Route.ComponentProps) {
  return <TagPageView data={page} beside={<NewsBeside data={beside} />} />;
}
