import { applyChatMessage, type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import { showTicket } from "../chat/chat-handshake.ts";
import { admit, refuse } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import { type Effect, type EventOf, type Outcome, type RoomEvent, retryDelayMs, type Step } from "../room.ts";
import { earliest } from "../timers.ts";
import { type RoomMessage, RoomToShard, SubscriptionResponse } from "../wire/room-to-shard.ts";
import type { Delivery, ShardToRoom } from "../wire/shard-to-room.ts";
import { shardOf } from "./shard-address.ts";
import { greetChat } from "./shard-chat.ts";
import { afterCommand, receiveInShard, type ShardPlace } from "./shard-commands.ts";
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
 * A shard: readers of a full room connect here and get its messages in its own history, so that they can move with
 * `since`. Rules SHARD-1 and up in SPEC.md.
 */

/** A room that knows of readers here sends something within this. */
const MESSAGE_WITHIN_MS = 5_000;

/** Description of the room that a shard belongs to. */
export interface ShardedRoom<Main extends FoldState, Message extends object> {
  readonly party: "live" | "match";
  readonly empty: Main;
  /** The message, null when it is none of the room's. */
  readonly parse: (raw: unknown) => Message | null;
  readonly fold: (state: Main, message: Message) => Main;
  /** The snapshot of the known state, without its position. */
  readonly snapshot: (state: Main) => object;
}

export interface ShardState<Main> extends StayedState {
  readonly address: ShardPlace | null;
  readonly main: Main;
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
}

/** A shard before it has woken. */
export const shardAsleep = <Main>(empty: Main): ShardState<Main> => ({
  address: null,
  main: empty,
  main_ring: [],
  chat: emptyChatState,
  chat_ring: [],
  silence: null,
  wanted: false,
  failures: 0,
  want_at_ms: null,
  ...stayedAsleep,
});

/** Reports to the room that the shard has readers. */
function want<Main>(state: ShardState<Main>): Step<ShardState<Main>> {
  if (!state.address || state.wanted) return { state, effects: [] };
  const { party, room, shard } = state.address;
  const body: ShardToRoom = { to_room: "wanted", shard };
  return {
    state: { ...state, wanted: true, want_at_ms: null },
    effects: [{ type: "forward", tag: "shard-wanted", to: { party, room }, body }],
  };
}

/** Not all peers have the state of those that stayed. */
const withoutNote = <Main>(state: ShardState<Main>): ShardState<Main> => ({
  ...state,
  stayed: nobodyStayed,
  has_note: false,
});

/** The room's greeting of a peer; before the room has sent anything a peer is only admitted. */
function greet<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  { main, main_ring }: ShardState<Main>,
  event: EventOf<"joined">,
  now: number,
): Effect[] {
  const greeting =
    main.sync === "synced"
      ? admit(event, historyOf(main, main_ring), () => room.snapshot(main), now)
      : admit(event, { epoch: "", seq: 0, ring: [] }, () => ({}), now).filter(({ type }) => type !== "reply");
  return greeting.map((effect) =>
    effect.type === "remember-peer" ? { ...effect, facts: { ...effect.facts, chat: event.chat } } : effect,
  );
}

/** A peer that joins before the room has sent anything is greeted when it does. */
function join<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  before: ShardState<Main>,
  event: EventOf<"joined">,
  now: number,
): Step<ShardState<Main>> {
  if (!before.address) return { state: before, effects: refuse("route_not_found", now) };
  // The first reader may come long after the last has left, and shards without readers get no messages: the known
  // state is stale.
  const { address, has_note } = before;
  const state = event.peers === 0 ? { ...shardAsleep(room.empty), address, has_note } : before;
  const isSynced = state.main.sync === "synced";
  const wanted = isSynced ? { state, effects: [] } : want(withoutNote(state));
  const effects = greet(room, state, event, now);
  const isIn = effects.some((effect) => effect.type === "remember-peer" && effect.facts.joined);
  const chat = isIn && event.chat ? greetChat(state.chat, state.chat_ring, event.chat_since, now) : [];
  const silence = isIn && state.silence ? [{ type: "reply", message: state.silence } as const] : [];
  const noteGone = !isSynced && state.has_note ? [forgetStayed] : [];
  return { state: wanted.state, effects: [...effects, ...chat, ...silence, ...noteGone, ...wanted.effects] };
}

