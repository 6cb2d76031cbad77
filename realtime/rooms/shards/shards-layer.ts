import type { ChatCommand } from "#shared/chat/index.ts";
import { PROTOCOL_VERSION } from "#shared/room/index.ts";
import { chatTickMs } from "../chat/chat-broadcast.ts";
import { newcomer, versionRefusal } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import { type Effect, type EventOf, type Reducer, type RoomEvent, retryDelayMs, type Step } from "../room.ts";
import type { RoomMessage, RoomToShard } from "../wire/room-to-shard.ts";
import { DeliveryResponse, ShardToRoom } from "../wire/shard-to-room.ts";
import { shardName } from "./shard-address.ts";
import { chooseShard, isDue, newShard, queued, type Shard, shardsDueAt, withoutLost } from "./shard-load.ts";

/**
 * The shards of a room: it sends readers there once it is full, and every broadcast. Each shard has one delivery at a
 * time: while one is under way the next ones merge. Rules SHARD-1 and up in SPEC.md.
 */

/** Deliveries to a shard of nothing but chat are so far apart, a little more for each shard there is, and as those to its readers. */
const CHAT_APART_MS = 100;
const CHAT_APART_EACH_MS = 4;
const SHARDS_KEY = "shards";

type Shards = ReadonlyMap<number, Shard>;

/** A room with shards. */
export interface WithShards {
  readonly shards: {
    readonly room: string;
    /** Readers that the room takes itself, and that each shard takes. */
    readonly most: number;
    readonly all: Shards;
  };
}

export interface ShardPlan {
  readonly party: "live" | "match";
  /** Effect of an accepted signed message on prices; null for none. */
  readonly touchOf: (body: unknown) => number | null;
}

/** Shards of a room that has not woken. */
export const shardsAsleep: WithShards = { shards: { room: "", most: 0, all: new Map() } };

const saveShards = (all: Shards): Effect => ({ type: "save", put: { [SHARDS_KEY]: [...all.keys()] } });

const withAll = <State extends WithShards>(state: State, all: Shards): State => ({
  ...state,
  shards: { ...state.shards, all },
});

function changed<State extends WithShards>(state: State, shard: number, fields: Partial<Shard>): State {
  const { all } = state.shards;
  const before = all.get(shard);
  return before ? withAll(state, new Map(all).set(shard, { ...before, ...fields })) : state;
}

const isRoomMessage = (message: object): message is RoomMessage["message"] =>
  "type" in message && typeof message.type === "string";

/** Queues the room's messages for each shard; topics are left out, because shards request those themselves. */
function queue<State extends WithShards>(
  state: State,
  effects: readonly Effect[],
  touch: number | null,
): State {
  const { all } = state.shards;
  const messages = effects.flatMap((effect): RoomMessage[] =>
    effect.type === "broadcast" && effect.topic === undefined && isRoomMessage(effect.message)
      ? [{ message: effect.message, chat: effect.chat === true }]
      : [],
  );
  if ((messages.length === 0 && touch === null) || all.size === 0) return state;
  return withAll(state, new Map([...all].map(([number, shard]) => [number, queued(shard, messages, touch)])));
}

/** Hands an event to the layers within; their broadcasts go to the shards. */
function handOn<State extends WithShards>(
  plan: ShardPlan,
  before: State,
  event: RoomEvent,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { state, effects } = inner(before, event, now);
  const isTaken = effects.some((effect) => effect.type === "answer" && effect.answer.ok);
  const touch = event.type === "request-received" && isTaken ? plan.touchOf(event.body) : null;
  const { all } = state.shards;
  // A room that empties itself continues for the readers in its shards.
  const forgets = effects.some((effect) => effect.type === "forget") && all.size > 0;
  return {
    state: queue(state, effects, touch),
    effects: forgets ? [...effects, saveShards(all)] : effects,
  };
}

