export { CHAT_HISTORY, CHAT_KEPT, CHAT_QUERY, MESSAGE_STANDS_MS, type Reaction } from "./chat.table.ts";
export { blockedWordsIn, blockWords, type HasBlockedWord, hasLink } from "./chat-content.rules.ts";
export { foldChatText } from "./chat-fold.rules.ts";
export { ChatMute, MODERATION_EVENT_TYPES, ModerationLogEntry, MuteForm } from "./chat-log.schema.ts";
export {
  ChatAuthor,
  ChatMessage,
  ChatMode,
  USUAL_MODE,
} from "./chat-message.schema.ts";
export { freshPace, isForgettable, paced, paceRefusal, strike, type WriterPace } from "./chat-spam.rules.ts";
export { chatTextRefusal, tidyChatText } from "./chat-text.rules.ts";
export { ChatCommand, ChatModeration, ChatTicket } from "./client-to-room.ts";
export { ModerationEvent } from "./moderation-event.schema.ts";
export { ChatEnd, ChatOrder } from "./origin-to-room.ts";
export { RoomChat } from "./room-chat.schema.ts";
export { ChatChanged, ChatServerMessage } from "./room-to-client.ts";
export { ModerationEvents } from "./room-to-origin.ts";