const isOfChat = ({ type }: RoomMessage["message"]): boolean => type.startsWith("chat-");

/** Applies a message of the room; null for one that does not follow on the known state. */
function apply<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  state: ShardState<Main>,
  { message }: RoomMessage,
): ShardState<Main> | null {
  const ofChat = isOfChat(message) ? readAs(ChatServerMessage, message) : null;
  if (ofChat) {
    const chat = applyChatMessage(state.chat, ofChat);
    if (chat.sync === "resync-needed") return null;
    const chat_ring = chat === state.chat ? state.chat_ring : ringAfter(state.chat_ring, ofChat);
    return { ...state, chat, chat_ring };
  }
  const parsed = room.parse(message);
  if (!parsed) return state;
  if (message.type === "source-silent") return { ...state, silence: parsed };
  if (message.type === "source-alive") return { ...state, silence: null };
  const main = room.fold(state.main, parsed);
  if (main.sync === "resync-needed") return null;
  const main_ring = main === state.main ? state.main_ring : ringAfter(state.main_ring, parsed);
  return { ...state, main, main_ring };
}

/**
 * Whether the peers here lack a message: a placed message only when it was the next one, or a snapshot out of turn.
 */
const isNews = <Main>(before: ShardState<Main>, after: ShardState<Main>, message: object): boolean =>
  before.main !== after.main || before.chat !== after.chat || !isPlaced(message);

/** Whether a snapshot equals the known state. */
function knows<Main extends FoldState>({ main, chat }: ShardState<Main>, { message }: RoomMessage): boolean {
  const known = isOfChat(message) ? chat : main;
  if (known.sync !== "synced" || !isPlaced(message)) return false;
  return known.position?.epoch === message.epoch && known.position.seq === message.seq;
}

const broadcastOf = ({ message, chat }: RoomMessage): Effect => ({
  ...{ type: "broadcast", message },
  ...(chat || isOfChat(message) ? { chat: true } : {}),
});

/** Takes one message of a delivery; null for one that does not follow on the known state. */
function takeOne<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  state: ShardState<Main>,
  message: RoomMessage,
  isState: boolean,
): Step<ShardState<Main>> | null {
  const isGreeting = isState && isSnapshot(message.message);
  // A greeting equal to the known state must not be sent again.
  if (isGreeting && knows(state, message)) return { state, effects: [] };
  const stayed = state.main.sync === "synced" ? null : afterChange(state.stayed, message);
  // No newcomer can be greeted with it, but peers that stayed need nothing else.
  if (stayed) return { state: { ...state, stayed }, effects: [broadcastOf(message)] };
  const next = apply(room, state, message);
  if (!next) return null;
  const isHad = isGreeting && hasSnapshot(state.stayed, message);
  const isBroadcast = isNews(state, next, message.message) && !isHad;
  return { state: next, effects: isBroadcast ? [broadcastOf(message)] : [] };
}

/** Takes a delivery of the room; `behind` when the shard misses something. */
function take<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  before: ShardState<Main>,
  { to_shard, said }: RoomToShard,
  now: number,
): Step<ShardState<Main>> & { readonly behind: boolean } {
  let state: ShardState<Main> = { ...before, wanted: false, failures: 0, want_at_ms: null };
  const effects: Effect[] = [];
  const isSilent = said.some(({ message }) => message.type === "source-silent");
  if (to_shard === "state" && state.silence && !isSilent) {
    // The end of the silence was among the missed messages.
    state = { ...state, silence: null };
    effects.push({ type: "broadcast", message: { type: "source-alive", sent_at_ms: now } });
  }
  for (const message of said) {
    const next = takeOne(room, state, message, to_shard === "state");
    if (!next) return { state: { ...state, wanted: true }, effects, behind: true };
    state = next.state;
    effects.push(...next.effects);
  }
  // News for a shard that knows nothing are of no use to it.
  return { state, effects, behind: state.main.sync !== "synced" };
}

