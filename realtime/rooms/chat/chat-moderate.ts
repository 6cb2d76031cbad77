import type { ChatAuthor, ChatModeration } from "#shared/chat/index.ts";
import { type ChatState, type KeptMessage, messageKey, mutesOf } from "./chat-state.ts";
import { type ChatDone, type ChatRefusal, refuseChat } from "./chat-write.ts";
import { type ModerationFacts, noteModerationEvent } from "./moderation-events.ts";

/** Moderator actions in a chat. Each is sent to the site as a moderation event, and the site stores it. */

const MINUTE_MS = 60_000;

/** Takes messages away; `gone` are those that stood. */
function without(chat: ChatState, isGone: (one: KeptMessage) => boolean) {
  const gone = chat.kept.filter(isGone);
  const ids = new Set(gone.map((one) => one.message.id));
  const { added, removed, reacted, mode } = chat.unsent;
  const unsent = {
    added: added.filter((id) => !ids.has(id)),
    // A message that was never broadcast need not be retracted.
    removed: [...removed, ...[...ids].filter((id) => !added.includes(id))],
    reacted: reacted.filter((id) => !ids.has(id)),
    mode,
  };
  return {
    chat: { ...chat, kept: chat.kept.filter((one) => !ids.has(one.message.id)), unsent },
    gone,
    remove: gone.map((one) => messageKey(one.number)),
  };
}

/** Deletes a message for its own writer; that is no moderation event. */
export function takeBack(before: ChatState, message_id: string): ChatDone {
  const { chat, remove } = without(before, (one) => one.message.id === message_id);
  return { ok: true, chat, put: {}, remove, message_id: null };
}

/** Executes a moderator's command; `by` null for one who is not on the page. */
export function moderate(
  before: ChatState,
  command: ChatModeration,
  by: ChatAuthor | null,
  now: number,
): ChatDone | ChatRefusal {
  const done = (
    chat: ChatState,
    facts: ModerationFacts,
    put: Readonly<Record<string, unknown>>,
    remove: readonly string[],
  ): ChatDone => {
    const noted = noteModerationEvent(chat, facts, by, now);
    return { ok: true, chat: noted.chat, put: { ...put, ...noted.put }, remove, message_id: null };
  };
  switch (command.type) {
    case "chat-delete": {
      const { chat, gone, remove } = without(before, (one) => one.message.id === command.message_id);
      const [one] = gone;
      if (!one) return refuseChat(before, "chat_message_not_found");
      return done(chat, { type: "delete", message: one.message }, {}, remove);
    }
    case "chat-mute": {
      const { user_id, minutes } = command;
      const author = before.kept.find((one) => one.message.author.id === user_id)?.message.author;
      if (user_id === by?.id || author?.role === "operator") return refuseChat(before, "forbidden");
      const until_ms = minutes > 0 ? now + minutes * MINUTE_MS : null;
      const mutes = new Map([...before.mutes].filter(([id, until]) => id !== user_id && until > now));
      const unmuted = new Map(before.unmuted);
      if (until_ms === null) unmuted.set(user_id, now);
      else mutes.set(user_id, until_ms);
      const { chat, gone, remove } = without(
        { ...before, mutes, unmuted },
        (one) => command.remove && one.message.author.id === user_id,
      );
      const messages = gone.map((one) => one.message);
      const nick_name = author?.nick_name ?? null;
      const facts = { type: "mute", user_id, nick_name, minutes, until_ms, messages } as const;
      return done(chat, facts, mutesOf(chat), remove);
    }
    case "chat-mode": {
      const { mode } = command;
      return done(
        { ...before, mode, unsent: { ...before.unsent, mode: true } },
        { type: "mode", mode },
        {},
        [],
      );
    }
  }
}
