import { Suspense } from "react";
import { lazyWithRetry } from "#web/platform/lazy-with-retry.ts";
import { useChatStore } from "../chat.context.ts";

const OutcomeText = lazyWithRetry(() => import("./outcome-text.tsx"));

/** Where it is said what came of the reader's last deed. It stands there before: only what changes in it is read out. */
export function OutcomeLine() {
  const { outcome } = useChatStore();
  return (
    <p role="status" className="chat-outcome" data-kind={outcome?.kind}>
      <Suspense>{outcome === null ? null : <OutcomeText outcome={outcome} />}</Suspense>
    </p>
  );
}