function receive<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  state: ShardState<Main>,
  event: EventOf<"request-received">,
  now: number,
): Step<ShardState<Main>> {
  const delivery = readAs(RoomToShard, event.body);
  if (!delivery || !state.address) {
    return { state, effects: [{ type: "answer", answer: { ok: false, code: "route_not_found" } }] };
  }
  const { state: taken, effects, behind } = take(room, state, delivery, now);
  const data: Delivery = { peers: event.peers, behind };
  return {
    state: noteSoon({ ...taken, received_at_ms: now }, now),
    effects: [...effects, { type: "answer", answer: { ok: true, data } }],
  };
}

/** The room has no such shard: peers are sent to the room, and those that do not move are disconnected. */
function leave<Main>(state: ShardState<Main>, now: number): Step<ShardState<Main>> {
  const to = `${state.address?.party}/${state.address?.room}`;
  return {
    state: { ...state, wanted: false, failures: 0, want_at_ms: null },
    effects: [
      { type: "broadcast", message: { type: "moved", room: to, sent_at_ms: now } },
      { type: "close-peer", code: "room_full" },
    ],
  };
}

/** Handles the response to a subscription: the room will send messages, has no such shard, or does not answer. */
function afterWanting<Main extends FoldState>(
  state: ShardState<Main>,
  outcome: Outcome | null,
  now: number,
): Step<ShardState<Main>> {
  if (state.main.sync === "synced") return { state, effects: [] };
  const isReceived = outcome?.status === 200;
  if (isReceived && readAs(SubscriptionResponse, outcome.body)?.data.open === false) return leave(state, now);
  // A room that has the subscription may die before it sends anything.
  const failures = isReceived ? 0 : state.failures + 1;
  const want_at_ms = now + (isReceived ? MESSAGE_WITHIN_MS : retryDelayMs(failures));
  return { state: { ...state, wanted: false, failures, want_at_ms }, effects: [] };
}

function answered<Main extends FoldState>(
  state: ShardState<Main>,
  event: EventOf<"answered">,
  now: number,
): Step<ShardState<Main>> {
  const { tag, outcome } = event;
  if (tag === "shard-wanted") return afterWanting(state, outcome, now);
  if (typeof tag !== "object" || tag.want !== "command") return { state, effects: [] };
  return { state, effects: afterCommand(state.address, tag, event, now) };
}

function wake<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  event: EventOf<"woke">,
): Step<ShardState<Main>> {
  const stayed = loadStayed(event.stored);
  const name = shardOf(event.room);
  const address = name && { party: room.party, ...name };
  const woke = { ...shardAsleep(room.empty), address, has_note: stayed !== null };
  if (event.has_peers) return want({ ...woke, stayed: stayed ?? nobodyStayed });
  return { state: { ...woke, has_note: false }, effects: stayed ? [forgetStayed] : [] };
}

function tick<Main extends FoldState>(
  before: ShardState<Main>,
  event: EventOf<"ticked">,
  now: number,
): Step<ShardState<Main>> {
  const { state, effects } = noteStayed(before, event.peers, now);
  const isDue = before.want_at_ms !== null && before.want_at_ms <= now;
  const wanted = isDue ? want(state) : { state, effects: [] };
  return { state: wanted.state, effects: [...effects, ...wanted.effects] };
}

/** A shard of a room, without its prices. */
export function shardStep<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  state: ShardState<Main>,
  event: RoomEvent,
  now: number,
): Step<ShardState<Main>> {
  switch (event.type) {
    case "woke":
      return wake(room, event);
    case "joined":
      return join(room, state, event, now);
    case "message-received":
      return { state, effects: receiveInShard(state.address, event, now) };
    case "ticket-shown":
      // The room knows which tickets have ended, and refuses the next command.
      return { state, effects: showTicket(event, () => false, now) };
    case "request-received":
      return receive(room, state, event, now);
    case "answered":
      return answered(state, event, now);
    case "status-requested": {
      const { position, sync } = state.main;
      const data = { known: sync === "synced", seq: position?.seq ?? 0 };
      return { state, effects: [{ type: "answer", answer: { ok: true, data } }] };
    }
    case "ticked":
      return tick(state, event, now);
    case "peers-changed":
      return { state: state.has_note ? noteSoon(state, now) : state, effects: [] };
    case "timer-rang":
      return { state, effects: [] };
  }
}

/** When the shard's tick is due. */
export const shardTicks = <Main>({ want_at_ms, note_at_ms }: ShardState<Main>) =>
  [["shard", earliest([want_at_ms, note_at_ms])]] as const;
