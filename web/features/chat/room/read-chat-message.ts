import type { ChatServerMessage } from "#shared/chat/room-to-client.ts";
import { isErrorCode } from "#shared/errors/error-catalogue.ts";
import { isRecord } from "#shared/json/is-record.ts";

type Check = (raw: Readonly<Record<string, unknown>>) => boolean;

const isPlaced: Check = ({ epoch, seq }) => typeof epoch === "string" && Number.isSafeInteger(seq);
const isListOrNone = (value: unknown): boolean => value === undefined || Array.isArray(value);
const answers: Check = ({ client_id }) => typeof client_id === "string";

const checks: Readonly<Record<ChatServerMessage["type"], Check>> = {
  "chat-snapshot": (raw) => isPlaced(raw) && Array.isArray(raw.messages) && isRecord(raw.mode),
  "chat-changed": (raw) => isPlaced(raw) && [raw.added, raw.removed, raw.reactions].every(isListOrNone),
  "chat-resumed": isPlaced,
  "chat-viewers": ({ viewers }) => Number.isSafeInteger(viewers),
  "chat-me": ({ me }) => me === null || isRecord(me),
  "chat-accepted": answers,
  "chat-refused": (raw) => answers(raw) && isErrorCode(raw.code),
};

const isType = (type: unknown): type is ChatServerMessage["type"] =>
  typeof type === "string" && Object.hasOwn(checks, type);

/**
 * Parses a chat message; null for an invalid one. Only the envelope is validated, for the same reasons as with room
 * messages (platform/realtime/read-message.ts).
 */
export function readChatMessage(raw: unknown): ChatServerMessage | null {
  if (!isRecord(raw) || !Number.isSafeInteger(raw.sent_at_ms) || !isType(raw.type)) return null;
  return checks[raw.type](raw) ? (raw as ChatServerMessage) : null;
}
