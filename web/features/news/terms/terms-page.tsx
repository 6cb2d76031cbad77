import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { counted } from "#web/platform/i18n/number-label.ts";
import { ListFoot } from "#web/platform/list/list-foot.tsx";
import { useMorePages } from "#web/platform/list/use-more-pages.ts";
import { pathWith, queryOfPage, searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { categoriesQuery, tagsQuery } from "../news.query.ts";
import { NewsFrame } from "../news-frame.tsx";

/** The categories of articles, in order. */
export function CategoriesPageView({ beside }: { readonly beside: ReactNode }) {
  const { categories } = useSuspenseQuery(categoriesQuery(getLocale())).data;
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
                  <span className="term-count">{m.news_count(counted(posts))}</span>
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
  /** The page of the list in the URL. */
  readonly page: number;
  readonly beside: ReactNode;
}

/** Tags with articles, most used first. */
export function TagsPageView({ page, beside }: TagsPageProps) {
  const path = pathOf("tags", getLocale());
  const list = useMorePages({
    pageQuery: (at) => tagsQuery(getLocale(), at),
    page,
    rowsOf: ({ tags }) => tags.map((tag) => ({ ...tag, id: tag.slug })),
  });
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={m.news_tags_title()}
        description={m.news_tags_description()}
        search={searchOf(queryOfPage(page))}
        isPrivate={list.first.rows.length === 0}
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
                  <span>{name}</span>
                  <span className="chip-count">{posts}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <ListFoot
          list={list}
          page={list.first.page}
          hrefOf={(at) => pathWith(path, queryOfPage(at))}
          label={m.news_tags_pages()}
        />
      </section>
    </NewsFrame>
  );
}
