import { ref } from "valtio/vanilla";
import { CHAT_QUERY } from "#shared/chat/chat.table.ts";
import type { ChatServerMessage } from "#shared/chat/chat-server-message.ts";
import { applyChatMessage } from "#shared/chat/chat-state.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { formatPosition, ROOM_QUERY } from "#shared/room/protocol.ts";
import type { LineTalk, Taken } from "#web/platform/live/line-talk.ts";
import type { Chat } from "./chat.store.ts";
import { readChatMessage } from "./read-chat-message.ts";

/** How a ticket to write with is had: null for who is not logged in. Rejects when it could not be. */
export type AskTicket = () => Promise<string | null>;

/** The line of the whole page waits for a ticket: no longer than this. */
const PATIENCE_MS = 2_500;
/** Tickets open their room for a minute; one that was not used yet is still good for so long. */
const GOOD_MS = 40_000;
/** A room that wants another ticket so soon would want one for ever. */
const RENEW_AGAIN_MS = 10_000;

/** The chat's half of a page's line to the room of a match. */
export function createChatTalk(chat: Chat, match_id: number, askTicket: AskTicket): LineTalk {
  const { store } = chat;
  /** The one that the line was asked for with. */
  let asked: string | null = null;
  let ticket: { readonly text: string; readonly had_ms: number } | null = null;

  let renewed_ms = 0;
  let isRenewing = false;

  /** Asks for one, and notes what came of it. */
  async function fetchTicket(): Promise<void> {
    try {
      const text = await askTicket();
      ticket = text === null ? null : { text, had_ms: Date.now() };
      store.ticket = text === null ? "none" : "had";
    } catch {
      // The chat is read without one, and says so.
      store.ticket = "failed";
    }
  }

  /**
   * The room wants a fresh ticket. False when one was shown a moment ago: the next refusal is the reader's to read. What is
   * unanswered is said again under its own name once the room knows the writer again.
   */
  function renewRight(): boolean {
    if (Date.now() - renewed_ms < RENEW_AGAIN_MS) return isRenewing;
    renewed_ms = Date.now();
    isRenewing = true;
    store.may_write = false;
    void fetchTicket().then(() => {
      isRenewing = false;
      const text = ticket?.text ?? null;
      ticket = null;
      if (text !== null) chat.line?.send(JSON.stringify({ type: "chat-ticket", ticket: text }));
      else if (store.ticket === "none") endWriting();
    });
    return true;
  }

  /** There is no session any more: no field, and what the room has not answered is refused. */
  function endWriting(): void {
    store.me = null;
    chat.voice?.loggedOut(chat);
  }

  async function prepare(): Promise<void> {
    if (ticket && Date.now() - ticket.had_ms < GOOD_MS) return;
    ticket = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        store.ticket = "failed";
        resolve();
      }, PATIENCE_MS);
    });
    const fetched = fetchTicket().then(() => {
      clearTimeout(timer);
      if (!isLate || store.may_write) return;
      // The line was made without it: it is made anew, from where everything stands.
      if (ticket) chat.line?.renew();
      else if (store.ticket === "none") endWriting();
    });
    await Promise.race([fetched, patience]);
  }

  /** The room greets: it knows who writes here, long before a late reader is shown what is written. */
  function greet(message: ChatServerMessage): void {
    if (message.type !== "chat-snapshot" && message.type !== "chat-resumed") return;
    if (message.me !== undefined) {
      store.may_write = message.me !== null;
      // For want of a ticket nobody becomes somebody else: what he has typed stays before him.
      if (message.me !== null) store.me = ref(message.me);
      else if (store.ticket === "none") endWriting();
    }
    store.line = "open";
    if (!store.may_write && ticket && ticket.text !== asked) {
      // It came while this line was being made.
      chat.line?.renew();
      return;
    }
    // A ticket opens one line.
    ticket = null;
    chat.voice?.greeted(chat);
  }

  function fold(message: ChatServerMessage): Taken {
    const before = store.room;
    const after = applyChatMessage(before, message);
    if (after !== before) store.room = ref(after);
    if (after.mode.slow_seconds < before.mode.slow_seconds) store.slow_until_ms = 0;
    chat.voice?.told(chat, message.sent_at_ms);
    return after.sync === "resync-needed" && before.sync !== "resync-needed" ? "lost" : "taken";
  }

  return {
    room: `match/${match_id}`,
    prepare,
    askIn(query) {
      store.room = ref(beforeReconnect(store.room));
      query.set(CHAT_QUERY.chat, "1");
      if (store.room.position) query.set(CHAT_QUERY.since, formatPosition(store.room.position));
      asked = ticket?.text ?? null;
      if (asked !== null) query.set(ROOM_QUERY.ticket, asked);
    },
    opened(line) {
      chat.line = line;
    },
    closed() {
      chat.line = null;
      store.line = "away";
      store.may_write = false;
    },
    hear(raw) {
      const message = readChatMessage(raw);
      if (message?.type === "chat-me") {
        store.may_write = message.me !== null;
        if (message.me !== null) {
          store.me = ref(message.me);
          chat.voice?.greeted(chat);
        }
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
