import { m } from "#messages/paraglide/messages.js";
import { counted } from "#web/platform/i18n/number-label.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { pathWith, queryOfPage } from "#web/platform/navigation/page-path.ts";
import { RevealLink } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { type PostFilter, postsQuery } from "../news.query.ts";
import { PostCard } from "./post-card.tsx";

interface PostListProps {
  readonly heading: string;
  readonly filter: PostFilter;
  /** The page in the URL. */
  readonly page: number;
  /** URL of the list's first page. */
  readonly path: string;
  /** An article already shown elsewhere on the page. */
  readonly without?: number | undefined;
}

/** An article list with "load more". */
export function PostList({ heading, filter, page, path, without }: PostListProps) {
  const list = useMorePages({
    pageQuery: (at) => postsQuery(filter, at),
    page,
    rowsOf: ({ posts }) => posts,
  });
  const hides = useHiddenArticles();
  const rows = list.rows.filter(({ id }) => id !== without);
  if (rows.length === 0 && without !== undefined && !list.has_more && !hides) return null;
  return (
    <Panel id="posts" heading={heading} count={m.news_count(counted(list.first.page.total))}>
      {hides ? <HiddenArticles /> : null}
      {rows.length === 0 ? (
        hides ? null : (
          <div className="list-nothing">
            <p>{m.news_none()}</p>
          </div>
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
        {list.through > page ? m.news_shown(counted(list.rows.length)) : null}
      </p>
      <ListFoot
        list={list}
        page={list.first.page}
        hrefOf={(at) => pathWith(path, queryOfPage(at))}
        label={m.news_pages()}
      />
    </Panel>
  );
}

/** True if the list omits articles that reveal recent results. */
function useHiddenArticles(): boolean {
  const { scores } = useShield();
  const { revealed } = useShownView();
  return scores !== "shown" && revealed !== "all";
}

/** A note above a list that omits such articles, with a link to the full list. */
const HiddenArticles = () => (
  <p className="post-hidden">
    {m.news_hidden()} <RevealLink of="all" className="text-link" />
  </p>
);
