export { CHAT_HISTORY, CHAT_KEPT, CHAT_QUERY, MESSAGE_STANDS_MS, type Reaction } from "./chat.table.ts";
export { ChatCommand, ChatModeration, ChatTicket } from "./chat-command.ts";
export { blockedWordsIn, blockWords, type HasBlockedWord, hasLink } from "./chat-content.rules.ts";
export { foldChatText } from "./chat-fold.rules.ts";
export { ChatMute, DEED_TYPES, LoggedDeed, MuteForm } from "./chat-log.schema.ts";
export {
  ChatAuthor,
  ChatMessage,
  ChatMode,
  USUAL_MODE,
} from "./chat-message.schema.ts";
export { ChatChanged, ChatServerMessage } from "./chat-server-message.ts";
export { freshPace, isForgettable, paced, paceRefusal, strike, type WriterPace } from "./chat-spam.rules.ts";
export { chatTextRefusal, tidyChatText } from "./chat-text.rules.ts";
export { ChatDeeds, ChatEnd, ChatOrder, ModerationEvent } from "./moderation-event.schema.ts";
export { RoomChat } from "./room-chat.schema.ts";
