import type { Draft } from "#shared/content/draft.schema.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { FormField } from "#web/platform/forms/form-field.tsx";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { languageLabel } from "#web/platform/i18n/language-label.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { ArticleIntent } from "./article-fields.ts";
import { stateName } from "./article-labels.ts";

interface PublishPanelProps {
  readonly draft: Draft | null;
  readonly lang: Locale;
  readonly busy: boolean;
}

/** The publication status of an article and its next actions. */
export function PublishPanel({ draft, lang, busy }: PublishPanelProps) {
  const state = draft?.state ?? "draft";
  const button = (intent: ArticleIntent, text: string, look: string) => (
    <button type="submit" name="intent" value={intent} className={look} aria-disabled={busy || undefined}>
      {text}
    </button>
  );
  return (
    <section className="panel editor-panel">
      <p>
        <strong>{stateName(state)}</strong>
        <span>{` · ${languageLabel(lang)}`}</span>
      </p>
      {draft?.published_at ? (
        <p className="form-hint">
          {m.editor_published_at({
            moment: formatMoment(draft.published_at),
          })}
        </p>
      ) : null}
      <div className="editor-buttons">
        {button("save", state === "published" ? m.editor_save_live() : m.editor_save(), "button")}
        {button("preview", m.editor_preview(), "quiet-button")}
      </div>
      {state === "published" && draft ? (
        <p>
          <SiteLink to={pathOf("article", draft.lang, { slug: draft.slug })} className="editor-link">
            {m.editor_open()}
          </SiteLink>
        </p>
      ) : (
        <div className="editor-buttons">{button("publish", m.editor_publish(), "button")}</div>
      )}
      {state === "published" ? null : (
        <>
          <FormField
            name="publish_at"
            label={m.editor_publish_at()}
            hint={m.editor_publish_at_hint({ zone: siteZone() })}
            control={(props) => <input {...props} type="datetime-local" />}
          />
          <div className="editor-buttons">{button("schedule", m.editor_schedule(), "quiet-button")}</div>
        </>
      )}
      {draft === null ? null : (
        <>
          <div className="editor-buttons">
            {state === "draft"
              ? button("delete", m.editor_delete(), "quiet-button")
              : button("withdraw", m.editor_withdraw(), "quiet-button")}
          </div>
          <Translation draft={draft} />
        </>
      )}
    </section>
  );
}

const writeVersion = { vi: m.editor_translate_vi, en: m.editor_translate_en } as const;
const openVersion = { vi: m.editor_translation_vi, en: m.editor_translation_en } as const;

/** A link to the article's translation, or to the form for writing it. */
function Translation({ draft }: { readonly draft: Draft }) {
  const other: Locale = draft.lang === "vi" ? "en" : "vi";
  const path =
    draft.translation === null
      ? pathWith(pathOf("newArticle", getLocale()), { language: other, post_id: draft.id })
      : pathOf("myArticle", getLocale(), { id: draft.translation.id });
  return (
    <p>
      <SiteLink to={path} className="editor-link">
        {(draft.translation === null ? writeVersion : openVersion)[other]()}
      </SiteLink>
    </p>
  );
}
