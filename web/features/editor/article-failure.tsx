import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Draft } from "#shared/content/draft.schema.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface ArticleFailureProps {
  readonly code: ErrorCode;
  /** The stored article; null if it is new or unavailable. */
  readonly draft: Draft | null;
}

/** Explains why an article was refused and how the writer continues. Their text stands below. */
export function ArticleFailure({ code, draft }: ArticleFailureProps) {
  if (isSessionOver({ code }))
    return (
      <Failure text={m.editor_login_first()}>
        <NewTab path={pathOf("login", getLocale())} text={m.editor_login_tab()} />
      </Failure>
    );
  if (code === "article_not_found") return <Failure text={m.editor_gone()} />;
  if (code === "article_changed" && draft !== null) return <Conflict draft={draft} />;
  return <Failure text={errorLabel(code)} />;
}

/** The article was saved elsewhere, by another writer or in another tab: the writer chooses a version. */
function Conflict({ draft }: { readonly draft: Draft }) {
  const { id, updated_at } = draft;
  const saved = { moment: formatMoment(updated_at) };
  return (
    <Failure text={`${errorLabel("article_changed")}. ${m.editor_conflict_at(saved)}`}>
      <button type="submit" name="replaces" value={updated_at} className="button">
        {m.editor_conflict_mine()}
      </button>
      <NewTab path={pathOf("articlePreview", getLocale(), { id })} text={m.editor_conflict_see()} />
      <SiteLink to={pathOf("myArticle", getLocale(), { id })} className="text-link">
        {m.editor_conflict_theirs()}
      </SiteLink>
    </Failure>
  );
}

const NewTab = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <SiteLink to={path} target="_blank" rel="noopener nofollow" className="text-link">
    {text}
  </SiteLink>
);

function Failure({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the first thing to read on a returned form
    <div className="form-failure editor-whole editor-kept" role="alert" tabIndex={-1} autoFocus>
      <p>{text}</p>
      {children}
    </div>
  );
}
