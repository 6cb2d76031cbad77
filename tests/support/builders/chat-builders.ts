import type { ChatMessage } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/ticket.ts";

/** Users and messages of a chat, with defaults for fields that a test is not about. */

export const aWriter = (fields: Partial<Writer> = {}): Writer => ({
  id: 1,
  nick_name: "Khán giả",
  avatar: null,
  role: "reader",
  follows: false,
  muted_until_ms: null,
  issued_at_ms: 0,
  ...fields,
});

export const aChatMessage = (fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: "word-1",
  author: { id: 1, nick_name: "Khán giả", avatar: null, role: "reader" },
  text: "Vào!",
  at_ms: 1_800_000_000_000,
  minute: "67",
  score: { home: 1, away: 0 },
  reply_to: null,
  reactions: {},
  ...fields,
});
