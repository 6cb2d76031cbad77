import type { ReactNode } from "react";
import type { Term } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { pathWith, searchOf } from "#web/platform/page-path.ts";
import { queryOfPage } from "../news.calls.ts";
import { NewsFrame } from "../news-frame.tsx";
import { PostList } from "../posts/post-list.tsx";
import { usePostsData } from "../posts/posts-head.ts";
import type { PostsOf } from "./terms.loader.server.ts";

interface TermPageProps {
  readonly data: PostsOf<Term>;
  readonly beside: ReactNode;
}

/** A category and its articles. */
export function CategoryPageView({ data, beside }: TermPageProps) {
  const { name, slug, description } = data.head;
  return (
    <TermPage
      data={data}
      beside={beside}
      path={pathOf("category", getLocale(), { slug })}
      title={m.news_category_title({ name })}
      description={description ?? m.news_category_description({ name })}
    />
  );
}

/** A tag and its articles. */
export function TagPageView({ data, beside }: TermPageProps) {
  const { name, slug, description } = data.head;
  return (
    <TermPage
      data={data}
      beside={beside}
      path={pathOf("tag", getLocale(), { slug })}
      title={m.news_tag_title({ name })}
      description={description ?? m.news_tag_description({ name })}
    />
  );
}

interface TermPartsProps extends TermPageProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

function TermPage({ data: { head, filter, posts }, beside, path, title, description }: TermPartsProps) {
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={title}
        description={description}
        search={searchOf(queryOfPage(filter.page))}
        isPrivate={posts.rows.length === 0}
        name={head.name}
        feed={`${path}/rss.xml`}
        structuredData={usePostsData(posts.rows)}
      />
      <header className="news-head">
        <h1 className="text-lg font-semibold">{head.name}</h1>
        {head.description ? <p className="text-muted">{head.description}</p> : null}
      </header>
      <PostList
        key={pathWith(path, queryOfPage(filter.page))}
        heading={m.news_newest()}
        filter={filter}
        first={posts}
        path={path}
      />
    </NewsFrame>
  );
}