/** The greeting of a newcomer. A query without side effects. */
function greeting<State extends WithShards>(state: State, now: number, inner: Reducer<State>): RoomMessage[] {
  const joined: EventOf<"joined"> = {
    ...{ type: "joined", version: String(PROTOCOL_VERSION), since: null, topic: null, topic_since: null },
    ...{ chat: true, chat_since: null, peers: 0 },
  };
  return inner(state, joined, now).effects.flatMap((effect): RoomMessage[] => {
    if (effect.type !== "reply" || !isRoomMessage(effect.message)) return [];
    // The account that a peer writes as is private to that peer.
    const { me: _me, ...message } = effect.message;
    return [{ message, chat: message.type === "chat-snapshot" }];
  });
}

/** Readers in shards are peers of the room. */
const withReaders = <Event extends { readonly has_peers: boolean }>(
  { shards }: WithShards,
  event: Event,
): Event => ({ ...event, has_peers: event.has_peers || shards.all.size > 0 });

function wake<State extends WithShards>(
  plan: ShardPlan,
  asleep: State,
  event: EventOf<"woke">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const stored = event.stored.get(SHARDS_KEY);
  const numbers: number[] = Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)) : [];
  const { room, room_readers: most } = event;
  // Deliveries under way were lost with the room's memory.
  const all = new Map(numbers.map((number) => [number, newShard]));
  const state = { ...asleep, shards: { room, most, all } };
  return handOn(plan, state, withReaders(state, event), now, inner);
}

/** Makes sure that a shard gets messages from now on. */
function open<State extends WithShards>(state: State, shard: number): Step<State> {
  if (state.shards.all.has(shard)) return { state, effects: [] };
  const all = new Map(state.shards.all).set(shard, newShard);
  return { state: withAll(state, all), effects: [saveShards(all)] };
}

/** A full room sends the reader to a room with a place. */
function join<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  event: EventOf<"joined">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { most, all, room } = state.shards;
  if (event.peers < most || versionRefusal(event.version)) return handOn(plan, state, event, now, inner);
  const shard = chooseShard(all, most);
  const opened = open(state, shard);
  const peers = (opened.state.shards.all.get(shard)?.peers ?? 0) + 1;
  const message = { type: "moved", room: `${plan.party}/${shardName(room, shard)}`, sent_at_ms: now };
  return {
    state: changed(opened.state, shard, { peers }),
    effects: [...opened.effects, { type: "reply", message }, { type: "close-peer", code: "room_full" }],
  };
}

/** Executes a chat command of a peer in a shard, and returns the replies for that peer. */
function execute<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  { writer, command }: Extract<ShardToRoom, { to_room: "command" }>,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const facts = { ...newcomer, joined: true, chat: true, writer };
  const text = JSON.stringify(command satisfies ChatCommand);
  const done = handOn(plan, state, { type: "message-received", facts, text }, now, inner);
  const replies = done.effects.flatMap((effect) => (effect.type === "reply" ? [effect.message] : []));
  const others = done.effects.filter(
    ({ type }) => type !== "reply" && type !== "remember-peer" && type !== "close-peer",
  );
  return {
    state: done.state,
    effects: [...others, { type: "answer", answer: { ok: true, data: { replies } } }],
  };
}

/** A shard that is known, or that readers would be sent to now: a visitor can make up the name of any other. */
const mayOpen = ({ shards: { all, most } }: WithShards, shard: number, peers: number): boolean =>
  all.has(shard) || (peers >= most && shard <= chooseShard(all, most));

function receive<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  event: EventOf<"request-received">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const request = readAs(ShardToRoom, event.body);
  if (!request) return handOn(plan, state, event, now, inner);
  if (request.to_room === "command") return execute(plan, state, request, now, inner);
  const { shard } = request;
  const isOpen = mayOpen(state, shard, event.peers);
  const answer: Effect = { type: "answer", answer: { ok: true, data: { open: isOpen } } };
  if (!isOpen) return { state, effects: [answer] };
  const opened = open(state, shard);
  return {
    // Deliveries sent before this message may have been lost with the shard's memory.
    state: changed(opened.state, shard, { behind: true, waiting: [], ready_at_ms: 0 }),
    effects: [...opened.effects, answer],
  };
}

