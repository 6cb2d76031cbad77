import {
  CHAT_KEPT,
  type ChatCommand,
  type ChatMessage,
  chatTextRefusal,
  foldChatText,
  freshPace,
  hasLink,
  isForgettable,
  paced,
  paceRefusal,
  strike,
  tidyChatText,
} from "#shared/chat/index.ts";
import type { ErrorCode } from "#shared/errors/index.ts";
import { boardScore, formatMinute, hasBegun, type Match, shownMinute } from "#shared/match/index.ts";
import type { Writer } from "#shared/room/index.ts";
import { type ChatState, type KeptMessage, messageKey, stands } from "./chat-state.ts";

/** How a message gets into a chat, or not. */

/** Result of a command: `put` and `remove` are saved, then the change is broadcast. */
export interface ChatDone {
  readonly ok: true;
  readonly chat: ChatState;
  readonly put: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
  readonly message_id: string | null;
}
/** A command that was refused; `retry_at_ms` null when the same will never be taken. */
export interface ChatRefusal {
  readonly ok: false;
  readonly chat: ChatState;
  readonly code: ErrorCode;
  readonly retry_at_ms: number | null;
}

/** A refusal that leaves the chat as it is. */
export const refuseChat = (
  chat: ChatState,
  code: ErrorCode,
  retry_at_ms: number | null = null,
): ChatRefusal => ({ ok: false, chat, code, retry_at_ms });

/**
 * More messages a second than anybody could read; further writers retry later. Active writers get twice the limit:
 * hundreds of new names that begin at once must not silence the regular ones.
 */
const ROOM_MAX = 60;
const ROOM_TALKING_MAX = 2 * ROOM_MAX;
const ROOM_MS = 1_000;
/** A longer text than people shout, from so many writers within so long, is a flood with many names. */
const ECHO_LENGTH = 16;
const ECHO_WRITERS = 4;
const ECHO_MS = 30_000;
/** Writers remembered before the chat drops those it can forget. */
const PACES_MAX = 1_000;

/** End of a writer's mute: here, or in every room. */
export function mutedUntil({ mutes, unmuted }: ChatState, writer: Writer): number {
  const { id, muted_until_ms, issued_at_ms } = writer;
  // A ticket from before the unmute still carries the mute.
  const isOver = (unmuted.get(id) ?? -1) >= issued_at_ms;
  return Math.max(mutes.get(id) ?? 0, isOver ? 0 : (muted_until_ms ?? 0));
}

/** Minute and score of the match, to store beside a message. */
function momentOf(match: Match | null, now: number): Pick<ChatMessage, "minute" | "score"> {
  if (!match) return { minute: null, score: null };
  const shown = shownMinute(match, now / 1_000);
  const minute = shown && formatMinute(shown.minute, shown.added);
  const { home, away } = boardScore(match.score);
  const score = hasBegun(match.status) && home !== null && away !== null ? { home, away } : null;
  return { minute, score };
}

/** Why the room as a whole does not take a message now: too many at once, or one that many names send. */
function roomRefusal({ echoes, paces }: ChatState, fold: string, writer: Writer, now: number) {
  const lately = echoes.filter((one) => now - one.at_ms < ROOM_MS);
  const { taken, strikes } = paces.get(writer.id) ?? freshPace;
  const isTalking = taken.length > 0 && strikes === 0;
  if (lately.length >= (isTalking ? ROOM_TALKING_MAX : ROOM_MAX))
    return { code: "too_many_requests", retry_at_ms: now + ROOM_MS } as const;
  if (fold.length < ECHO_LENGTH) return null;
  const same = echoes.filter((one) => one.fold === fold && now - one.at_ms < ECHO_MS);
  const others = new Set(same.map((one) => one.by).filter((by) => by !== writer.id));
  const last = same.at(-1);
  if (!last || others.size < ECHO_WRITERS) return null;
  return { code: "please_do_not_spam", retry_at_ms: last.at_ms + ECHO_MS } as const;
}

/** Error of a text's content; null for none. */
function contentRefusal(chat: ChatState, text: string): ErrorCode | null {
  const refusal = chatTextRefusal(text);
  if (refusal) return refusal;
  if (hasLink(text)) return "chat_link_refused";
  return chat.hasBlockedWord(text) ? "chat_word_refused" : null;
}

/** A refused try is recorded, so that a writer who keeps trying waits longer and longer. */
function struck(chat: ChatState, writer: Writer, now: number): ChatState {
  const pace = strike(chat.paces.get(writer.id) ?? freshPace, now);
  return { ...chat, paces: roomy(chat, now).set(writer.id, pace) };
}

