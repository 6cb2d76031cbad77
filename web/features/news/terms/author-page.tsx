import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Person } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Author } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { authorQuery, postsQuery } from "../news.query.ts";
import { NewsFrame } from "../news-frame.tsx";
import { PostList } from "../posts/post-list.tsx";
import { usePostsData } from "../posts/posts-head.ts";

interface AuthorPageProps {
  readonly slug: string;
  /** The page of the list in the URL. */
  readonly page: number;
  readonly beside: ReactNode;
}

/** An author and their articles. */
export default function AuthorPageView({ slug, page, beside }: AuthorPageProps) {
  const lang = getLocale();
  const filter = { lang, author: slug };
  const { author } = useSuspenseQuery(authorQuery(lang, slug)).data;
  const { posts } = useSuspenseQuery(postsQuery(filter, page)).data;
  const path = pathOf("author", lang, { slug: author.slug });
  const { name, biography } = author;
  const origin = useSiteFacts()?.site_origin ?? "";
  const list = usePostsData(posts);
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={m.news_author_title({ name })}
        description={biography ?? m.news_author_description({ name })}
        search={searchOf(queryOfPage(page))}
        type="profile"
        isPrivate={posts.length === 0}
        name={name}
        structuredData={
          import.meta.env.SSR ? [personOf(author, origin, path), ...(list ? [list] : [])] : undefined
        }
      />
      <header className="panel author-head">
        <Avatar name={name} src={author.avatar} size={80} />
        <div className="author-who">
          <h1 className="text-lg font-semibold">{name}</h1>
          <p className="text-xs text-muted">{m.news_count(counted(author.posts))}</p>
          {biography ? <p className="author-biography">{biography}</p> : null}
          <AuthorLinks author={author} />
        </div>
      </header>
      <PostList heading={m.news_author_posts()} filter={filter} page={page} path={path} />
    </NewsFrame>
  );
}

/** The author as schema.org data. */
function personOf(author: Author, origin: string, path: string): Person {
  const { name, biography, avatar } = author;
  const sameAs = pagesOf(author);
  return {
    "@type": "Person",
    name,
    url: origin + path,
    ...(biography === null ? {} : { description: biography }),
    ...(avatar === null ? {} : { image: origin + avatar }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

/** The author's own pages. The service may be an operator's own: only http and https URLs count. */
const pagesOf = ({ links }: Author): string[] => links.filter((link) => /^https?:\/\//i.test(link));

/** The readable part of a URL: `example.com`. */
const hostOf = (link: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(link)?.[1] ?? link;

/** Links to the author's own pages, and to their tips. */
function AuthorLinks({ author }: { readonly author: Author }) {
  const { expert_id } = author;
  const showsTips = useSiteFacts()?.betting === "shown" && expert_id !== null;
  const pages = pagesOf(author);
  if (pages.length === 0 && !showsTips) return null;
  return (
    <ul className="news-links">
      {showsTips ? (
        <li>
          <SiteLink to={pathOf("expert", getLocale(), { id: expert_id })} className="text-link">
            {m.news_author_tips()}
          </SiteLink>
        </li>
      ) : null}
      {pages.map((link) => (
        <li key={link}>
          <a href={link} className="text-link" rel="me nofollow noopener">
            {hostOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
