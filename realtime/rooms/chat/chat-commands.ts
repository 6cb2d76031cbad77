import type { ChatCommand, ChatMessage, Reaction } from "#shared/chat/index.ts";
import type { Match } from "#shared/match/index.ts";
import { MODERATE_MS, WRITE_MS, type Writer } from "#shared/room/index.ts";
import { oneMore } from "../burst.ts";
import { doneBefore, nowDone } from "./chat-done.ts";
import { moderate, takeBack } from "./chat-moderate.ts";
import { isRightOver } from "./chat-rights.ts";
import { type ChatState, type KeptMessage, messageKey } from "./chat-state.ts";
import { type ChatDone, type ChatRefusal, mutedUntil, refuseChat, writeMessage } from "./chat-write.ts";
import { noteModerationEvent } from "./moderation-events.ts";

/** Effects of a chat command by a reader who may write. */

/** Reactions, reports and moderation commands of one writer per window; messages have limits of their own. */
const COMMANDS_MAX = 10;
const COMMANDS_MS = 5_000;
/** Reactions to one message that are counted; later ones change nothing. */
const REACTORS_MAX = 2_000;

const reactor = (reaction: Reaction, writer: Writer): string => `${reaction}:${writer.id}`;

function countsOf(reactors: readonly string[]): ChatMessage["reactions"] {
  const counts: Record<string, number> = {};
  for (const one of reactors) {
    const reaction = one.slice(0, one.indexOf(":"));
    counts[reaction] = (counts[reaction] ?? 0) + 1;
  }
  return counts;
}

function react(
  chat: ChatState,
  { message_id, reaction, on }: Extract<ChatCommand, { type: "chat-react" }>,
  writer: Writer,
  now: number,
): ChatDone | ChatRefusal {
  const muted = mutedUntil(chat, writer);
  if (muted > now) return refuseChat(chat, "chat_muted", muted);
  const one = chat.kept.find((kept) => kept.message.id === message_id);
  if (!one) return refuseChat(chat, "chat_message_not_found");
  const name = reactor(reaction, writer);
  const isOn = one.reactors.includes(name);
  const unchanged = { ok: true, chat, put: {}, remove: [], message_id: null } as const;
  if (isOn === on || (on && one.reactors.length >= REACTORS_MAX)) return unchanged;
  const reactors = on ? [...one.reactors, name] : one.reactors.filter((other) => other !== name);
  const changed: KeptMessage = {
    ...one,
    reactors,
    message: { ...one.message, reactions: countsOf(reactors) },
  };
  const kept = chat.kept.map((other) => (other === one ? changed : other));
  const { added, reacted } = chat.unsent;
  const isUnsent = added.includes(message_id) || reacted.includes(message_id);
  const unsent = isUnsent ? chat.unsent : { ...chat.unsent, reacted: [...reacted, message_id] };
  return { ...unchanged, chat: { ...chat, kept, unsent }, put: { [messageKey(one.number)]: changed } };
}

function report(
  chat: ChatState,
  { message_id, reason }: Extract<ChatCommand, { type: "chat-report" }>,
  writer: Writer,
  now: number,
): ChatDone | ChatRefusal {
  const one = chat.kept.find((kept) => kept.message.id === message_id);
  if (!one) return refuseChat(chat, "chat_message_not_found");
  const id = `${message_id}-r${writer.id}`;
  const done = { ok: true, remove: [], message_id: null } as const;
  if (chat.events.some((event) => event.id === id)) return { ...done, chat, put: {} };
  return {
    ...done,
    ...noteModerationEvent(chat, { type: "report", message: one.message, reason }, writer, now, id),
  };
}

/** Counts a reader's commands; returns the chat, or a refusal when there are too many. */
function counted(chat: ChatState, writer: Writer, now: number): ChatState | ChatRefusal {
  const burst = oneMore(chat.commands.get(writer.id), COMMANDS_MS, now);
  if (burst.count > COMMANDS_MAX) return refuseChat(chat, "too_many_requests", burst.since_ms + COMMANDS_MS);
  const lately = [...chat.commands].filter(([, one]) => now - one.since_ms < COMMANDS_MS);
  return { ...chat, commands: new Map(lately).set(writer.id, burst) };
}

/** Executes a command once, or refuses it. `match` is the state of the match; null while unknown. */
export function executeCommand(
  chat: ChatState,
  command: ChatCommand,
  writer: Writer,
  match: Match | null,
  now: number,
): ChatDone | ChatRefusal {
  if (isRightOver(chat, writer, WRITE_MS, now)) return refuseChat(chat, "chat_ticket_expired", now);
  const name = `${writer.id}:${command.client_id}`;
  const known = doneBefore(chat.done, name);
  if (known) return { ok: true, chat, put: {}, remove: [], message_id: known.message_id };
  const ended = execute(chat, command, writer, match, now);
  if (!ended.ok) return ended;
  const done = nowDone(ended.chat.done, name, ended.message_id, now);
  return { ...ended, chat: { ...ended.chat, done } };
}

function execute(
  before: ChatState,
  command: ChatCommand,
  writer: Writer,
  match: Match | null,
  now: number,
): ChatDone | ChatRefusal {
  if (command.type === "chat-send") return writeMessage(before, command, writer, match, now);
  const chat = counted(before, writer, now);
  if ("ok" in chat) return chat;
  if (command.type === "chat-react") return react(chat, command, writer, now);
  if (command.type === "chat-report") return report(chat, command, writer, now);
  if (writer.role === "operator") {
    // Before it is counted: the page retries with a fresh ticket.
    if (isRightOver(before, writer, MODERATE_MS, now)) return refuseChat(before, "chat_ticket_expired", now);
    return moderate(chat, command, writer, now);
  }
  const isOwn = (one: KeptMessage) => one.message.author.id === writer.id;
  if (
    command.type === "chat-delete" &&
    chat.kept.some((one) => one.message.id === command.message_id && isOwn(one))
  )
    return takeBack(chat, command.message_id);
  return refuseChat(chat, "forbidden");
}
