import { m } from "#web/paraglide/messages.js";

/** The rules of every chat, and for who reads without scripts why there is nothing else. */
export function ChatRules() {
  return (
    <>
      <p className="chat-no-script">{m.chat_needs_script()}</p>
      <details className="chat-fold">
        <summary>{m.chat_rules_heading()}</summary>
        <ul className="chat-rules">
          <li>{m.chat_rule_length()}</li>
          <li>{m.chat_rule_spam()}</li>
          <li>{m.chat_rule_account()}</li>
          <li>{m.chat_rule_red()}</li>
        </ul>
      </details>
    </>
  );
}
