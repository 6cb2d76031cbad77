import { type ReactNode, useEffect } from "react";
import { m } from "#messages/paraglide/messages.js";
import { LateErrorText } from "#web/platform/errors/late-error-label.tsx";
import { useChat, useReaderFilter } from "../chat.context.ts";
import { showWriter } from "../reader/hide.ts";
import type { Outcome } from "../room/chat.store.ts";

/** How long an outcome is shown: long enough to undo the action. */
const OUTCOME_MS = 10_000;

function textOf(outcome: Outcome): ReactNode {
  switch (outcome.kind) {
    case "reported":
      return m.chat_done_reported();
    case "deleted":
      return m.chat_done_deleted();
    case "muted":
      return m.chat_done_muted();
    case "unmuted":
      return m.chat_done_unmuted();
    case "mode":
      return m.chat_done_mode();
    case "hidden":
      return m.chat_hidden({ name: outcome.writer.nick_name });
    case "refused":
      return <LateErrorText code={outcome.refusal.code} />;
  }
}

/** The outcome of the reader's last action, with an undo button where possible; hidden after a while. */
export default function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const { store } = useChat();
  const filter = useReaderFilter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => {
      store.outcome = null;
    }, OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [store, outcome]);
  const undo = (id: number) => {
    showWriter(filter, id);
    store.outcome = null;
  };
  return (
    <>
      <span>{textOf(outcome)}</span>
      {outcome.kind === "hidden" ? (
        <button type="button" className="text-link" onClick={() => undo(outcome.writer.id)}>
          {m.chat_undo()}
        </button>
      ) : null}
    </>
  );
}
