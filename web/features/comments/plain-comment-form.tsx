import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { CommentField } from "./comment-field.tsx";

interface PlainCommentFormProps {
  readonly post_id: number | string;
  /** Empty when nothing is answered. */
  readonly parent_id: number | string;
  readonly text?: string;
  /** The article. */
  readonly back: string;
  readonly fieldError?: string | null;
  /** The page was opened for this form. */
  readonly isFirst?: boolean;
}

/** The comment form on a page of its own, for readers without scripts. */
export function PlainCommentForm({
  post_id,
  parent_id,
  text = "",
  back,
  fieldError = null,
  isFirst = false,
}: PlainCommentFormProps) {
  return (
    <form
      method="post"
      action={pathOf("newComment", getLocale())}
      encType="multipart/form-data"
      className="comment-form"
      noValidate
    >
      <input type="hidden" name="post_id" value={post_id} />
      <input type="hidden" name="parent_id" value={parent_id} />
      <input type="hidden" name="back" value={back} />
      <CommentField
        label={parent_id === "" ? m.comment_field() : m.comment_reply()}
        typed={text}
        fieldError={fieldError}
        hasFocus={fieldError !== null || isFirst}
      />
      <div className="form-actions">
        <button type="submit" className="button">
          {parent_id === "" ? m.comment_send() : m.comment_send_reply()}
        </button>
      </div>
    </form>
  );
}
