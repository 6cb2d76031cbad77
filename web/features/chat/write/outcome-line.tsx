import { type ReactNode, useEffect } from "react";
import { m } from "#web/paraglide/messages.js";
import { LateErrorText } from "#web/platform/late-error-text.tsx";
import { useChat, useChatValue, useReaderFilter } from "../chat.context.ts";
import { showWriter } from "../reader/reader-filter.ts";
import type { Outcome } from "../room/chat.store.ts";

/** How long it is said what came of a deed: long enough to take it back. */
const SAID_MS = 10_000;

function textOf(outcome: Outcome): ReactNode {
  switch (outcome.kind) {
    case "reported":
      return m.chat_said_reported();
    case "deleted":
      return m.chat_said_deleted();
    case "muted":
      return m.chat_said_muted();
    case "unmuted":
      return m.chat_said_unmuted();
    case "mode":
      return m.chat_said_mode();
    case "hidden":
      return m.chat_hidden({ name: outcome.writer.nick_name });
    case "refused":
      return <LateErrorText code={outcome.refusal.code} />;
  }
}

/** What came of the reader's last deed, and the way back where there is one. */
export function OutcomeLine() {
  const { store } = useChat();
  const filter = useReaderFilter();
  const outcome = useChatValue((one) => one.outcome);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => {
      store.outcome = null;
    }, SAID_MS);
    return () => clearTimeout(timer);
  }, [store, outcome]);
  const undo = (id: number) => {
    showWriter(filter, id);
    store.outcome = null;
  };
  return (
    <p role="status" className="chat-outcome" data-kind={outcome?.kind}>
      {outcome === null ? null : textOf(outcome)}
      {outcome?.kind === "hidden" ? (
        <button type="button" className="text-link" onClick={() => undo(outcome.writer.id)}>
          {m.chat_undo()}
        </button>
      ) : null}
    </p>
  );
}
