import { loadAuthor } from "#web/features/news/terms/terms.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/author";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const AuthorPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/terms/author-page.tsx")).AuthorPageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const [page, beside] = await Promise.all([
      loadAuthor(facts, params.slug, url.searchParams),
      loadNewsBeside(facts),
    ]);
    return { page, beside, twins: page.twins };
  });
}

/** Who signs articles. */
export default function AuthorRoute({ loaderData: { page, beside } }: Route.ComponentProps) {
  return <AuthorPageView data={page} beside={<NewsBeside data={beside} />} />;
}
