import type { ChatAuthor, ChatEnd, ChatMessage, ModerationEvent } from "#shared/chat/index.ts";
import { TICKET_MS, WRITE_MS, type Writer } from "#shared/room/index.ts";
import {
  type ChatState,
  endedOf,
  type KeptMessage,
  messageKey,
  moderationEventKey,
  mutesOf,
} from "./chat-state.ts";
import type { ChatDone } from "./chat-write.ts";

/** How long accounts may write in a chat, and the room's reaction when the site ends that. */

/** An ending outlives every ticket issued before it, and clocks that differ by a minute. */
const ENDED_KEPT_MS = WRITE_MS + TICKET_MS + 60_000;

/** True if an earlier ticket has ended, or is too old for the requested command. */
export function isRightOver(
  { ended }: Pick<ChatState, "ended">,
  { id, issued_at_ms }: Writer,
  within_ms: number,
  now: number,
): boolean {
  return now - issued_at_ms >= within_ms || isEnded({ ended }, { id, issued_at_ms });
}

/** True if the site has ended tickets of this age. */
export const isEnded = (
  { ended }: Pick<ChatState, "ended">,
  { id, issued_at_ms }: Pick<Writer, "id" | "issued_at_ms">,
): boolean => issued_at_ms <= (ended.get(id) ?? -1);

/** Whether anything that the chat keeps is by or about an account. */
function hasTraceOf({ kept, events, mutes, unmuted, ended, paces }: ChatState, user_id: number): boolean {
  const isReactor = (one: string) => one.endsWith(`:${user_id}`);
  return (
    [mutes, unmuted, ended, paces].some((map) => map.has(user_id)) ||
    events.some((event) => isAbout(event, user_id)) ||
    kept.some(
      ({ message, answers, reactors }) =>
        message.author.id === user_id || answers === user_id || reactors.some(isReactor),
    )
  );
}

function isAbout(event: ModerationEvent, user_id: number): boolean {
  if (event.by?.id === user_id) return true;
  if (event.type === "mode") return false;
  if (event.type === "mute") return event.user_id === user_id;
  return event.message.author.id === user_id;
}

/**
 * Ends the tickets of an account, and forgets the account if requested. Where no peer is connected (`isVisited`) and
 * nothing names the account, this is kept in memory only: origin names every room for which the account requested a
 * ticket, and a room that has emptied itself must not begin to store something because of it.
 */
export function endRights(
  before: ChatState,
  { chat_end }: ChatEnd,
  isVisited: boolean,
  now: number,
): ChatDone {
  const { user_id, ended_at_ms, forget } = chat_end;
  const lately = [...before.ended].filter(([, at]) => now - at < ENDED_KEPT_MS);
  const ended = new Map(lately).set(user_id, Math.max(ended_at_ms, before.ended.get(user_id) ?? 0));
  const chat = { ...before, ended };
  const done: ChatDone = { ok: true, chat, put: {}, remove: [], message_id: null };
  const isKnown = hasTraceOf(before, user_id);
  if (!isKnown && !isVisited) return done;
  const kept = { ...done, put: endedOf(chat) };
  return forget && isKnown ? forgetAccount(kept, user_id) : kept;
}

const nobody = (author: ChatAuthor): ChatAuthor => ({ ...author, nick_name: "", avatar: null });

/** A pending moderation event as the site keeps it for a deleted account: without name and texts. */
function forgetInEvent(event: ModerationEvent, user_id: number): ModerationEvent {
  const inMessage = (message: ChatMessage): ChatMessage =>
    message.author.id === user_id ? { ...message, author: nobody(message.author), text: "" } : message;
  const by = event.by?.id === user_id ? nobody(event.by) : event.by;
  switch (event.type) {
    case "report":
    case "delete":
      return { ...event, by, message: { ...inMessage(event.message), reply_to: null } };
    case "mute":
      return {
        ...event,
        by,
        nick_name: event.user_id === user_id ? "" : event.nick_name,
        messages: event.messages.map((one) => ({ ...inMessage(one), reply_to: null })),
      };
    case "mode":
      return { ...event, by };
  }
}

/**
 * Removes the messages of an account, and its name beside answers to them. Connected peers get a new snapshot under
 * another epoch: no broadcast changes an existing message, and the ring must not replay anything of the account.
 */
function forgetAccount(done: ChatDone, user_id: number): ChatDone {
  const { chat } = done;
  const gone = chat.kept.filter(({ message }) => message.author.id === user_id);
  const ids = new Set(gone.map(({ message }) => message.id));
  const isAnswer = ({ answers, message }: KeptMessage) =>
    message.reply_to !== null && (answers === user_id || ids.has(message.reply_to.id));
  const answers = chat.kept
    .filter((one) => !ids.has(one.message.id) && isAnswer(one))
    .map((one): KeptMessage => ({ ...one, answers: null, message: { ...one.message, reply_to: null } }));
  const changed = new Map(answers.map((one) => [one.number, one] as const));
  const kept = chat.kept
    .filter(({ message }) => !ids.has(message.id))
    .map((one) => changed.get(one.number) ?? one);
  const events = chat.events.map((event) => forgetInEvent(event, user_id));
  const without = <Value>(map: ReadonlyMap<number, Value>) =>
    new Map([...map].filter(([id]) => id !== user_id));
  const next = {
    ...chat,
    kept,
    events,
    mutes: without(chat.mutes),
    unmuted: without(chat.unmuted),
    paces: without(chat.paces),
    echoes: chat.echoes.filter(({ by }) => by !== user_id),
  };
  return {
    ...done,
    chat: gone.length + answers.length > 0 ? { ...next, resends: true } : next,
    put: {
      ...done.put,
      ...mutesOf(next),
      ...Object.fromEntries(answers.map((one) => [messageKey(one.number), one])),
      ...Object.fromEntries(events.map((event) => [moderationEventKey(event.id), event])),
    },
    remove: gone.map(({ number }) => messageKey(number)),
  };
}
