import type { ChatServerMessage } from "#shared/chat/room-to-client.ts";
import type { Chat } from "./chat.store.ts";

/** Fetches a ticket to write with; null for a reader who is not logged in. Rejects when the site does not respond. */
export type FetchTicket = () => Promise<string | null>;

/** A room that requires another ticket this soon would do so forever. */
const RENEW_AGAIN_MS = 10_000;
/** Backoff after a failed ticket request: exponential, with up to 50 % jitter. */
const RETRY_MS = { first: 10_000, longest: 120_000 } as const;

/** Calls a function after a pause, and whenever the page is shown from then on; returns the function that ends it. */
function whenVisible(pauseMs: number, act: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const actIfVisible = () => {
    if (document.visibilityState === "visible") act();
  };
  const timer = setTimeout(() => {
    document.addEventListener("visibilitychange", actIfVisible, { signal });
    actIfVisible();
  }, pauseMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => ending.abort();
}

/** The session has ended: the field disappears, and unanswered commands are refused. */
function endWriting(chat: Chat): void {
  chat.store.ticket = "none";
  chat.store.me = null;
  chat.voice?.loggedOut(chat);
}

/** Identifies the reader to the room as a writer, with a ticket per connection. */
export function createWriterIdentity(chat: Chat, fetchTicket: FetchTicket) {
  const { store } = chat;
  /** The ticket being fetched; null for none. Closing the connection discards it. */
  let fetching: symbol | null = null;
  /** Ends the scheduled retry; null while there is none. */
  let endRetry: (() => void) | null = null;
  let failures = 0;
  let renewed_ms = 0;

  function forgetRetry(): void {
    endRetry?.();
    endRetry = null;
  }

  /**
   * Presents a ticket to the room, so that it accepts this page's messages. Schedules a retry if the ticket could not
   * be fetched.
   */
  async function identify(): Promise<void> {
    if (fetching) return;
    forgetRetry();
    const mine = Symbol("ticket");
    fetching = mine;
    const ticket = await fetchTicket().catch(() => undefined);
    // The connection was lost in the meantime: the next greeting requests a new ticket.
    if (fetching !== mine) return;
    fetching = null;
    if (ticket === undefined) return identifyLater();
    if (ticket === null) return endWriting(chat);
    store.ticket = "pending";
    chat.connection?.send(JSON.stringify({ type: "chat-ticket", ticket }));
  }

  /** Retries after a growing pause, once the page is visible. Until then the chat is read-only and shows it. */
  function identifyLater(): void {
    store.ticket = "failed";
    const pauseMs = Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
    failures += 1;
    forgetRetry();
    endRetry = whenVisible(pauseMs * (1 + Math.random() / 2), () => void identify());
  }

  /**
   * The room requires a fresh ticket. Returns false when one was presented a moment ago: the next refusal is shown to
   * the reader. Unanswered commands are sent again with the same ids once the room has identified the writer.
   */
  function renewRight(): boolean {
    if (Date.now() - renewed_ms < RENEW_AGAIN_MS) return fetching !== null || endRetry !== null;
    renewed_ms = Date.now();
    store.may_write = false;
    void identify();
    return true;
  }

  /** The room has identified the writer, or rejected the ticket. */
  function takeMe({ me }: Extract<ChatServerMessage, { readonly type: "chat-me" }>): void {
    store.may_write = me !== null;
    if (me === null) identifyLater();
    else {
      failures = 0;
      store.me = me;
      chat.voice?.greeted(chat);
    }
  }

  /** The connection is closed. */
  function closed(): void {
    store.may_write = false;
    fetching = null;
    forgetRetry();
  }

  return { identify, renewRight, takeMe, closed };
}
