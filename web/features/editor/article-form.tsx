import { FormProvider, useForm } from "@conform-to/react/future";
import { type RefObject, useMemo, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { DRAFT_LENGTHS } from "#shared/content/content.table.ts";
import { LOCALES } from "#shared/url/index.ts";
import { resultOf } from "#web/platform/forms/form-answer.ts";
import { DefaultSubmit, FirstWrongContext, FormField } from "#web/platform/forms/form-field.tsx";
import { useSending } from "#web/platform/forms/use-sending.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { ArticleEditorData } from "./article-editor.server.ts";
import { ArticleFailure } from "./article-failure.tsx";
import { filledBy } from "./article-fields.ts";
import type { ArticleAnswer } from "./article-form.server.ts";
import { Kept } from "./kept-text.tsx";
import { PictureField } from "./picture-field.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { CategoryField, SearchFields } from "./sorting-fields.tsx";

const RichText = lazyWithRetry(() => import("./rich-text.tsx"));

interface ArticleFormProps {
  readonly editor: ArticleEditorData;
  /** State of a returned form. */
  readonly answer: ArticleAnswer | null;
}

/**
 * The article editor, posted to its own page. Without scripts its text is HTML in a textarea; with scripts it is rich
 * text, and the browser keeps unsaved changes.
 */
export function ArticleForm({ editor, answer }: ArticleFormProps) {
  const { draft } = editor;
  const sending = useSending();
  const formElement = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const filled = answer?.filled ?? (draft ? filledBy(draft) : {});
  // A returned form relies on its own values: the loaded data may be unavailable by now.
  const lang = LOCALES.find((one) => one === filled.lang) ?? editor.lang;
  const translation_of = filled.translation_of ?? editor.translation_of ?? "";
  const knownAt = answer ? Number(filled.known_at) || null : (draft?.updated_at ?? null);
  const id = answer ? Number(filled.post_id) || null : (draft?.id ?? null);
  const { form } = useForm({
    id: "article-form",
    lastResult: useMemo(() => resultOf(answer), [answer]),
    defaultValue: filled,
    onSubmit: sending.onSubmit,
    // The service validates: it knows which slugs are taken.
    onValidate: () => ({ formErrors: null, fieldErrors: {} }),
  });
  return (
    <FormProvider context={form.context}>
      <FirstWrongContext value={answer?.first_wrong ?? null}>
        <form
          {...form.props}
          ref={formElement}
          method="post"
          // Unencoded: URL encoding would triple the length of a Vietnamese text.
          encType="multipart/form-data"
          className="editor-form"
          lang={lang}
        >
          <DefaultSubmit intent="save" />
          <input type="hidden" name="lang" value={lang} />
          <input type="hidden" name="post_id" value={filled.post_id ?? draft?.id ?? ""} />
          <input type="hidden" name="known_at" value={filled.known_at ?? draft?.updated_at ?? ""} />
          <input type="hidden" name="translation_of" value={translation_of} />
          {answer?.code ? <ArticleFailure code={answer.code} draft={draft} /> : null}
          <AfterHydration>
            {() => <Kept form={formElement} id={id} knownAt={knownAt} isRefused={answer !== null} />}
          </AfterHydration>
          <TextFields content={content} />
          <div className="editor-aside">
            <PublishPanel draft={draft} lang={lang} busy={sending.busy} />
            <CategoryField categories={editor.categories} chosen={filled.categories ?? ""} />
            <PictureField filled={filled} thumbnail={draft?.thumbnail ?? null} />
          </div>
        </form>
      </FirstWrongContext>
    </FormProvider>
  );
}

/** The title, summary and text of an article, and its metadata for search engines. */
function TextFields({ content }: { readonly content: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div className="editor-text">
      <FormField
        name="title"
        label={m.editor_title()}
        required
        control={(props) => (
          <input {...props} type="text" autoComplete="off" maxLength={DRAFT_LENGTHS.title} />
        )}
      />
      <FormField
        name="summary"
        label={m.editor_summary()}
        hint={m.editor_summary_hint({ most: DRAFT_LENGTHS.summary })}
        required
        control={(props) => (
          <textarea
            {...props}
            rows={3}
            className="form-input editor-summary"
            maxLength={DRAFT_LENGTHS.summary}
          />
        )}
      />
      <FormField
        name="content"
        label={m.editor_content()}
        hint={m.editor_content_hint()}
        required
        control={(props) => <textarea {...props} ref={content} rows={18} spellCheck />}
      >
        <AfterHydration>{() => <RichText source={content} />}</AfterHydration>
      </FormField>
      <SearchFields />
    </div>
  );
}
