import { ChatEnd, ChatOrder, type ChatServerMessage, type RoomChat } from "#shared/chat/index.ts";
import { missedSince } from "../history.ts";
import { keepMatch, type MatchState, matchIdOf } from "../match/match.ts";
import { readAs } from "../read-as.ts";
import type { Effect, EventOf, Reducer, RoomEvent, Step } from "../room.ts";
import { earliest } from "../timers.ts";
import {
  broadcastChanges,
  broadcastChat,
  chatSnapshot,
  messagesOf,
  nextBroadcastAt,
} from "./chat-broadcast.ts";
import { executeCommand } from "./chat-commands.ts";
import { readCommand, showTicket } from "./chat-handshake.ts";
import { moderate } from "./chat-moderate.ts";
import { endRights, isEnded } from "./chat-rights.ts";
import {
  type ChatState,
  COUNT_MS,
  chatAsleep,
  hasUnsent,
  loadChat,
  messageKey,
  moderationEventKey,
  placeOf,
} from "./chat-state.ts";
import type { ChatDone } from "./chat-write.ts";
import { afterPost, MODERATION_TAG, moderationWakeAt, postModerationEvents } from "./moderation-events.ts";

/**
 * The chat of a match room: the match within runs as if there were none. Rules CHAT-1 and up in SPEC.md. Messages are
 * saved at once and broadcast in ticks (chat-broadcast.ts): the first after a silence immediately, then together.
 */

/**
 * A count that differs by less than this share of the last one is not broadcast: a final has hundreds of thousands of
 * viewers.
 */
const VIEWERS_SHARE = 0.02;

/** A match room with a chat. */
export interface WithChat {
  readonly match: MatchState;
  readonly chat: ChatState;
}

const reply = (message: ChatServerMessage) => ({ type: "reply", message }) as const;

/** Asks for a count of the viewers, unless one is due. */
const countSoon = (chat: ChatState, now: number): ChatState => ({
  ...chat,
  count_at_ms: chat.count_at_ms ?? now + COUNT_MS,
});

function wake<State extends WithChat>(
  state: State,
  event: EventOf<"woke">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const woke = inner(state, event, now);
  const match_id = matchIdOf(event.room);
  if (match_id === null) return woke;
  const { chat, isSame, over } = loadChat(event, match_id, now);
  const remove = over.map(({ number }) => messageKey(number));
  const removal = remove.length > 0 ? [{ type: "save", remove } as const] : [];
  const again = isSame || !event.has_peers ? [] : [broadcastChat(chatSnapshot(chat, now))];
  return { state: { ...woke.state, chat }, effects: [...woke.effects, ...removal, ...again] };
}

/** Greets a chat peer: the missed broadcasts, or a snapshot. No account, until a ticket is shown. */
function greetingOf(chat: ChatState, since: string | null, now: number): readonly ChatServerMessage[] {
  const { history, viewers } = chat;
  const missed = missedSince(history, since);
  if (!missed) return [{ ...chatSnapshot(chat, now), me: null }];
  const { epoch, seq } = history;
  return [...missed, { type: "chat-resumed", epoch, seq, sent_at_ms: now, me: null, viewers }];
}

function join<State extends WithChat>(
  before: State,
  event: EventOf<"joined">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { state, effects } = inner(before, event, now);
  const isIn = effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
  if (!isIn || state.chat.match_id === null) return { state, effects };
  const joined = { ...state, chat: countSoon(state.chat, now) };
  if (!event.chat) return { state: joined, effects };
  const remembered = effects.map(
    (effect): Effect =>
      effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, chat: true } } : effect,
  );
  const greeting = greetingOf(state.chat, event.chat_since, now).map(reply);
  return { state: joined, effects: [...remembered, ...greeting] };
}

/** Saves the effects of a command before they are broadcast, with a flag that the broadcast is pending. */
function keep<State extends WithChat>(
  state: State,
  { chat, put, remove }: ChatDone,
  now: number,
): Step<State> {
  const isUnsent = hasUnsent(chat.unsent) || chat.resends;
  if (Object.keys(put).length + remove.length === 0 && !isUnsent)
    return { state: { ...state, chat }, effects: [] };
  const dirty = { ...chat, dirty: chat.dirty || isUnsent };
  const kept = keepMatch(state.match, now);
  const save = { type: "save", put: { ...put, ...placeOf(dirty) }, remove } as const;
  return { state: { ...state, match: kept.state, chat: dirty }, effects: [save, ...kept.effects] };
}

function receiveMessage<State extends WithChat>(
  state: State,
  event: EventOf<"message-received">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const read = readCommand(event, now);
  if (!read) return inner(state, event, now);
  if ("refused" in read) return { state, effects: read.refused };
  const { command, writer } = read;
  const { client_id } = command;
  const match = state.match.known?.detail.match ?? null;
  const done = executeCommand(state.chat, command, writer, match, now);
  if (!done.ok) {
    const { code, retry_at_ms } = done;
    const refused = reply({ type: "chat-refused", sent_at_ms: now, client_id, code, retry_at_ms });
    return { state: { ...state, chat: done.chat }, effects: [refused] };
  }
  const kept = keep(state, done, now);
  const { message_id } = done;
  const accepted = reply({ type: "chat-accepted", sent_at_ms: now, client_id, message_id });
  return { state: kept.state, effects: [...kept.effects, accepted] };
}

