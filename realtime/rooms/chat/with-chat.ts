import { ChatEnd, ChatOrder, type ChatServerMessage, type RoomChat } from "#shared/chat/index.ts";
import type { Match } from "#shared/match/index.ts";
import { missedSince } from "../history.ts";
import { readAs } from "../read-as.ts";
import type { Effect, RoomCore, RoomEvent, Step } from "../room.ts";
import { alarmAsleep, firstDue, ringsInside, type SharedAlarm, setAlarm, takeStep } from "../timers.ts";
import {
  broadcastChanges,
  broadcastChat,
  chatSnapshot,
  messagesOf,
  nextBroadcastAt,
} from "./chat-broadcast.ts";
import { command } from "./chat-commands.ts";
import { hearCommand, identify } from "./chat-handshake.ts";
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
import {
  afterPost,
  type ChatTag,
  MODERATION_TAG,
  moderationRingAt,
  postModerationEvents,
} from "./moderation-events.ts";

/**
 * Adds a chat to a room: the inner room runs as if there were none. Rules CHAT-1 and up in SPEC.md. Messages are saved
 * at once and broadcast in ticks (chat-broadcast.ts): the first after a silence immediately, then together.
 */

/**
 * A count that differs by less than this share of the last one is not broadcast: a final has hundreds of thousands of
 * viewers.
 */
const VIEWERS_SHARE = 0.02;

interface WithChat<State> extends SharedAlarm {
  readonly inside: State;
  readonly chat: ChatState;
  /** Time of the alarm for pending moderation events; null for none. */
  readonly deeds_ring_ms: number | null;
}

interface ChatPlan<State, Tag> {
  /** The match that the room by this name is of; null for a room without a chat. */
  readonly matchIdOf: (room: string) => number | null;
  /** State of the match; null while unknown. */
  readonly matchOf: (inside: State) => Match | null;
  /** The chat is stored beside the room's own values: makes sure that it is removed one day. */
  readonly keep: (inside: State, now: number) => Step<State, Tag>;
}

