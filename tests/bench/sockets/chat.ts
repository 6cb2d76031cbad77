import type { ChatCommand } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/index.ts";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import { chatText } from "./reading.ts";

/** A chat whose texts carry serial numbers. */

/** The match of the chat. */
export const CHAT_MATCH = 7;

export const writerOf = (place: number): Writer => ({
  id: 1_000 + place,
  nick_name: `Khán giả ${place}`,
  avatar: null,
  role: "reader",
  follows: true,
  muted_until_ms: null,
  issued_at_ms: 0,
});

/** A reader's message to our room. */
export const chatSend = (serial: number): ChatCommand => ({
  type: "chat-send",
  client_id: `bench-message-${serial}`,
  text: chatText(serial),
  reply_to: null,
});

/** Our room's broadcast of a single message, for servers that only pass it on. They number nothing: no `seq`. */
export const chatChanged = (serial: number, nowMs: number) => ({
  type: "chat-changed",
  sent_at_ms: nowMs,
  added: [
    aChatMessage({
      id: `8e1b5b0e-${serial}`,
      author: { id: 1_000, nick_name: `Khán giả ${serial % 100}`, avatar: null, role: "reader" },
      text: chatText(serial),
      at_ms: nowMs,
    }),
  ],
  epoch: "8e1b5b0e-6f0c-4f0e-9d3a-1c2b3a4d5e6f",
});
