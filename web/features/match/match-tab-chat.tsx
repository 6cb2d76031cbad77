import { m } from "#web/paraglide/messages.js";

/** Where the chat will be, and the rules it will have. */
export default function ChatTab() {
  return (
    <section className="panel chat-notice" aria-labelledby="chat">
      <h2 id="chat">{m.chat_heading()}</h2>
      <p>{m.chat_not_open()}</p>
      <h3>{m.chat_rules_heading()}</h3>
      <ul className="chat-rules">
        <li>{m.chat_rule_length()}</li>
        <li>{m.chat_rule_spam()}</li>
        <li>{m.chat_rule_account()}</li>
        <li>{m.chat_rule_red()}</li>
      </ul>
    </section>
  );
}
