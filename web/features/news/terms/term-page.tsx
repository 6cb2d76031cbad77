import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Term } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { categoryQuery, type PostFilter, postsQuery, tagQuery } from "../news.query.ts";
import { NewsFrame } from "../news-frame.tsx";
import { PostList } from "../posts/post-list.tsx";
import { usePostsData } from "../posts/posts-head.ts";

interface TermPageProps {
  readonly slug: string;
  /** The page of the list in the URL. */
  readonly page: number;
  readonly beside: ReactNode;
}

/** A category and its articles. */
export function CategoryPageView(props: TermPageProps) {
  const lang = getLocale();
  const { category } = useSuspenseQuery(categoryQuery(lang, props.slug)).data;
  const { name, slug, description } = category;
  return (
    <TermPage
      {...props}
      term={category}
      filter={{ lang, category: props.slug }}
      path={pathOf("category", lang, { slug })}
      title={m.news_category_title({ name })}
      description={description ?? m.news_category_description({ name })}
    />
  );
}

/** A tag and its articles. */
export function TagPageView(props: TermPageProps) {
  const lang = getLocale();
  const { tag } = useSuspenseQuery(tagQuery(lang, props.slug)).data;
  const { name, slug, description } = tag;
  return (
    <TermPage
      {...props}
      term={tag}
      filter={{ lang, tag: props.slug }}
      path={pathOf("tag", lang, { slug })}
      title={m.news_tag_title({ name })}
      description={description ?? m.news_tag_description({ name })}
    />
  );
}

interface TermViewProps extends TermPageProps {
  readonly term: Term;
  readonly filter: PostFilter;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

function TermPage({ term, filter, page, beside, path, title, description }: TermViewProps) {
  const { posts } = useSuspenseQuery(postsQuery(filter, page)).data;
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={title}
        description={description}
        search={searchOf(queryOfPage(page))}
        isPrivate={posts.length === 0}
        name={term.name}
        feed={path}
        structuredData={usePostsData(posts)}
      />
      <header className="news-head">
        <h1 className="text-lg font-semibold">{term.name}</h1>
        {term.description ? <p className="text-muted">{term.description}</p> : null}
      </header>
      <PostList heading={m.news_newest()} filter={filter} page={page} path={path} />
    </NewsFrame>
  );
}
