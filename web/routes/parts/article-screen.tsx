import { Comments } from "#web/features/comments/comments.tsx";
import { MatchRow } from "#web/features/match/row/match-row.tsx";
import { ArticlePageView } from "#web/features/news/article/article-page.tsx";
import { ContentPageView } from "#web/features/news/article/content-page.tsx";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import type { Route } from "../+types/article";
import { NewsBeside } from "./news-beside.tsx";

/** An article, or a page of the content service: whatever has no other screen. */
export default function ArticleScreen({
  loaderData: { beside, comments, ...answer },
}: Pick<Route.ComponentProps, "loaderData">) {
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
