import { applyChatMessage, type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import { identify } from "../chat/chat-handshake.ts";
import { admit, refuse, versionRefusal } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import {
  type Effect,
  type Outcome,
  type RoomCore,
  type RoomEvent,
  retryDelayMs,
  type Step,
} from "../room.ts";
import { firstDue } from "../timers.ts";
import { type RoomMessage, RoomToShard, SubscriptionResponse } from "../wire/room-to-shard.ts";
import type { Delivery, ShardToRoom } from "../wire/shard-to-room.ts";
import { shardOf } from "./shard-address.ts";
import { greetChat } from "./shard-chat.ts";
import { afterCommand, type CommandTag, hearInShard, type ShardPlace } from "./shard-commands.ts";
import { type FoldState, historyOf, isPlaced, type Ring, ringAfter } from "./shard-ring.ts";
import {
  afterChange,
  forgetStayed,
  hasSnapshot,
  isSnapshot,
  loadStayed,
  nobodyStayed,
  noteSoon,
  noteStayed,
  type StayedState,
  stayedAsleep,
} from "./shard-stayed.ts";

/**
 * A shard: readers of a full room connect here, and get the room's messages in the room's own history, so that they can
 * move from one to the other with `since`. It keeps its state as a page does (shared/room/client-state.ts), and stores
 * nothing but its readers' positions. Rules SHARD-1 and up in SPEC.md.
 */

/** A room that knows of readers here sends something within this. */
const TOLD_WITHIN_MS = 5_000;

/** Description of the room that a shard belongs to. */
export interface ShardRoom<State extends FoldState, Message extends object> {
  readonly party: "live" | "match";
  readonly empty: State;
  /** The message, null when it is none of the room's. */
  readonly parse: (raw: unknown) => Message | null;
  readonly fold: (state: State, message: Message) => State;
  /** The snapshot of the known state, without its position. */
  readonly snapshot: (state: State) => object;
}

interface ShardState<State> extends StayedState {
  readonly address: ShardPlace | null;
  readonly main: State;
  readonly main_ring: Ring;
  readonly chat: ChatClientState;
  readonly chat_ring: Ring;
  /** The room's last message about a silent hub; null while it is not silent. */
  readonly silence: object | null;
  /** The shard has subscribed, and has no message yet. */
  readonly wanted: boolean;
  readonly failures: number;
  /** Time of the next subscription try; null for none. */
  readonly want_at_ms: number | null;
  readonly tick_at_ms: number | null;
}

type Tag = "shard-wanted" | CommandTag;

/** The shards of a room. */
export function shardsOf<State extends FoldState, Message extends object>(
  room: ShardRoom<State, Message>,
): RoomCore<ShardState<State>, Tag> {
  type Whole = ShardState<State>;
  type Out = Step<Whole, Tag>;

  const asleep: Whole = {
    address: null,
    main: room.empty,
    main_ring: [],
    chat: emptyChatState,
    chat_ring: [],
    silence: null,
    wanted: false,
    failures: 0,
    want_at_ms: null,
    ...{ ...stayedAsleep, tick_at_ms: null },
  };

  /** Reports to the room that the shard has readers. */
  function want(state: Whole): Out {
    if (!state.address || state.wanted) return { state, effects: [] };
    const body: ShardToRoom = { to_room: "wanted", shard: state.address.shard };
    const to = { party: room.party, room: state.address.room };
    return {
      state: { ...state, wanted: true, want_at_ms: null },
      effects: [{ type: "forward", tag: "shard-wanted", to, body }],
    };
  }

  /** A peer that joins before the room has sent anything is greeted when it does. */
  function join(before: Whole, event: Extract<RoomEvent<Tag>, { type: "joined" }>, now: number): Out {
    if (!before.address) return { state: before, effects: refuse("route_not_found", now) };
    // The first reader may come long after the last has left, and shards without readers get no messages: the known
    // state is stale.
    const { address, noted, tick_at_ms } = before;
    const state = event.peers === 0 ? { ...asleep, address, noted, tick_at_ms } : before;
    const asked = state.main.sync === "synced" ? { state, effects: [] } : want(withoutNote(state));
    const { main, main_ring, chat, chat_ring } = state;
    const greeted =
      main.sync === "synced"
        ? admit(event, historyOf(main, main_ring), () => room.snapshot(main), now)
        : admit(event, { epoch: "", seq: 0, ring: [] }, () => ({}), now).filter(
            ({ type }) => type !== "reply",
          );
    const { chat: hears } = event;
    const effects = greeted.map(
      (effect): Effect<Tag> =>
        effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, chat: hears } } : effect,
    );
    const isIn = effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
    const said = isIn && hears ? greetChat(chat, chat_ring, event.chat_since, now) : [];
    const silence = isIn && state.silence ? [{ type: "reply", message: state.silence } as const] : [];
    const unnoted = state.main.sync !== "synced" && state.noted ? [forgetStayed] : [];
    return { state: asked.state, effects: [...effects, ...said, ...silence, ...unnoted, ...asked.effects] };
  }

  /** Not all peers have the state of those that stayed. */
  const withoutNote = (state: Whole): Whole => ({ ...state, stayed: nobodyStayed, noted: false });

  /** Applies a message of the room; null for one that does not follow on the known state. */
  function takeOne(state: Whole, { message }: RoomMessage): Whole | null {
    const ofChat = message.type.startsWith("chat-") ? readAs(ChatServerMessage, message) : null;
    if (ofChat) {
      const chat = applyChatMessage(state.chat, ofChat);
      if (chat.sync === "resync-needed") return null;
      return {
        ...state,
        chat,
        chat_ring: chat === state.chat ? state.chat_ring : ringAfter(state.chat_ring, ofChat),
      };
    }
    const parsed = room.parse(message);
    if (!parsed) return state;
    if (message.type === "source-silent") return { ...state, silence: parsed };
    if (message.type === "source-alive") return { ...state, silence: null };
    const main = room.fold(state.main, parsed);
    if (main.sync === "resync-needed") return null;
    return {
      ...state,
      main,
      main_ring: main === state.main ? state.main_ring : ringAfter(state.main_ring, parsed),
    };
  }

  /**
   * Whether the peers here lack a message: a placed message only when it was the next one, or a snapshot out of turn.
   */
  const isNews = (before: Whole, after: Whole, message: object): boolean =>
    before.main !== after.main || before.chat !== after.chat || !isPlaced(message);

  function take(before: Whole, told: RoomToShard, now: number): Out & { readonly behind: boolean } {
    let state: Whole = { ...before, wanted: false, failures: 0, want_at_ms: null };
    const effects: Effect<Tag>[] = [];
    const isSilent = told.said.some(({ message }) => message.type === "source-silent");
    if (told.to_shard === "state" && state.silence && !isSilent) {
      // The end of the silence was among the missed messages.
      state = { ...state, silence: null };
      effects.push({ type: "broadcast", message: { type: "source-alive", sent_at_ms: now } });
    }
    const tell = ({ message, chat }: RoomMessage) =>
      effects.push({
        ...{ type: "broadcast", message },
        ...(chat || message.type.startsWith("chat-") ? { chat: true } : {}),
      });
    for (const said of told.said) {
      const isGreeting = told.to_shard === "state" && isSnapshot(said.message);
      // A greeting equal to the known state must not be sent again.
      if (isGreeting && knows(state, said)) continue;
      const stayed = state.main.sync === "synced" ? null : afterChange(state.stayed, said);
      if (stayed) {
        // No newcomer can be greeted with it, but peers that stayed need nothing else.
        state = { ...state, stayed };
        tell(said);
        continue;
      }
      const next = takeOne(state, said);
      if (!next) return { state: { ...state, wanted: true }, effects, behind: true };
      const isHad = isGreeting && hasSnapshot(state.stayed, said);
      if (isNews(state, next, said.message) && !isHad) tell(said);
      state = next;
    }
    // News for a shard that knows nothing are of no use to it.
    return { state, effects, behind: state.main.sync !== "synced" };
  }

  function knows({ main, chat }: Whole, { message }: RoomMessage): boolean {
    const known = message.type.startsWith("chat-") ? chat : main;
    if (known.sync !== "synced" || !isPlaced(message)) return false;
    return known.position?.epoch === message.epoch && known.position.seq === message.seq;
  }

  function receive(state: Whole, event: Extract<RoomEvent<Tag>, { type: "received" }>, now: number): Out {
    const told = readAs(RoomToShard, event.body);
    if (!told || !state.address) {
      return { state, effects: [{ type: "answer", answer: { ok: false, code: "route_not_found" } }] };
    }
    const { state: taken, effects, behind } = take(state, told, now);
    const next = noteSoon({ ...taken, told_at_ms: now }, now);
    const data: Delivery = { peers: event.peers, behind };
    return {
      state: next,
      effects: [...effects, { type: "answer", answer: { ok: true, data: { ...data } } }],
    };
  }

  /** Handles the response to a subscription: the room will send messages, has no such shard, or does not answer. */
  function afterWanting(state: Whole, outcome: Outcome | null, now: number): Out {
    if (state.main.sync === "synced") return { state, effects: [] };
    const isHeard = outcome?.status === 200;
    if (isHeard && readAs(SubscriptionResponse, outcome.body)?.data.open === false) return leave(state, now);
    // A room that has the subscription may die before it sends anything.
    const failures = isHeard ? 0 : state.failures + 1;
    const want_at_ms = now + (isHeard ? TOLD_WITHIN_MS : retryDelayMs(failures));
    return { state: { ...state, wanted: false, failures, want_at_ms }, effects: [] };
  }

  /** The room has no such shard: peers are sent to the room, and those that do not move are disconnected. */
  function leave(state: Whole, now: number): Out {
    const to = `${room.party}/${state.address?.room}`;
    return {
      state: { ...state, wanted: false, failures: 0, want_at_ms: null },
      effects: [
        { type: "broadcast", message: { type: "moved", room: to, sent_at_ms: now } },
        { type: "close-peer", code: "room_full" },
      ],
    };
  }

  function wake(event: Extract<RoomEvent<Tag>, { type: "woke" }>): Out {
    const stayed = loadStayed(event.stored);
    const name = shardOf(event.room);
    const address = name && { party: room.party, ...name };
    const woke = { ...asleep, address, noted: stayed !== null };
    if (event.has_peers) return want({ ...woke, stayed: stayed ?? nobodyStayed });
    return { state: { ...woke, noted: false }, effects: stayed ? [forgetStayed] : [] };
  }

  function tick(before: Whole, event: Extract<RoomEvent<Tag>, { type: "ticked" }>, now: number): Out {
    const ticked = { ...before, tick_at_ms: null };
    const noted = noteStayed(ticked, event.peers, now);
    const isDue = ticked.want_at_ms !== null && ticked.want_at_ms <= now;
    const asked = isDue ? want(noted.state) : { state: noted.state, effects: [] };
    return { state: asked.state, effects: [...noted.effects, ...asked.effects] };
  }

  function react(state: Whole, event: RoomEvent<Tag>, now: number): Out {
    switch (event.type) {
      case "woke":
        return wake(event);
      case "joined":
        return join(state, event, now);
      case "said":
        return { state, effects: hearInShard(state.address, event, now) };
      case "identified":
        // The room knows which tickets have ended, and refuses the next command.
        return { state, effects: identify(event, () => false, now) };
      case "received":
        return receive(state, event, now);
      case "answered":
        if (event.tag === "shard-wanted") return afterWanting(state, event.outcome, now);
        return { state, effects: afterCommand(state.address, { ...event, tag: event.tag }, now) };
      case "asked": {
        const { position, sync } = state.main;
        const data = { known: sync === "synced", seq: position?.seq ?? 0 };
        return { state, effects: [{ type: "answer", answer: { ok: true, data } }] };
      }
      case "ticked":
        return tick(state, event, now);
      case "peers-changed":
        return { state: state.noted ? noteSoon(state, now) : state, effects: [] };
      case "alarm-rang":
        return { state, effects: [] };
    }
  }

  /** Every event ends with the tick set to the earliest due time. */
  function step(before: Whole, event: RoomEvent<Tag>, now: number): Out {
    const { state, effects } = react(before, event, now);
    const at_ms = firstDue(state.tick_at_ms, [state.want_at_ms, state.note_at_ms]);
    if (at_ms === null) return { state, effects };
    return { state: { ...state, tick_at_ms: at_ms }, effects: [...effects, { type: "tick-at", at_ms }] };
  }

  return { refusalOf: ({ version }) => versionRefusal(version), asleep, step };
}

/** Effect of a shard message on its prices (with-topics.ts); null for none. */
export const shardTouchOf = (body: unknown): number | null => readAs(RoomToShard, body)?.touch ?? null;
