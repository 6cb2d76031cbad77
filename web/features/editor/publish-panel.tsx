import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Draft } from "#shared/content/draft.schema.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";
import { FormField } from "#web/platform/forms/form-field.tsx";
import { formatMoment } from "#web/platform/i18n/format.ts";
import { languageInputs, languageLabel } from "#web/platform/i18n/language-label.ts";
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
          {LOCALES.map((locale) =>
            locale === draft.lang ? null : <Translation key={locale} draft={draft} other={locale} />,
          )}
        </>
      )}
    </section>
  );
}

interface TranslationProps {
  readonly draft: Draft;
  readonly other: Locale;
}

/** A link to the article's version in another language, or to the form for writing it. */
function Translation({ draft, other }: TranslationProps) {
  const version = draft.translations.find(({ lang }) => lang === other);
  const [label, path] = version
    ? [m.editor_translation, pathOf("myArticle", getLocale(), { id: version.id })]
    : [
        m.editor_translate,
        pathWith(pathOf("newArticle", getLocale()), { language: other, post_id: draft.id }),
      ];
  return (
    <p>
      <SiteLink to={path} className="editor-link">
        {label(languageInputs(other))}
      </SiteLink>
    </p>
  );
}
