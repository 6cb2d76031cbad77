import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CategoryPosts } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { useScreenPath } from "#web/platform/navigation/shown-screen.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { categoryPostsQuery, POSTS_OF_CATEGORY, postsQuery } from "../news.query.ts";
import { NewsFrame } from "../news-frame.tsx";
import { PostCard } from "../posts/post-card.tsx";
import { PostList } from "../posts/post-list.tsx";
import { usePostsData } from "../posts/posts-head.ts";

interface NewsPageProps {
  /** The page of the list in the URL. */
  readonly page: number;
  readonly beside: ReactNode;
}

/** The news front page: the newest article, those of each category, and all of them. */
export default function NewsPageView({ page, beside }: NewsPageProps) {
  const locale = getLocale();
  const path = useScreenPath()("news");
  const { posts } = useSuspenseQuery(postsQuery({ lang: locale }, page)).data;
  const lead = page === 1 ? posts[0] : undefined;
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={m.news_page_title()}
        description={m.news_description()}
        search={searchOf(queryOfPage(page))}
        feed={pathOf("news", locale)}
        isPrivate={posts.length === 0}
        structuredData={usePostsData(posts)}
      />
      <header className="news-head">
        <h1 className="text-lg font-semibold">{m.news_page_title()}</h1>
        <p className="news-links">
          <SiteLink to={pathOf("categories", locale)} className="text-link">
            {m.news_categories()}
          </SiteLink>
          <SiteLink to={pathOf("tags", locale)} className="text-link">
            {m.news_tags()}
          </SiteLink>
        </p>
      </header>
      {lead ? (
        <div className="panel">
          <PostCard post={lead} as="lead" level={2} />
        </div>
      ) : null}
      {page === 1 ? <CategoryBlocks without={lead?.id} /> : null}
      <PostList
        heading={m.news_newest()}
        filter={{ lang: locale }}
        page={page}
        path={path}
        without={lead?.id}
      />
    </NewsFrame>
  );
}

/** The newest articles of each category, without the lead article. */
function CategoryBlocks({ without }: { readonly without: number | undefined }) {
  const { categories } = useSuspenseQuery(categoryPostsQuery(getLocale())).data;
  const blocks = categories.flatMap((category) => {
    const posts = category.posts.filter(({ id }) => id !== without).slice(0, POSTS_OF_CATEGORY);
    return posts.length > 0 ? [{ ...category, posts }] : [];
  });
  if (blocks.length === 0) return null;
  return (
    <div className="news-blocks">
      {blocks.map((category) => (
        <CategoryBlock key={category.slug} category={category} />
      ))}
    </div>
  );
}

function CategoryBlock({ category: { slug, name, posts } }: { readonly category: CategoryPosts }) {
  const [first, ...rest] = posts;
  const heading = `category-${slug}`;
  return (
    <section className="panel news-block" aria-labelledby={heading}>
      <div className="panel-bar">
        <h2 id={heading} className="font-semibold">
          <SiteLink to={pathOf("category", getLocale(), { slug })} className="news-block-link">
            {name}
          </SiteLink>
        </h2>
      </div>
      {first ? <PostCard post={first} as="row" /> : null}
      <ul className="post-rows">
        {rest.map((post) => (
          <li key={post.id}>
            <PostCard post={post} as="line" />
          </li>
        ))}
      </ul>
    </section>
  );
}
