import { useField } from "@conform-to/react/future";
import { m } from "#messages/paraglide/messages.js";
import { DRAFT_LENGTHS, MOST_TAGS } from "#shared/content/content.table.ts";
import type { Term } from "#shared/content/post.schema.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import { FormField } from "#web/platform/forms/form-field.tsx";

interface CategoryFieldProps {
  readonly categories: readonly Term[];
  /** Slugs separated by commas. */
  readonly chosen: string;
}

/** The categories and tags of an article. */
export function CategoryField({ categories, chosen }: CategoryFieldProps) {
  const { errors, errorId } = useField<string>("categories");
  const fieldError = errors?.[0];
  const slugs = new Set(chosen.split(","));
  return (
    <section className="panel editor-panel">
      <fieldset aria-describedby={fieldError ? errorId : undefined}>
        <legend className="form-label">
          {m.editor_categories()}
          <span aria-hidden="true"> (*)</span>
        </legend>
        {/* They could not be loaded for a returned form: the chosen values stay. */}
        {categories.length === 0 && chosen !== ""
          ? chosen.split(",").map((slug) => <input key={slug} type="hidden" name="categories" value={slug} />)
          : null}
        {categories.length === 0 ? <p className="form-hint">{m.editor_no_categories()}</p> : null}
        {categories.map(({ slug, name }) => (
          <label key={slug} className="form-check">
            <input type="checkbox" name="categories" value={slug} defaultChecked={slugs.has(slug)} />
            <span>{name}</span>
          </label>
        ))}
        <FieldErrorText id={errorId} text={fieldError && fieldLabel(fieldError)} />
      </fieldset>
      <FormField
        name="tags"
        label={m.editor_tags()}
        hint={m.editor_tags_hint({ most: MOST_TAGS })}
        control={(props) => <input {...props} type="text" autoComplete="off" />}
      />
      <FormField
        name="match_id"
        label={m.editor_match()}
        hint={m.editor_match_hint()}
        control={(props) => <input {...props} type="text" inputMode="numeric" pattern="[0-9]*" />}
      />
    </section>
  );
}

/** Metadata for search engines and the URL of an article; folded, because most of it is generated. */
export function SearchFields() {
  const slug = useField<string>("slug");
  return (
    <details className="panel editor-panel" open={slug.errors ? true : undefined}>
      <summary className="form-label">{m.editor_search()}</summary>
      <FormField
        name="slug"
        label={m.editor_slug()}
        hint={m.editor_slug_hint()}
        control={(props) => <input {...props} type="text" autoComplete="off" spellCheck={false} />}
      />
      <FormField
        name="meta_title"
        label={m.editor_meta_title()}
        control={(props) => <input {...props} type="text" maxLength={DRAFT_LENGTHS.meta_title} />}
      />
      <FormField
        name="meta_description"
        label={m.editor_meta_description()}
        control={(props) => (
          <textarea
            {...props}
            rows={2}
            className="form-input editor-summary"
            maxLength={DRAFT_LENGTHS.meta_description}
          />
        )}
      />
      <NoIndex />
    </details>
  );
}

function NoIndex() {
  const { defaultValue } = useField<string>("no_index");
  return (
    <label className="form-check">
      <input type="checkbox" name="no_index" value="1" defaultChecked={defaultValue === "1"} />
      {m.editor_no_index()}
    </label>
  );
}
