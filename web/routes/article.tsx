import { HydrationBoundary } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import { lacksResult } from "#shared/spoiler-shield/mask-results.rules.ts";
import { isShielding, NO_SHIELD, type Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { commentsQuery } from "#web/features/comments/comments.query.ts";
import { loadArticle, type ShownPost } from "#web/features/news/article/article.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { recentMatchQuery } from "#web/platform/data/match.query.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import type { Route } from "./+types/article";
import { loadNewsBeside } from "./screens/news-beside.loader.server.ts";
import { NewsBeside } from "./screens/news-beside.tsx";
import "#web/features/match-row/match-row.css";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import "#web/features/news/news.css";
import "#web/features/match-row/match-line.css";
import "#web/features/standings/standings.css";
import "#web/features/news/article/article.css";
import "#web/platform/prose/prose.css";
import "#web/features/comments/comments.css";

const ArticleScreen = lazyScreen(() => import("./screens/article-screen.tsx"));
const ContentPageView = lazyWithRetry(() => import("#web/features/news/article/content-page.tsx"));

/** An article with its match and its comments, or a page of the content service. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const [answer, beside] = await Promise.all([loadArticle(facts, params.slug), loadNewsBeside(facts)]);
    if (answer instanceof Response) return answer;
    if (answer.kind === "page") return { ...answer, beside };
    const client = context.get(queryClientContext);
    const { id, match_id } = answer.post;
    const about = match_id === null ? [] : [recentMatchQuery(match_id)];
    const [match = null] = await Promise.all(about.map((query) => client.query(query).catch(() => null)));
    const page = pageIn(url.searchParams);
    const areHidden = revealsResult(answer.post, match?.match ?? null, facts.shield ?? NO_SHIELD);
    const comments = areHidden ? [] : [commentsQuery(id, page)];
    const queries = await loadQueries(client, [], [...about, ...comments]);
    return { ...answer, beside, queries, comments_page: areHidden ? null : page };
  });
}

/** True if the comments would reveal a result to a reader who hides results; also when the match failed to load. */
function revealsResult({ match_id }: ShownPost, match: Match | null, shield: Shield): boolean {
  const isUnknown = match === null && match_id !== null && shield.scores !== "shown";
  return isUnknown || (match !== null && lacksResult(match) && isShielding(shield));
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "page") {
    return <ContentPageView answer={loaderData} beside={<NewsBeside data={loaderData.beside} />} />;
  }
  return (
    <HydrationBoundary state={loaderData.queries}>
      <ArticleScreen key={loaderData.post.id} data={loaderData} />
    </HydrationBoundary>
  );
}
