import { m } from "#messages/paraglide/messages.js";

/** The public rules of comments. */
export function CommentRules() {
  return (
    <details className="comment-rules">
      <summary>{m.comment_rules()}</summary>
      <ul>
        <li>{m.comment_rule_length()}</li>
        <li>{m.comment_rule_held()}</li>
        <li>{m.comment_rule_words()}</li>
        <li>{m.comment_rule_pace()}</li>
        <li>{m.comment_rule_report()}</li>
        <li>{m.comment_rule_closed()}</li>
      </ul>
    </details>
  );
}
