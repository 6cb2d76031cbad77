import { lacksResult } from "#shared/shield/mask-results.rules.ts";
import { isShielding, NO_SHIELD } from "#shared/shield/shield.rules.ts";
import { loadComments } from "#web/features/comments/comments.loader.server.ts";
import { Comments } from "#web/features/comments/comments.tsx";
import { MatchRow } from "#web/features/match/match-row.tsx";
import { loadArticle, type PostAnswer } from "#web/features/news/article/article.loader.server.ts";
import { ArticlePageView } from "#web/features/news/article/article-page.tsx";
import { ContentPageView } from "#web/features/news/article/content-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import "../styles/form.css";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/article.css";
import "../styles/prose.css";
import "../styles/comments.css";
import type { Route } from "./+types/article";
import { loadNewsBeside } from "./news-beside.loader.server.ts";
import { NewsBeside } from "./news-beside.tsx";

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

/** An article, or a page of the content service: whatever has no other screen. */
export default function ArticleRoute({ loaderData: { beside, comments, ...answer } }: Route.ComponentProps) {
  if (answer.kind === "page") {
    return <ContentPageView answer={answer} beside={<NewsBeside data={beside} />} />;
  }
  const { match } = answer;
  return (
    <ArticlePageView
      key={answer.post.id}
      answer={answer}
      match={
        match === null ? null : (
          <ul className="article-match">
            <MatchRow match={match} />
          </ul>
        )
      }
      comments={
        comments === "hidden" ? (
          <HiddenResults of="all" />
        ) : (
          <Comments article={answer.post} first={comments} />
        )
      }
      beside={<NewsBeside data={beside} match={match} />}
    />
  );
}
