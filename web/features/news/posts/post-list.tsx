import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Post } from "#shared/content/post.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { pathWith } from "#web/platform/page-path.ts";
import { askPosts, type PostFilter, queryOfPage } from "../news.calls.ts";
import { HiddenArticles, useHiddenArticles } from "./hidden-articles.tsx";
import { PostCard } from "./post-card.tsx";

interface PostListProps {
  readonly heading: string;
  readonly filter: PostFilter;
  readonly first: ListPage<Post>;
  /** Address of the list's first page. */
  readonly path: string;
  /** One that stands elsewhere on the page already. */
  readonly without?: number | undefined;
  /** Stands where there are no rows. */
  readonly none?: ReactNode;
}

/** Articles that a reader lengthens. Give it a key that names the list. */
export function PostList({ heading, filter, first, path, without, none }: PostListProps) {
  const { limit } = first.page;
  const ask = useCallback(
    (call: CallEndpoint, page: number) => askPosts(call, { ...filter, page }, limit),
    [filter, limit],
  );
  const list = useMore(first, ask);
  const hides = useHiddenArticles();
  const rows = list.rows.filter(({ id }) => id !== without);
  if (rows.length === 0 && without !== undefined && !list.has_more && !hides) return null;
  return (
    <section className="panel" aria-labelledby="posts">
      <div className="panel-bar">
        <h2 id="posts" className="font-semibold">
          {heading}
        </h2>
        <span className="text-meta text-muted">{m.news_count({ count: first.page.total })}</span>
      </div>
      {hides ? <HiddenArticles /> : null}
      {rows.length === 0 ? (
        hides ? null : (
          <div className="list-nothing">{none ?? <p>{m.news_none()}</p>}</div>
        )
      ) : (
        <ul className="post-rows">
          {rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} as="row" />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {list.through > first.page.page ? m.news_shown({ count: list.rows.length }) : null}
      </p>
      <ListFoot
        list={list}
        page={first.page}
        hrefOf={(page) => pathWith(path, queryOfPage(page))}
        label={m.news_pages()}
      />
    </section>
  );
}
