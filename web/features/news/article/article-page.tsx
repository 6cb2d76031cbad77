import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import type { Prose } from "#web/platform/prose/prose.ts";
import type { Crumb } from "#web/platform/seo/breadcrumbs.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { NewsFrame } from "../news-frame.tsx";
import type { ShownPost } from "./article.loader.server.ts";
import { useArticleHead } from "./article-head.ts";
import { ArticleLinks } from "./article-links.tsx";
import { ArticleView } from "./article-view.tsx";
import { Share } from "./share.tsx";

interface ArticlePageProps {
  readonly post: ShownPost;
  readonly prose: Prose;
  /** The row of the article's match, updated live. */
  readonly match?: ReactNode;
  /** The comments on it. */
  readonly comments?: ReactNode;
  readonly beside: ReactNode;
}

/** An article on its own page. */
export function ArticlePageView({ post, prose, match, comments, beside }: ArticlePageProps) {
  const { pathname } = useLocation();
  const url = (useSiteFacts()?.site_origin ?? "") + pathname;
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={post.meta_title ?? post.title}
        description={post.meta_description ?? post.summary}
        keyword={post.keyword}
        type="article"
        isPrivate={!post.is_index_flag}
        way={wayTo(post)}
        {...useArticleHead(post)}
      />
      <ArticleView post={post} prose={prose} match={match}>
        <Share key={url} url={url} title={post.title} />
      </ArticleView>
      {comments}
      <ArticleLinks post={post} />
    </NewsFrame>
  );
}

/** The news, and the article's first category. */
function wayTo({ categories: [category] }: ShownPost): Crumb[] {
  const news = { path: pathOf("news", getLocale()), name: m.news_title() };
  if (!category) return [news];
  return [news, { path: pathOf("category", getLocale(), { slug: category.slug }), name: category.name }];
}
