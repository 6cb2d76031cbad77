import { useQuery } from "@tanstack/react-query";
import { Comments } from "#web/features/comments/comments.tsx";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import { ArticlePageView } from "#web/features/news/article/article-page.tsx";
import { recentMatchQuery } from "#web/platform/data/match.query.ts";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import type { Route } from "../+types/article";
import { NewsBeside } from "./news-beside.tsx";

type ArticleData = Extract<Route.ComponentProps["loaderData"], { kind: "post" }>;

/** An article with its match and its comments. */
export default function ArticleScreen({
  data: { post, prose, beside, comments_page },
}: {
  readonly data: ArticleData;
}) {
  const { match_id } = post;
  const found = useQuery({ ...recentMatchQuery(match_id ?? 0), enabled: match_id !== null });
  const match = found.data?.match ?? null;
  return (
    <ArticlePageView
      {...{ post, prose }}
      match={
        match === null ? null : (
          <ul className="article-match">
            <MatchRow match={match} />
          </ul>
        )
      }
      comments={
        comments_page === null ? <HiddenResults of="all" /> : <Comments article={post} page={comments_page} />
      }
      beside={<NewsBeside data={beside} match={match} />}
    />
  );
}
