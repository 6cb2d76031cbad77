import { Suspense } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useChat, useChatStore } from "../chat.context.ts";
import { loadChatTools } from "../chat-tools.ts";

const ChatForm = lazyWithRetry(loadChatTools);
const OutcomeText = lazyWithRetry(() => import("./outcome-text.tsx"));

/** Below the log: the field for readers who can write, or else the reason why not and the remedy. */
export function ChatWrite() {
  const { me, connection, may_write, ticket } = useChatStore();
  const isQuiet = connection !== "open" || may_write;
  return (
    <div className="chat-write">
      <OutcomeLine />
      {isQuiet || ticket !== "none" ? null : <LogInLink />}
      {isQuiet || ticket !== "failed" ? null : <NoTicket />}
      <Suspense>{me ? <ChatForm /> : null}</Suspense>
    </div>
  );
}

function LogInLink() {
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <SiteLink to={`${pathOf("login", getLocale())}?back=${back}`} className="button chat-log-in">
      {m.chat_log_in()}
    </SiteLink>
  );
}

/** The reader is logged in, but the ticket could not be fetched: the page retries by itself, or at once on request. */
function NoTicket() {
  const chat = useChat();
  return (
    <p role="status" className="chat-note">
      {m.chat_no_ticket()}{" "}
      <button type="button" className="text-link" onClick={() => chat.connection?.renew()}>
        {m.chat_retry()}
      </button>
    </p>
  );
}

/**
 * The line with the outcome of the reader's last action. It is always rendered, because a live region reads out changes
 * only.
 */
function OutcomeLine() {
  const { outcome } = useChatStore();
  return (
    <p role="status" className="chat-outcome" data-kind={outcome?.kind}>
      <Suspense>{outcome === null ? null : <OutcomeText outcome={outcome} />}</Suspense>
    </p>
  );
}
