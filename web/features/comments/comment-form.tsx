import { type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Comment } from "#shared/content/comment.schema.ts";
import { commentTextRefusal } from "#shared/content/comment-text.rules.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { tidyText } from "#shared/form/text.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { readStored, writeStored } from "#web/platform/data/browser-storage.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { CommentField } from "./comment-field.tsx";
import { articlePath, COMMENTS_ID, type CommentedArticle } from "./commented-article.ts";
import { refusalLabel } from "./refusal-label.ts";
import { useSendComment } from "./use-comments.ts";

interface CommentFormProps {
  readonly article: CommentedArticle;
  /** The comment being answered; null for none. */
  readonly parent: { readonly id: number; readonly name: string } | null;
  readonly onSent: (comment: Comment) => void;
  /** Omitted where the form is always shown. */
  readonly onCancel?: () => void;
}

/**
 * The comment form. Without scripts, and before they have loaded, it is posted to a page that keeps the text in every
 * case; with scripts it is sent from here. The text stays in the field until it is accepted.
 */
export function CommentForm({ article, parent, onSent, onCancel }: CommentFormProps) {
  const parent_id = parent?.id ?? null;
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isBusy, fieldError, mustLogIn, clearError } = useCommentSending(
    article.id,
    parent_id,
    field,
    onSent,
  );
  useDraft(article.id, parent_id, field);
  return (
    <form
      method="post"
      action={pathOf("newComment", getLocale())}
      // Unencoded: URL encoding would triple the length of a Vietnamese text.
      encType="multipart/form-data"
      className="comment-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="post_id" value={article.id} />
      {parent === null ? null : <input type="hidden" name="parent_id" value={parent.id} />}
      <input type="hidden" name="back" value={articlePath(article)} />
      <CommentField
        label={parent === null ? m.comment_field() : m.comment_field_reply({ name: parent.name })}
        hasFocus={parent !== null}
        {...{ field, isBusy, fieldError }}
        onText={(text) => {
          keepDraft(article.id, parent_id, text);
          clearError();
        }}
      />
      {mustLogIn ? <LoginNote back={`${articlePath(article)}#${COMMENTS_ID}`} /> : null}
      <div className="form-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? m.comment_sending() : parent === null ? m.comment_send() : m.comment_send_reply()}
        </button>
        {onCancel ? (
          <button type="button" className="quiet-button" onClick={onCancel}>
            {m.comment_cancel()}
          </button>
        ) : null}
      </div>
    </form>
  );
}

const LoginNote = ({ back }: { readonly back: string }) => (
  <p className="comment-login" role="alert">
    {m.comment_login_needed()}{" "}
    <SiteLink to={pathWith(pathOf("login", getLocale()), { back })} className="text-link" rel="nofollow">
      {m.comment_login()}
    </SiteLink>
  </p>
);

type TextField = RefObject<HTMLTextAreaElement | null>;

/** Sets the text of a field; its count of characters follows. */
function fill(element: HTMLTextAreaElement, text: string): void {
  element.value = text;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Validates and sends the text of the field, and empties it once the text is accepted. */
function useCommentSending(
  post_id: number,
  parent_id: number | null,
  field: TextField,
  onSent: (comment: Comment) => void,
) {
  const isSignedIn = useSignedIn();
  const { mutateAsync, isPending: isBusy } = useSendComment(post_id);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [mustLogIn, setMustLogIn] = useState(false);
  const send = async () => {
    const element = field.current;
    if (element === null || isBusy) return;
    const text = tidyText(element.value);
    const wrong = commentTextRefusal(text);
    setMustLogIn(!isSignedIn);
    setFieldError(wrong === null ? null : fieldLabel(wrong));
    if (wrong !== null) return element.focus();
    if (!isSignedIn) return;
    try {
      const comment = await mutateAsync({ parent_id, text });
      keepDraft(post_id, parent_id, "");
      fill(element, "");
      onSent(comment);
    } catch (thrown) {
      const refused = toAppError(thrown);
      setMustLogIn(isSessionOver(refused));
      setFieldError(refusalLabel(refused));
      element.focus();
    }
  };
  return { send, isBusy, fieldError, mustLogIn, clearError: () => setFieldError(null) };
}

/** Fills an empty field with the draft that this tab has kept. */
function useDraft(post_id: number, parent_id: number | null, field: TextField): void {
  useEffect(() => {
    const draft = keptDraft(post_id, parent_id);
    if (field.current?.value === "" && draft !== "") fill(field.current, draft);
  }, [post_id, parent_id, field]);
}

/** This tab keeps drafts: logging in leaves the page, and a page can be left by accident. */
const keyOf = (post_id: number, parent_id: number | null): string => `comment/${post_id}/${parent_id ?? 0}`;

const keptDraft = (post_id: number, parent_id: number | null): string =>
  readStored(keyOf(post_id, parent_id), "sessionStorage") ?? "";

function keepDraft(post_id: number, parent_id: number | null, text: string): void {
  writeStored(keyOf(post_id, parent_id), text === "" ? null : text, "sessionStorage");
}
