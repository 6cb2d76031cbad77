import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { DraftRow } from "#shared/content/draft.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { languageLabel } from "#web/platform/i18n/language-label.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { MyArticles } from "./article-editor.server.ts";
import { stateName } from "./article-labels.ts";
import { NoWriter } from "./article-pages.tsx";

const STATES = ["all", "draft", "scheduled", "published"] as const;

const listPath = (state: MyArticles["state"], page = 1): string =>
  pathWith(pathOf("myArticles", getLocale()), {
    ...(state === "all" ? {} : { state }),
    ...(page === 1 ? {} : { page }),
  });

/** The articles that a reader may edit, last changed first. */
export default function MyArticlesPage({ drafts, state, page, pages }: MyArticles) {
  return (
    <div className="editor-page">
      <PageHead title={m.editor_list_title()} description={m.editor_description()} isPrivate />
      <div className="editor-head">
        <h1 className="text-lg font-semibold">{m.editor_list_title()}</h1>
        {drafts === null ? null : (
          <SiteLink to={pathOf("newArticle", getLocale())} className="button">
            {m.editor_new_title()}
          </SiteLink>
        )}
      </div>
      {drafts === null ? (
        <NoWriter />
      ) : (
        <>
          <nav aria-label={m.editor_states()} className="editor-states">
            {STATES.map((one) => (
              <SiteLink
                key={one}
                to={listPath(one)}
                className="chip"
                aria-current={one === state ? "page" : undefined}
              >
                {one === "all" ? m.editor_state_all() : stateName(one)}
              </SiteLink>
            ))}
          </nav>
          <section className="panel">
            {drafts.length === 0 ? (
              <p className="list-nothing">{m.editor_none()}</p>
            ) : (
              <ul>
                {drafts.map((draft) => (
                  <ArticleRow key={draft.id} draft={draft} />
                ))}
              </ul>
            )}
          </section>
          {pages > 1 ? (
            <nav aria-label={m.editor_pages()} className="editor-states">
              {page > 1 ? (
                <SiteLink to={listPath(state, page - 1)} className="chip" rel="prev">
                  {m.editor_newer()}
                </SiteLink>
              ) : null}
              {page < pages ? (
                <SiteLink to={listPath(state, page + 1)} className="chip" rel="next">
                  {m.editor_older()}
                </SiteLink>
              ) : null}
            </nav>
          ) : null}
        </>
      )}
    </div>
  );
}

function ArticleRow({ draft }: { readonly draft: DraftRow }) {
  return (
    <li className="editor-row">
      <SiteLink
        to={pathOf("myArticle", getLocale(), { id: draft.id })}
        className="editor-row-title"
        lang={draft.lang}
      >
        {draft.title}
      </SiteLink>
      <p className="text-xs text-muted">
        <span data-state={draft.state} className="editor-state">
          {stateName(draft.state)}
        </span>
        <span>{` · ${languageLabel(draft.lang)} · ${draft.author.name} · `}</span>
        <time dateTime={isoInstant(draft.updated_at)} className="whitespace-nowrap">
          {formatMoment(draft.updated_at)}
        </time>
      </p>
    </li>
  );
}
