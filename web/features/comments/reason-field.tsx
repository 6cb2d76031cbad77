import { m } from "#messages/paraglide/messages.js";
import { COMMENT_REASONS } from "#shared/content/comment.table.ts";
import { reasonName } from "./reason-name.ts";

/** The reasons for reporting a comment. */
export function ReasonField() {
  return (
    <fieldset className="comment-reasons">
      <legend className="form-label">{m.comment_report_why()}</legend>
      {COMMENT_REASONS.map((reason, at) => (
        <label key={reason} className="form-check">
          <input type="radio" name="reason" value={reason} required defaultChecked={at === 0} />
          <span>{reasonName(reason)}</span>
        </label>
      ))}
    </fieldset>
  );
}
