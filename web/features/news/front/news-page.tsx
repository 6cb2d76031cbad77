import type { ReactNode } from "react";
import type { CategoryPosts } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { searchOf } from "#web/platform/page-path.ts";
import { useScreenPath } from "#web/platform/shown-screen.ts";
import { queryOfPage } from "../news.calls.ts";
import { NewsFrame } from "../news-frame.tsx";
import { PostCard } from "../posts/post-card.tsx";
import { PostList } from "../posts/post-list.tsx";
import { usePostsData } from "../posts/posts-head.ts";
import type { NewsPageData } from "./news-page.loader.server.ts";

interface NewsPageProps {
  readonly data: NewsPageData;
  readonly beside: ReactNode;
}

/** The front page of the news: the newest article, those of each category, and all of them. */
export function NewsPageView({ data: { filter, posts, categories }, beside }: NewsPageProps) {
  const locale = getLocale();
  const path = useScreenPath()("news");
  const lead = filter.page === 1 ? posts.rows[0] : undefined;
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={m.news_page_title()}
        description={m.news_description()}
        search={searchOf(queryOfPage(filter.page))}
        feed={`${pathOf("news", locale)}/rss.xml`}
        isPrivate={posts.rows.length === 0}
        structuredData={usePostsData(posts.rows)}
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
      {categories.length > 0 ? (
        <div className="news-blocks">
          {categories.map((category) => (
            <CategoryBlock key={category.slug} category={category} />
          ))}
        </div>
      ) : null}
      <PostList
        key={filter.page}
        heading={m.news_newest()}
        filter={filter}
        first={posts}
        path={path}
        without={lead?.id}
      />
    </NewsFrame>
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