/** A delivery ended. A shard without readers is dropped. */
function afterDelivery<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  { shard, sent_at_ms }: { readonly shard: number; readonly sent_at_ms: number },
  { outcome }: EventOf<"answered">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  const { all } = state.shards;
  const before = all.get(shard);
  if (before?.sent_at_ms !== sent_at_ms) return { state, effects: [] };
  const delivery = outcome?.status === 200 ? readAs(DeliveryResponse, outcome.body)?.data : null;
  // After a greeting that left it behind, another one would do so at once.
  if (!delivery || (delivery.behind && before.greeting)) {
    const failures = before.failures + 1;
    const ready_at_ms = now + retryDelayMs(failures);
    const failed = { sent_at_ms: null, behind: true, waiting: [], failures, ready_at_ms };
    return { state: changed(state, shard, failed), effects: [] };
  }
  const { peers, behind } = delivery;
  // A shard that has subscribed meanwhile has a reader again.
  const isWanted = before.behind || before.touch !== null || before.waiting.length > 0;
  if (peers === 0 && before.peers === 0 && !isWanted) {
    const others = new Map([...all].filter(([number]) => number !== shard));
    return { state: withAll(state, others), effects: [saveShards(others)] };
  }
  const apart = Math.max(chatTickMs(peers), CHAT_APART_MS + CHAT_APART_EACH_MS * all.size);
  const settled = { sent_at_ms: null, failures: 0, peers, ready_at_ms: sent_at_ms + apart };
  const next = changed(state, shard, behind ? { ...settled, behind, waiting: [] } : settled);
  return peers === before.peers
    ? { state: next, effects: [] }
    : handOn(plan, next, { type: "peers-changed" }, now, inner);
}

/** Sends pending messages to the shards without a delivery under way. News of the match is sent at once. */
function deliver<State extends WithShards>(
  plan: ShardPlan,
  { state, effects }: Step<State>,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  let next = state;
  const sent: Effect[] = [];
  for (const [shard, before] of state.shards.all) {
    const one = withoutLost(before, now);
    if (!isDue(one, now)) continue;
    const body: RoomToShard = one.behind
      ? { to_shard: "state", said: greeting(state, now, inner), touch: one.touch }
      : { to_shard: "news", said: [...one.waiting], touch: one.touch };
    const underWay = { sent_at_ms: now, waiting: [], touch: null, behind: false, greeting: one.behind };
    next = changed(next, shard, underWay);
    const to = { party: plan.party, room: shardName(state.shards.room, shard) };
    sent.push({ type: "forward", tag: { want: "shard", shard, sent_at_ms: now }, to, body });
  }
  return { state: next, effects: [...effects, ...sent] };
}

/** A tick of the layers within counts the readers of the shards too. */
function tick<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  event: EventOf<"ticked">,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  if (event.name === "shards") return { state, effects: [] };
  const elsewhere = [...state.shards.all.values()].reduce((sum, shard) => sum + shard.peers, 0);
  return handOn(plan, state, { ...event, peers: event.peers + elsewhere }, now, inner);
}

function react<State extends WithShards>(
  plan: ShardPlan,
  state: State,
  event: RoomEvent,
  now: number,
  inner: Reducer<State>,
): Step<State> {
  switch (event.type) {
    case "woke":
      return wake(plan, state, event, now, inner);
    case "joined":
      return join(plan, state, event, now, inner);
    case "request-received":
      return receive(plan, state, event, now, inner);
    case "answered":
      return typeof event.tag === "object" && event.tag.want === "shard"
        ? afterDelivery(plan, state, event.tag, event, now, inner)
        : handOn(plan, state, event, now, inner);
    case "timer-rang":
      return handOn(plan, state, withReaders(state, event), now, inner);
    case "ticked":
      return tick(plan, state, event, now, inner);
    default:
      return handOn(plan, state, event, now, inner);
  }
}

/** Gives a room shards: every event ends with the deliveries that are due. */
export const shardsLayer =
  <State extends WithShards>(plan: ShardPlan) =>
  (state: State, event: RoomEvent, now: number, inner: Reducer<State>): Step<State> =>
    deliver(plan, react(plan, state, event, now, inner), now, inner);

/** When the layer's tick is due. */
export const shardsTicks = ({ shards }: WithShards) => [["shards", shardsDueAt(shards.all)]] as const;