/** A signed message: ended tickets, an order of a moderator who is not on the page, or a message for the match. */
function receiveRequest<State extends WithChat>(
  state: State,
  event: EventOf<"request-received">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const end = readAs(ChatEnd, event.body);
  const order = end ? null : readAs(ChatOrder, event.body);
  const ended = end && endRights(state.chat, end, event.peers > 0, now);
  const done = ended ?? (order && moderate(state.chat, order.chat, null, now));
  if (!done) return inner(state, event, now);
  if (!done.ok) return { state, effects: [{ type: "answer", answer: { ok: false, code: done.code } }] };
  const kept = keep(state, done, now);
  return {
    state: kept.state,
    effects: [...kept.effects, { type: "answer", answer: { ok: true, data: {} } }],
  };
}

function status<State extends WithChat>(
  state: State,
  event: EventOf<"status-requested">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const answered = inner(state, event, now);
  const { viewers, mode } = state.chat;
  const chat: RoomChat = { viewers, mode, messages: messagesOf(state.chat) };
  const effects = answered.effects.map((effect) =>
    effect.type === "answer" && effect.answer.ok
      ? { ...effect, answer: { ...effect.answer, data: { ...effect.answer.data, chat } } }
      : effect,
  );
  return { state: answered.state, effects };
}

/** Counts the viewers when that is due. */
function count(chat: ChatState, peers: number, now: number): Step<ChatState> {
  const { count_at_ms, viewers, begun } = chat;
  if (count_at_ms === null || count_at_ms > now) return { state: chat, effects: [] };
  const isNews = Math.abs(peers - viewers) > viewers * VIEWERS_SHARE;
  const counted = { ...chat, count_at_ms: null, viewers: isNews ? peers : viewers };
  if (!isNews) return { state: counted, effects: [] };
  // A room that only got a status request leaves nothing behind.
  const save = begun ? [{ type: "save", put: placeOf(counted) } as const] : [];
  const message = { type: "chat-viewers", sent_at_ms: now, viewers: peers } as const;
  return { state: counted, effects: [...save, broadcastChat(message)] };
}

function tick<State extends WithChat>(state: State, event: EventOf<"ticked">, now: number): Step<State> {
  const counted = count({ ...state.chat, chat_peers: event.chat_peers }, event.peers, now);
  return { state: { ...state, chat: counted.state }, effects: counted.effects };
}

function react<State extends WithChat>(
  state: State,
  event: RoomEvent,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  if (event.type === "woke") return wake(state, event, now, inner);
  // A room whose name is no match id has no chat.
  if (state.chat.match_id === null) return inner(state, event, now);
  switch (event.type) {
    case "joined":
      return join(state, event, now, inner);
    case "message-received":
      return receiveMessage(state, event, now, inner);
    case "ticket-shown":
      return { state, effects: showTicket(event, (writer) => isEnded(state.chat, writer), now) };
    case "request-received":
      return receiveRequest(state, event, now, inner);
    case "status-requested":
      return status(state, event, now, inner);
    case "answered": {
      if (event.tag !== MODERATION_TAG) return inner(state, event, now);
      const { chat, effects } = afterPost(state.chat, event.outcome, now);
      return { state: { ...state, chat }, effects };
    }
    case "ticked":
      return tick(state, event, now);
    case "peers-changed":
      return { state: { ...state, chat: countSoon(state.chat, now) }, effects: [] };
    case "timer-rang":
      return inner(state, event, now);
  }
}

/** An emptied room has an empty chat: peers that stayed get an empty snapshot. */
function emptied(before: ChatState, now: number): Step<ChatState> {
  const { match_id, hasBlockedWord, id_prefix, history, viewers, event_count } = before;
  const chat: ChatState = {
    ...chatAsleep,
    ...{ match_id, hasBlockedWord, viewers, event_count },
    // Another random prefix: numbers begin again, and no message may be taken for an old one.
    id_prefix: `${id_prefix.slice(0, 20)}x`,
    history: { epoch: `${history.epoch.slice(0, 30)}-${history.seq}`, seq: 0, ring: [] },
  };
  // Events that the site has not taken yet outlive the room's emptying.
  const { events, posting, post_failures, post_at_ms } = before;
  const put = Object.fromEntries(events.map((event) => [moderationEventKey(event.id), event]));
  const again = events.length > 0 ? [{ type: "save", put } as const] : [];
  return {
    state: { ...chat, events, posting, post_failures, post_at_ms },
    effects: [...again, broadcastChat(chatSnapshot(chat, now))],
  };
}

/** Gives a match room a chat: every event ends with the broadcasts and posts that are due. */
export function chatLayer<State extends WithChat>(
  before: State,
  event: RoomEvent,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { state, effects } = react(before, event, now, inner);
  const isForgotten = effects.some((effect) => effect.type === "forget");
  const kept = isForgotten ? emptied(state.chat, now) : { state: state.chat, effects: [] };
  const sent = broadcastChanges(kept.state, now);
  const posted = postModerationEvents(sent.chat, now);
  const wake_at_ms = moderationWakeAt(posted.chat, now);
  return {
    state: { ...state, chat: { ...posted.chat, wake_at_ms } },
    effects: [...effects, ...kept.effects, ...sent.effects, ...posted.effects],
  };
}

/** When the chat's tick is due. */
export const chatTicks = (chat: ChatState) =>
  [["chat", earliest([nextBroadcastAt(chat), chat.count_at_ms, chat.post_at_ms])]] as const;

/** When a room without memory is woken for its chat. */
export const chatTimers = ({ wake_at_ms }: ChatState) => [["moderation", wake_at_ms]] as const;
