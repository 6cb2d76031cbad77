import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { CommentHead } from "./comment-head.tsx";
import { CommentText } from "./comment-text.tsx";
import { articlePath } from "./commented-article.ts";
import type { MyComment, MyCommentAnswer } from "./my-comment.server.ts";
import { PlainCommentForm } from "./plain-comment-form.tsx";
import { ReasonField } from "./reason-field.tsx";

interface MyCommentPageProps extends MyComment {
  /** Error of a failed action. */
  readonly answer: MyCommentAnswer | null;
}

/** A single comment with its reader's actions. */
export default function MyCommentPage({ comment, post, is_own, deed, answer }: MyCommentPageProps) {
  const action = pathOf("myComment", getLocale(), { id: comment.id });
  const back = articlePath(post);
  const isReported = deed === "report" && !is_own;
  return (
    <div className="account-page">
      <PageHead
        title={m.comment_one_title()}
        description={m.comment_write_description()}
        isPrivate
        way={[{ name: post.title, path: back }]}
      />
      <h1 className="text-lg font-semibold">{m.comment_one_title()}</h1>
      <FormAlert text={answer?.refused} />
      <section className="panel comments">
        <div className="comment-body">
          <CommentHead comment={comment} />
          <CommentText comment={comment} />
        </div>
        {comment.state === "visible" && !isReported ? (
          <PlainCommentForm post_id={post.id} parent_id={comment.id} back={back} isFirst={deed === "reply"} />
        ) : null}
      </section>
      <details className="panel form-fold" open={isReported}>
        <summary>{is_own ? m.comment_delete() : m.comment_report()}</summary>
        <form method="post" action={action} className="form-sheet">
          {is_own ? <p>{m.comment_delete_sure()}</p> : <ReasonField />}
          <div className="form-actions">
            <button
              type="submit"
              name="intent"
              value={is_own ? "delete" : "report"}
              className={is_own ? "button form-danger" : "button"}
            >
              {is_own ? m.comment_delete_yes() : m.comment_report_send()}
            </button>
          </div>
        </form>
      </details>
    </div>
  );
}