/** The paces, without those of whom nothing has to be remembered once there are many. */
function roomy(
  { paces, mode }: ChatState,
  now: number,
): Map<number, NonNullable<ReturnType<ChatState["paces"]["get"]>>> {
  if (paces.size < PACES_MAX) return new Map(paces);
  return new Map([...paces].filter(([, pace]) => !isForgettable(pace, mode.slow_seconds * 1_000, now)));
}

/**
 * Why this writer may not send the message; null when they may. `strikes` marks refusals that get longer with each try.
 */
function refusalOf(chat: ChatState, writer: Writer, text: string, now: number) {
  const muted = mutedUntil(chat, writer);
  if (muted > now) return { code: "chat_muted", retry_at_ms: muted, strikes: false } as const;
  const { slow_seconds, followers_only } = chat.mode;
  const isModerator = writer.role === "operator";
  if (followers_only && !isModerator && !writer.follows)
    return { code: "chat_followers_only", retry_at_ms: null, strikes: false } as const;
  const before = chat.paces.get(writer.id) ?? freshPace;
  // Before any expensive check: a writer who floods the room is mostly locked out.
  if (now < before.locked_until_ms)
    return { code: "please_do_not_spam", retry_at_ms: before.locked_until_ms, strikes: true } as const;
  const content = contentRefusal(chat, text);
  const fold = foldChatText(text);
  const slow = isModerator ? 0 : slow_seconds * 1_000;
  const pace = paceRefusal(before, fold, slow, now);
  // The lock takes precedence over errors of the content.
  if (pace?.code === "please_do_not_spam") return { ...pace, strikes: true };
  if (content) return { code: content, retry_at_ms: null, strikes: isAdvertising(content) };
  if (pace) return { ...pace, strikes: true };
  const room = roomRefusal(chat, fold, writer, now);
  return room && { ...room, strikes: room.code === "please_do_not_spam" };
}

const isAdvertising = (code: ErrorCode): boolean =>
  code === "chat_link_refused" || code === "chat_word_refused";

/** Writes a message, once for each name that its writer gives it. */
export function writeMessage(
  chat: ChatState,
  command: Extract<ChatCommand, { type: "chat-send" }>,
  writer: Writer,
  match: Match | null,
  now: number,
): ChatDone | ChatRefusal {
  const { client_id, reply_to } = command;
  const known = chat.kept.find((one) => one.client_id === client_id && one.message.author.id === writer.id);
  if (known) return { ok: true, chat, put: {}, remove: [], message_id: known.message.id };
  const text = tidyChatText(command.text);
  const refusal = refusalOf(chat, writer, text, now);
  if (refusal) {
    const { code, retry_at_ms, strikes } = refusal;
    const after = strikes ? struck(chat, writer, now) : chat;
    const locked = after.paces.get(writer.id)?.locked_until_ms ?? 0;
    const wait = locked > now ? Math.max(locked, retry_at_ms ?? 0) : retry_at_ms;
    return refuseChat(after, code, wait);
  }
  const answered = reply_to === null ? null : chat.kept.find((one) => one.message.id === reply_to)?.message;
  if (answered === undefined) return refuseChat(chat, "chat_message_not_found");
  const number = chat.last_number + 1;
  const { id, nick_name, avatar, role } = writer;
  const message: ChatMessage = {
    id: `${chat.id_prefix}-${number}`,
    author: { id, nick_name, avatar, role },
    text,
    at_ms: now,
    ...momentOf(match, now),
    reply_to: answered && { id: answered.id, nick_name: answered.author.nick_name },
    reactions: {},
  };
  const one: KeptMessage = { number, message, client_id, reactors: [], answers: answered?.author.id ?? null };
  const all = [...chat.kept, one];
  const kept = all.slice(-CHAT_KEPT).filter((other) => stands(other, now));
  const firstKept = kept[0]?.number ?? number;
  const fold = foldChatText(text);
  const echoes = [...chat.echoes.filter((echo) => now - echo.at_ms < ECHO_MS), { fold, by: id, at_ms: now }];
  const paces = roomy(chat, now).set(id, paced(chat.paces.get(id) ?? freshPace, fold, now));
  const unsent = { ...chat.unsent, added: [...chat.unsent.added, message.id] };
  return {
    ok: true,
    chat: { ...chat, last_number: number, kept, paces, echoes, unsent },
    put: { [messageKey(number)]: one },
    remove: all.filter((old) => old.number < firstKept).map((old) => messageKey(old.number)),
    message_id: message.id,
  };
}
