import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Draft } from "#shared/content/draft.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { ArticleEditorData } from "./article-editor.server.ts";
import type { ArticleAnswer } from "./article-form.server.ts";
import { ArticleForm } from "./article-form.tsx";

interface ArticlePageProps {
  /** Null for a reader who is no writer. */
  readonly editor: ArticleEditorData | null;
  /** State of a returned form. */
  readonly answer: ArticleAnswer | null;
}

/** The page with the article editor. */
export function ArticlePage({ editor, answer }: ArticlePageProps) {
  const title = editor?.draft || answer?.filled.post_id ? m.editor_edit_title() : m.editor_new_title();
  return (
    <div className="editor-page">
      <PageHead title={title} description={m.editor_description()} isPrivate />
      <h1 className="text-lg font-semibold">{title}</h1>
      {editor === null ? (
        <NoWriter />
      ) : (
        // A saved article is another form than a returned one: its fields hold the saved values.
        <ArticleForm key={answer === null ? "saved" : "refused"} editor={editor} answer={answer} />
      )}
    </div>
  );
}

/** Message for a reader who is no writer. */
export function NoWriter() {
  return (
    <section className="panel list-nothing">
      <h2 className="font-semibold">{m.editor_no_writer()}</h2>
      <p>{m.editor_no_writer_how()}</p>
    </section>
  );
}

interface ArticlePreviewPageProps {
  readonly draft: Draft;
  /** The article as rendered on its own page. */
  readonly children: ReactNode;
}

/** The preview of an article, with a link back to the editor. */
export function ArticlePreviewPage({ draft, children }: ArticlePreviewPageProps) {
  return (
    <div className="editor-page">
      <PageHead
        title={m.editor_preview_title({ title: draft.title })}
        description={draft.summary}
        isPrivate
      />
      <p className="form-failure editor-kept" role="status">
        {m.editor_preview_note()}
        <SiteLink to={pathOf("myArticle", getLocale(), { id: draft.id })} className="button">
          {m.editor_preview_back()}
        </SiteLink>
      </p>
      {children}
    </div>
  );
}
