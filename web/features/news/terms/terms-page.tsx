import { type ReactNode, useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Term } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { type ListPage, useMore } from "#web/platform/list/use-more.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { pathWith, searchOf } from "#web/platform/page-path.ts";
import { askTags, queryOfPage, type TagRow } from "../news.calls.ts";
import { NewsFrame } from "../news-frame.tsx";

interface CategoriesPageProps {
  readonly categories: readonly Term[];
  readonly beside: ReactNode;
}

/** What articles are sorted by. */
export function CategoriesPageView({ categories, beside }: CategoriesPageProps) {
  return (
    <NewsFrame beside={beside}>
      <PageHead title={m.news_categories_title()} description={m.news_categories_description()} />
      <h1 className="news-title">{m.news_categories_title()}</h1>
      <section className="panel">
        {categories.length === 0 ? (
          <div className="list-nothing">
            <p>{m.news_categories_none()}</p>
          </div>
        ) : (
          <ul className="post-rows">
            {categories.map(({ slug, name, description, posts }) => (
              <li key={slug}>
                <SiteLink to={pathOf("category", getLocale(), { slug })} className="term-row">
                  <b>{name}</b>
                  <span className="term-count">{m.news_count({ count: posts })}</span>
                  {description ? <span className="term-about">{description}</span> : null}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </NewsFrame>
  );
}

interface TagsPageProps {
  readonly tags: ListPage<TagRow>;
  readonly beside: ReactNode;
}

/** Tags that articles have, those with the most first. Give it a key that names the page of the list. */
export function TagsPageView({ tags, beside }: TagsPageProps) {
  const path = pathOf("tags", getLocale());
  const ask = useCallback((call: CallEndpoint, page: number) => askTags(call, getLocale(), page), []);
  const list = useMore(tags, ask);
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={m.news_tags_title()}
        description={m.news_tags_description()}
        search={searchOf(queryOfPage(tags.page.page))}
        isPrivate={tags.rows.length === 0}
      />
      <h1 className="news-title">{m.news_tags_title()}</h1>
      <section className="panel">
        {list.rows.length === 0 ? (
          <div className="list-nothing">
            <p>{m.news_tags_none()}</p>
          </div>
        ) : (
          <ul className="tag-cloud">
            {list.rows.map(({ slug, name, posts }) => (
              <li key={slug}>
                <SiteLink to={pathOf("tag", getLocale(), { slug })} className="chip">
                  {name}
                  <span className="chip-count">{posts}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <ListFoot
          list={list}
          page={tags.page}
          hrefOf={(page) => pathWith(path, queryOfPage(page))}
          label={m.news_tags_pages()}
        />
      </section>
    </NewsFrame>
  );
}
