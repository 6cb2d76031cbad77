import { lacksResult } from "#shared/shield/mask-results.rules.ts";
import { isShielding, NO_SHIELD } from "#shared/shield/shield.rules.ts";
import { loadComments } from "#web/features/comments/comments.loader.server.ts";
import { loadArticle, type PostAnswer } from "#web/features/news/article/article.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { Route } from "./+types/article";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import "../styles/match-row.css";
import "../styles/form.css";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import "../styles/article.css";
import "../styles/prose.css";
import "../styles/comments.css";

const ArticleScreen = laterScreen(() => import("./parts/article-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const answer = await loadArticle(facts, params.slug);
    if (answer instanceof Response) return answer;
    const [beside, comments] = await Promise.all([
      loadNewsBeside(facts),
      answer.kind === "post" ? commentsOf(facts, answer, url.searchParams) : null,
    ]);
    return { ...answer, beside, comments };
  });
}

/** What readers say of a match tells how it went: also of one that could not be had, to a reader who hides results. */
async function commentsOf(facts: RequestFacts, { post, match }: PostAnswer, search: URLSearchParams) {
  const shield = facts.shield ?? NO_SHIELD;
  const isUnknown = match === null && post.match_id !== null && shield.scores !== "shown";
  if (isUnknown || (match !== null && lacksResult(match) && isShielding(shield))) return "hidden" as const;
  return loadComments(facts, post.id, search);
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen loaderData={loaderData} />;
}