const reply = (message: ChatServerMessage) => ({ type: "reply", message }) as const;
/** Gives a room a chat. */
export function withChat<State, Tag>(
  core: RoomCore<State, Tag>,
  plan: ChatPlan<State, Tag>,
): RoomCore<WithChat<State>, Tag | ChatTag> {
  type Whole = WithChat<State>;
  type Event = RoomEvent<Tag | ChatTag>;
  type Out = Step<Whole, Tag | ChatTag>;

  const asleep: Whole = { inside: core.asleep, chat: chatAsleep, deeds_ring_ms: null, ...alarmAsleep };

  /** Applies the result of the inner room. */
  const around = (state: Whole, { state: inside, effects }: Step<State, Tag>): Out =>
    takeStep({ ...state, inside }, effects);

  const insideStep = (state: Whole, event: Event, now: number): Out =>
    around(state, core.step(state.inside, event as RoomEvent<Tag>, now));

  function wake(event: Extract<Event, { type: "woke" }>, now: number): Out {
    const woke = insideStep(asleep, event, now);
    const match_id = plan.matchIdOf(event.room);
    if (match_id === null) return woke;
    const loaded = loadChat(event as Extract<RoomEvent<never>, { type: "woke" }>, match_id, now);
    const { chat, isSame, over } = loaded;
    const remove = over.map(({ number }) => messageKey(number));
    const removal = remove.length > 0 ? [{ type: "save", remove } as const] : [];
    const again = isSame || !event.has_peers ? [] : [broadcastChat(chatSnapshot(chat, now))];
    return { state: { ...woke.state, chat }, effects: [...woke.effects, ...removal, ...again] };
  }

  function join(state: Whole, event: Extract<Event, { type: "joined" }>, now: number): Out {
    const joined = insideStep(state, event, now);
    const { chat } = joined.state;
    const isIn = joined.effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
    if (!isIn || chat.match_id === null) return joined;
    const counting = { ...chat, count_at_ms: chat.count_at_ms ?? now + COUNT_MS };
    if (!event.chat) return { state: { ...joined.state, chat: counting }, effects: joined.effects };
    const effects = joined.effects.map(
      (effect): Effect<Tag | ChatTag> =>
        effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, chat: true } } : effect,
    );
    const { epoch, seq } = chat.history;
    // No account, until a ticket is shown.
    const me = null;
    const missed = missedSince(chat.history, event.chat_since);
    const greeting = missed
      ? [
          ...missed.map(reply),
          reply({ type: "chat-resumed", epoch, seq, sent_at_ms: now, me, viewers: chat.viewers }),
        ]
      : [reply({ ...chatSnapshot(chat, now), me })];
    return { state: { ...joined.state, chat: counting }, effects: [...effects, ...greeting] };
  }

  /** Saves the effects of a command before they are broadcast, with a flag that the broadcast is pending. */
  function keep(state: Whole, { chat, put, remove }: ChatDone, now: number): Out {
    const isUntold = hasUnsent(chat.unsent) || chat.retell;
    if (Object.keys(put).length + remove.length === 0 && !isUntold)
      return { state: { ...state, chat }, effects: [] };
    const dirty = { ...chat, dirty: chat.dirty || isUntold };
    const kept = around({ ...state, chat: dirty }, plan.keep(state.inside, now));
    const save = { type: "save", put: { ...put, ...placeOf(dirty) }, remove } as const;
    return { state: kept.state, effects: [save, ...kept.effects] };
  }

  function hear(state: Whole, event: Extract<Event, { type: "said" }>, now: number): Out {
    const heard = hearCommand(event, now);
    if (!heard) return insideStep(state, event, now);
    if ("refused" in heard) return { state, effects: heard.refused };
    const { asked, writer } = heard;
    const { client_id } = asked;
    const done = command(state.chat, asked, writer, plan.matchOf(state.inside), now);
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

  /**
   * A signed message: ended tickets, an order of a moderator who is not on the page, or a message for the inner room.
   */
  function receive(state: Whole, event: Extract<Event, { type: "received" }>, now: number): Out {
    if (state.chat.match_id === null) return insideStep(state, event, now);
    const end = readAs(ChatEnd, event.body);
    const order = end ? null : readAs(ChatOrder, event.body);
    const ends = end && endRights(state.chat, end, event.peers > 0, now);
    const done = ends ?? (order && moderate(state.chat, order.chat, null, now));
    if (!done) return insideStep(state, event, now);
    if (!done.ok) return { state, effects: [{ type: "answer", answer: { ok: false, code: done.code } }] };
    const kept = keep(state, done, now);
    return {
      state: kept.state,
      effects: [...kept.effects, { type: "answer", answer: { ok: true, data: {} } }],
    };
  }

  function ask(state: Whole, event: Event, now: number): Out {
    const asked = insideStep(state, event, now);
    const { viewers, mode, match_id } = state.chat;
    if (match_id === null) return asked;
    const said: RoomChat = { viewers, mode, messages: messagesOf(state.chat) };
    const effects = asked.effects.map((effect) =>
      effect.type === "answer" && effect.answer.ok
        ? { ...effect, answer: { ...effect.answer, data: { ...effect.answer.data, chat: said } } }
        : effect,
    );
    return { state: asked.state, effects };
  }

  function posted(state: Whole, event: Extract<Event, { type: "answered" }>, now: number): Out {
    const { chat, effects } = afterPost(state.chat, event.outcome, now);
    return { state: { ...state, chat }, effects };
  }

  function ticked(state: Whole, { peers, hearing }: Extract<Event, { type: "ticked" }>, now: number): Out {
    return count({ ...state, chat: { ...state.chat, tick_at_ms: null, hearing } }, peers, now);
  }

  /** Counts the viewers when that is due. */
  function count(state: Whole, peers: number, now: number): Out {
    const { count_at_ms, viewers, begun } = state.chat;
    if (count_at_ms === null || count_at_ms > now) return { state, effects: [] };
    const isNews = Math.abs(peers - viewers) > viewers * VIEWERS_SHARE;
    const chat = { ...state.chat, count_at_ms: null, viewers: isNews ? peers : viewers };
    if (!isNews) return { state: { ...state, chat }, effects: [] };
    // A room that only got a status request leaves nothing behind.
    const save = begun ? [{ type: "save", put: placeOf(chat) } as const] : [];
    const said = broadcastChat({ type: "chat-viewers", sent_at_ms: now, viewers: peers });
    return { state: { ...state, chat }, effects: [...save, said] };
  }

  function react(state: Whole, event: Event, now: number): Out {
    switch (event.type) {
      case "woke":
        return wake(event, now);
      case "joined":
        return join(state, event, now);
      case "said":
        return hear(state, event, now);
      case "identified":
        if (state.chat.match_id === null) return insideStep(state, event, now);
        return { state, effects: identify(event, (writer) => isEnded(state.chat, writer), now) };
      case "received":
        return receive(state, event, now);
      case "asked":
        return ask(state, event, now);
      case "answered":
        return event.tag === MODERATION_TAG ? posted(state, event, now) : insideStep(state, event, now);
      case "ticked":
        return ticked(state, event, now);
      case "peers-changed": {
        const { chat } = state;
        if (chat.match_id === null) return { state, effects: [] };
        return {
          state: { ...state, chat: { ...chat, count_at_ms: chat.count_at_ms ?? now + COUNT_MS } },
          effects: [],
        };
      }
      case "alarm-rang": {
        const rung = { ...state, ring_at_ms: null };
        if (!ringsInside(rung, now)) return { state: rung, effects: [] };
        return insideStep({ ...rung, inside_ring_ms: null }, event, now);
      }
    }
  }

  /** An emptied room has an empty chat: peers that stayed get an empty snapshot. */
  function forgotten({ state, effects }: Out, now: number): Out {
    if (!effects.some((effect) => effect.type === "forget")) return { state, effects };
    const { match_id, hasBlockedWord, word, history, viewers, deeds_done } = state.chat;
    const epoch = `${history.epoch.slice(0, 30)}-${history.seq}`;
    const chat: ChatState = {
      ...chatAsleep,
      ...{ match_id, hasBlockedWord, viewers, deeds_done },
      // Another random word: numbers begin again, and no message may be taken for an old one.
      word: `${word.slice(0, 20)}x`,
      history: { epoch, seq: 0, ring: [] },
    };
    // Events that the site has not taken yet outlive the room's emptying.
    const { deeds, posting, post_failures, post_at_ms } = state.chat;
    const kept = { ...chat, deeds, posting, post_failures, post_at_ms };
    const put = Object.fromEntries(deeds.map((deed) => [moderationEventKey(deed.id), deed]));
    const again = deeds.length > 0 ? [{ type: "save", put } as const] : [];
    return {
      state: { ...state, chat: kept, deeds_ring_ms: null },
      effects: [...effects, ...again, broadcastChat(chatSnapshot(chat, now))],
    };
  }

  /** Every event ends with the tick and the alarm set to the earliest due time. */
  function step(before: Whole, event: Event, now: number): Out {
    const reacted = forgotten(react(before, event, now), now);
    const told = broadcastChanges(reacted.state.chat, now);
    const { chat, effects: posts } = postModerationEvents(told.chat, now);
    const deeds_ring_ms = moderationRingAt(chat, reacted.state.deeds_ring_ms, now);
    const state = { ...reacted.state, chat, deeds_ring_ms };
    const effects = [...reacted.effects, ...told.effects, ...posts];
    const at_ms = firstDue(chat.tick_at_ms, [nextBroadcastAt(chat), chat.count_at_ms, chat.post_at_ms]);
    if (at_ms === null) return setAlarm({ state, effects }, [deeds_ring_ms]);
    const ticking = { ...state, chat: { ...chat, tick_at_ms: at_ms } };
    return setAlarm({ state: ticking, effects: [...effects, { type: "tick-at", at_ms }] }, [deeds_ring_ms]);
  }

  return { refusalOf: core.refusalOf, asleep, step };
}
