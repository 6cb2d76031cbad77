import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { CommentRules } from "./comment-rules.tsx";
import { PlainCommentForm } from "./plain-comment-form.tsx";
import { refusalLabel } from "./refusal-label.ts";
import type { CommentAnswer } from "./write-comment.server.ts";

/** A refused comment with its text and the reason; without one, a link to the articles. */
export default function WriteCommentPage({ answer }: { readonly answer: CommentAnswer | null }) {
  const locale = getLocale();
  return (
    <div className="account-page">
      <PageHead title={m.comment_write_title()} description={m.comment_write_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.comment_write_title()}</h1>
      {answer === null ? null : (
        <section className="panel form-sheet comments">
          {answer.must_log_in ? (
            <div className="form-failure" role="alert">
              <p>{m.comment_login_first()}</p>
              <p>
                <SiteLink
                  to={pathOf("login", locale)}
                  target="_blank"
                  rel="noopener nofollow"
                  className="text-link"
                >
                  {m.comment_login_tab()}
                </SiteLink>
              </p>
            </div>
          ) : null}
          <PlainCommentForm
            {...answer.filled}
            back={answer.back}
            fieldError={
              answer.must_log_in
                ? null
                : refusalLabel({
                    code: answer.code,
                    fields: answer.fieldError === null ? undefined : { text: [answer.fieldError] },
                    retryAfterSeconds: answer.retry_after_s ?? undefined,
                  })
            }
          />
          <CommentRules />
        </section>
      )}
      <p>
        <SiteLink to={answer?.back ?? pathOf("news", locale)} className="text-link">
          {m.comment_back()}
        </SiteLink>
      </p>
    </div>
  );
}
