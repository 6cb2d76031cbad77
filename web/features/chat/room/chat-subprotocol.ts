import { ref } from "valtio";
import { CHAT_QUERY } from "#shared/chat/chat.table.ts";
import { applyChatMessage } from "#shared/chat/chat-state.ts";
import type { ChatServerMessage } from "#shared/chat/room-to-client.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { formatPosition } from "#shared/room/client-to-room.ts";
import type { RoomSubprotocol, Taken } from "#web/platform/realtime/room-subprotocol.ts";
import type { Chat } from "./chat.store.ts";
import { readChatMessage } from "./read-chat-message.ts";

/** Fetches a ticket to write with; null for a reader who is not logged in. Rejects when the site does not respond. */
export type FetchTicket = () => Promise<string | null>;

/** A room that requires another ticket this soon would do so forever. */
const RENEW_AGAIN_MS = 10_000;
/** Backoff after a failed ticket request: exponential, with up to 50 % jitter. */
const RETRY_MS = { first: 10_000, longest: 120_000 } as const;

/** The chat's subprotocol on a page's connection to a match's room. */
export function createChatTalk(chat: Chat, match_id: number, fetchTicket: FetchTicket): RoomSubprotocol {
  const { store } = chat;
  /** The ticket being fetched; null for none. Closing the connection discards it. */
  let fetching: symbol | null = null;
  /** Aborted when the retry is no longer wanted; null while none is scheduled. */
  let retry: AbortController | null = null;
  let failures = 0;
  let renewed_ms = 0;

  function forgetRetry(): void {
    retry?.abort();
    retry = null;
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
    if (ticket === null) return endWriting();
    store.ticket = "pending";
    chat.line?.send(JSON.stringify({ type: "chat-ticket", ticket }));
  }

  /** Retries after a growing pause, once the page is visible. Until then the chat is read-only and shows it. */
  function identifyLater(): void {
    store.ticket = "failed";
    const pauseMs = Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
    failures += 1;
    forgetRetry();
    retry = new AbortController();
    const { signal } = retry;
    const tryNow = () => {
      if (document.visibilityState === "visible") void identify();
    };
    const timer = setTimeout(
      () => {
        document.addEventListener("visibilitychange", tryNow, { signal });
        tryNow();
      },
      pauseMs * (1 + Math.random() / 2),
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /**
   * The room requires a fresh ticket. Returns false when one was presented a moment ago: the next refusal is shown to
   * the reader. Unanswered commands are sent again with the same ids once the room has identified the writer.
   */
  function renewRight(): boolean {
    if (Date.now() - renewed_ms < RENEW_AGAIN_MS) return fetching !== null || retry !== null;
    renewed_ms = Date.now();
    store.may_write = false;
    void identify();
    return true;
  }

  /** The session has ended: the field disappears, and unanswered commands are refused. */
  function endWriting(): void {
    store.ticket = "none";
    store.me = null;
    chat.voice?.loggedOut(chat);
  }

  /** The room has identified the writer, or rejected the ticket. */
  function takeMe({ me }: Extract<ChatServerMessage, { readonly type: "chat-me" }>): void {
    store.may_write = me !== null;
    if (me === null) {
      identifyLater();
      return;
    }
    failures = 0;
    store.me = me;
    chat.voice?.greeted(chat);
  }

  /**
   * The room greets: a logged-in reader presents a ticket. Without a ticket, a draft stays with its writer and is never
   * sent under another account.
   */
  function greet(message: ChatServerMessage): void {
    if (message.type !== "chat-snapshot" && message.type !== "chat-resumed") return;
    store.line = "open";
    // Without `me`, it is a full snapshot for everybody.
    if (message.me === undefined) chat.voice?.greeted(chat);
    else void identify();
  }

  function fold(message: ChatServerMessage): Taken {
    const before = store.room;
    const after = applyChatMessage(before, message);
    if (after !== before) store.room = ref(after);
    if (after.mode.slow_seconds < before.mode.slow_seconds) store.slow_until_ms = 0;
    chat.voice?.onSnapshot(chat, message.sent_at_ms);
    return after.sync === "resync-needed" && before.sync !== "resync-needed" ? "lost" : "taken";
  }

  return {
    room: `match/${match_id}`,
    addToQuery(query) {
      store.room = ref(beforeReconnect(store.room));
      query.set(CHAT_QUERY.chat, "1");
      if (store.room.position) query.set(CHAT_QUERY.since, formatPosition(store.room.position));
    },
    opened(line) {
      chat.line = line;
    },
    closed() {
      chat.line = null;
      store.line = "away";
      store.may_write = false;
      fetching = null;
      forgetRetry();
    },
    receive(raw) {
      const message = readChatMessage(raw);
      if (message?.type === "chat-me") {
        takeMe(message);
        return true;
      }
      if (message?.type === "chat-refused" && message.code === "chat_ticket_expired" && renewRight())
        return true;
      if (message?.type === "chat-accepted" || message?.type === "chat-refused") {
        chat.voice?.answered(chat, message);
        return true;
      }
      if (message) greet(message);
      return false;
    },
    take(raw) {
      const message = readChatMessage(raw);
      return message ? fold(message) : "no message of it";
    },
  };
}
