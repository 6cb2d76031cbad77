import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Post } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { Prose } from "#web/platform/prose/prose.ts";
import { ProseView } from "#web/platform/prose/prose-view.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Moment } from "../posts/moment.tsx";
import { PostPicture } from "../posts/post-picture.tsx";
import { Contents } from "./contents.tsx";

/** An article's content, published or not. */
type ArticleFace = Pick<
  Post,
  "lang" | "title" | "summary" | "author" | "thumbnail" | "tags" | "updated_at"
> & {
  /** Null for a draft. */
  readonly published_at: number | null;
};

interface ArticleViewProps {
  readonly post: ArticleFace;
  readonly prose: Prose;
  /** Above its text. */
  readonly match?: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
}

/** An article, as published or as its author's preview. Needs article.css, news.css and prose.css. */
export function ArticleView({ post, prose, match, children }: ArticleViewProps) {
  return (
    <article className="panel article" lang={post.lang}>
      <ArticleHead post={post} minutes={prose.minutes} />
      <Contents headings={prose.headings} />
      {match}
      <ProseView prose={prose} />
      {post.tags.length > 0 ? (
        <nav className="article-tags" aria-label={m.news_tags()}>
          <ul>
            {post.tags.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink to={pathOf("tag", getLocale(), { slug })} className="chip" rel="tag">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {children}
    </article>
  );
}

function ArticleHead({ post, minutes }: { readonly post: ArticleFace; readonly minutes: number }) {
  const { title, summary, author, thumbnail, published_at, updated_at } = post;
  return (
    <header className="article-head">
      <h1>{title}</h1>
      {summary === "" ? null : <p className="article-summary">{summary}</p>}
      <div className="article-by">
        <SiteLink
          to={pathOf("author", getLocale(), { slug: author.slug })}
          className="article-author"
          rel="author"
        >
          <Avatar name={author.name} src={author.avatar} size={40} />
          <span>{author.name}</span>
        </SiteLink>
        <span className="article-when">
          {published_at === null ? null : <Moment at={published_at} />}
          {published_at !== null && updated_at - published_at >= CHANGED_SECONDS ? (
            <span>
              {m.news_updated()} <Moment at={updated_at} />
            </span>
          ) : null}
          <span>{m.news_minutes(counted(minutes))}</span>
        </span>
      </div>
      {thumbnail === null ? null : (
        <figure>
          <PostPicture picture={thumbnail} sizes="(min-width: 1024px) 760px, 100vw" isFirst />
        </figure>
      )}
    </header>
  );
}

/** An edit soon after publication is not worth mentioning. */
const CHANGED_SECONDS = 15 * 60;
