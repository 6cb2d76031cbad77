import type { ChatCommand } from "#shared/chat/index.ts";
import { PROTOCOL_VERSION } from "#shared/room/index.ts";
import { chatTickMs } from "../chat/chat-broadcast.ts";
import { newcomer, versionRefusal } from "../handshake.ts";
import { readAs } from "../read-as.ts";
import { type Effect, type RoomCore, type RoomEvent, retryDelayMs, type Step } from "../room.ts";
import { firstDue, takeTimer } from "../timers.ts";
import type { RoomMessage, RoomToShard } from "../wire/room-to-shard.ts";
import { DeliveryResponse, ShardToRoom } from "../wire/shard-to-room.ts";
import { shardName } from "./shard-address.ts";
import { chooseShard, isDue, newShard, noted, type Shard, shardsDueAt, withoutLost } from "./shard-load.ts";

/**
 * Adds shards to a room: it sends readers to them once it is full, and the inner room knows nothing of it. Every
 * broadcast of the room also goes to its shards, one delivery at a time for each: while one is under way the next ones
 * merge. Rules SHARD-1 and up in SPEC.md.
 */

/** Deliveries to a shard of nothing but chat are so far apart, a little more for each shard there is, and as those to its readers. */
const CHAT_APART_MS = 100;
const CHAT_APART_EACH_MS = 4;
const SHARDS_KEY = "shards";

export interface ShardTag {
  readonly want: "shard";
  readonly shard: number;
  readonly sent_at_ms: number;
}

const isShardTag = (tag: unknown): tag is ShardTag =>
  typeof tag === "object" && tag !== null && "want" in tag && tag.want === "shard";

const saveShards = (shards: ReadonlyMap<number, Shard>): Effect<never> => ({
  type: "save",
  put: { [SHARDS_KEY]: [...shards.keys()] },
});

interface WithShards<State> {
  readonly inside: State;
  readonly room: string;
  /** Readers that the room takes itself, and that each shard takes. */
  readonly most: number;
  readonly shards: ReadonlyMap<number, Shard>;
  /** Time of the inner room's tick; null for none. */
  readonly inside_tick_ms: number | null;
  readonly tick_at_ms: number | null;
}

interface ShardPlan {
  readonly party: "live" | "match";
  /** Effect of an accepted signed message on prices; null for none. */
  readonly touchOf: (body: unknown) => number | null;
}

/** Gives a room shards. */
export function withShards<State, Tag>(
  core: RoomCore<State, Tag>,
  plan: ShardPlan,
): RoomCore<WithShards<State>, Tag | ShardTag> {
  type Whole = WithShards<State>;
  type Event = RoomEvent<Tag | ShardTag>;
  type Out = Step<Whole, Tag | ShardTag>;

  function change(state: Whole, shard: number, fields: Partial<Shard>): Whole {
    const before = state.shards.get(shard);
    return before ? { ...state, shards: new Map(state.shards).set(shard, { ...before, ...fields }) } : state;
  }

  /** Queues the room's messages for each shard; topics are left out, because shards request those themselves. */
  function note(state: Whole, effects: Out["effects"], touch: number | null): Whole {
    const said = effects.flatMap((effect): RoomMessage[] =>
      effect.type === "broadcast" && effect.topic === undefined
        ? [{ message: effect.message as RoomMessage["message"], chat: effect.chat === true }]
        : [],
    );
    if ((said.length === 0 && touch === null) || state.shards.size === 0) return state;
    const shards = new Map(
      [...state.shards].map(([number, shard]) => [number, noted(shard, said, touch)] as const),
    );
    return { ...state, shards };
  }

  /** Hands an event to the inner room; its tick becomes a timer, and its broadcasts go to the shards. */
  function insideStep(state: Whole, event: Event, now: number): Out {
    const next = core.step(state.inside, event as RoomEvent<Tag>, now);
    const { at_ms, others } = takeTimer(next.effects, "tick-at");
    const isTaken = next.effects.some((effect) => effect.type === "answer" && effect.answer.ok);
    const touch = event.type === "received" && isTaken ? plan.touchOf(event.body) : null;
    const after = { ...state, inside: next.state, inside_tick_ms: at_ms ?? state.inside_tick_ms };
    // A room that empties itself continues for the readers in its shards.
    const forgets = others.some((effect) => effect.type === "forget") && state.shards.size > 0;
    return {
      state: note(after, next.effects, touch),
      effects: forgets ? [...others, saveShards(state.shards)] : others,
    };
  }

  /** The greeting of a newcomer. A query without side effects. */
  function greeting(state: Whole, now: number): RoomMessage[] {
    const joined: RoomEvent<Tag> = {
      ...{ type: "joined", version: String(PROTOCOL_VERSION), since: null, topic: null, topic_since: null },
      ...{ chat: true, chat_since: null, peers: 0 },
    };
    return core.step(state.inside, joined, now).effects.flatMap((effect): RoomMessage[] => {
      if (effect.type !== "reply") return [];
      // The account that a peer writes as is private to that peer.
      const { me: _me, ...message } = effect.message as RoomMessage["message"];
      return [{ message: message as RoomMessage["message"], chat: message.type === "chat-snapshot" }];
    });
  }

  function wake(event: Extract<Event, { type: "woke" }>, now: number): Out {
    const stored = event.stored.get(SHARDS_KEY);
    const numbers = Array.isArray(stored) ? stored.filter((one) => Number.isInteger(one)) : [];
    // Deliveries under way were lost with the room's memory.
    const shards = new Map(numbers.map((number: number) => [number, newShard] as const));
    const { room, room_readers: most } = event;
    const asleep = { inside: core.asleep, room, most, shards, inside_tick_ms: null, tick_at_ms: null };
    return insideStep(asleep, withElsewhere(asleep, event), now);
  }

  /** Readers in shards are peers of the room. A shard without any is dropped. */
  const withElsewhere = <Told extends { readonly has_peers: boolean }>(
    { shards }: Pick<Whole, "shards">,
    event: Told,
  ): Told => ({ ...event, has_peers: event.has_peers || shards.size > 0 });

  /** Makes sure that a shard gets messages from now on. */
  function open(state: Whole, shard: number): Out {
    if (state.shards.has(shard)) return { state, effects: [] };
    const shards = new Map(state.shards).set(shard, newShard);
    return {
      state: { ...state, shards },
      effects: [saveShards(shards)],
    };
  }

  /** A full room sends the reader to a room with a place. */
  function join(state: Whole, event: Extract<Event, { type: "joined" }>, now: number): Out {
    if (event.peers < state.most || versionRefusal(event.version)) return insideStep(state, event, now);
    const shard = chooseShard(state.shards, state.most);
    const opened = open(state, shard);
    const peers = (opened.state.shards.get(shard)?.peers ?? 0) + 1;
    const room = `${plan.party}/${shardName(state.room, shard)}`;
    return {
      state: change(opened.state, shard, { peers }),
      effects: [
        ...opened.effects,
        { type: "reply", message: { type: "moved", room, sent_at_ms: now } },
        { type: "close-peer", code: "room_full" },
      ],
    };
  }

  /** Executes a chat command of a peer in a shard, and returns the replies for that peer. */
  function obey(state: Whole, asked: Extract<ShardToRoom, { to_room: "command" }>, now: number): Out {
    const facts = { ...newcomer, joined: true, chat: true, writer: asked.writer };
    const text = JSON.stringify(asked.command satisfies ChatCommand);
    const done = insideStep(state, { type: "said", facts, text }, now);
    const replies = done.effects.flatMap((effect) => (effect.type === "reply" ? [effect.message] : []));
    const others = done.effects.filter(
      ({ type }) => type !== "reply" && type !== "remember-peer" && type !== "close-peer",
    );
    return {
      state: done.state,
      effects: [...others, { type: "answer", answer: { ok: true, data: { replies } } }],
    };
  }

  function receive(state: Whole, event: Extract<Event, { type: "received" }>, now: number): Out {
    const asked = readAs(ShardToRoom, event.body);
    if (!asked) return insideStep(state, event, now);
    if (asked.to_room === "command") return obey(state, asked, now);
    const { shard } = asked;
    const answer = (isOpen: boolean) =>
      ({ type: "answer", answer: { ok: true, data: { open: isOpen } } }) as const;
    if (!mayOpen(state, shard, event.peers)) return { state, effects: [answer(false)] };
    const opened = open(state, shard);
    return {
      // Deliveries sent before this message may have been lost with the shard's memory.
      state: change(opened.state, shard, { behind: true, waiting: [], ready_at_ms: 0 }),
      effects: [...opened.effects, answer(true)],
    };
  }

  /** A shard that is known, or that readers would be sent to now: a visitor can make up the name of any other. */
  const mayOpen = ({ shards, most }: Whole, shard: number, peers: number): boolean =>
    shards.has(shard) || (peers >= most && shard <= chooseShard(shards, most));

  /** A delivery ended. A shard without readers is dropped. */
  function afterDelivery(
    state: Whole,
    { shard, sent_at_ms }: ShardTag,
    event: Extract<Event, { type: "answered" }>,
    now: number,
  ): Out {
    const before = state.shards.get(shard);
    if (before?.sent_at_ms !== sent_at_ms) return { state, effects: [] };
    const said = event.outcome?.status === 200 ? readAs(DeliveryResponse, event.outcome.body)?.data : null;
    // After a greeting that left it behind, another one would do so at once.
    if (!said || (said.behind && before.greeting)) {
      const failures = before.failures + 1;
      const ready_at_ms = now + retryDelayMs(failures);
      const failed = { sent_at_ms: null, behind: true, waiting: [], failures, ready_at_ms };
      return { state: change(state, shard, failed), effects: [] };
    }
    const { peers, behind } = said;
    // A shard that has subscribed meanwhile has a reader again.
    const isWanted = before.behind || before.touch !== null || before.waiting.length > 0;
    if (peers === 0 && before.peers === 0 && !isWanted) {
      const shards = new Map([...state.shards].filter(([number]) => number !== shard));
      return {
        state: { ...state, shards },
        effects: [saveShards(shards)],
      };
    }
    const apart = Math.max(chatTickMs(peers), CHAT_APART_MS + CHAT_APART_EACH_MS * state.shards.size);
    const settled = { sent_at_ms: null, failures: 0, peers, ready_at_ms: sent_at_ms + apart };
    const next = change(state, shard, behind ? { ...settled, behind, waiting: [] } : settled);
    return peers === before.peers
      ? { state: next, effects: [] }
      : insideStep(next, { type: "peers-changed" }, now);
  }

  /** Sends pending messages to the shards without a delivery under way. News of the match is sent at once. */
  function deliver({ state, effects }: Out, now: number): Out {
    let next = state;
    const sent: Effect<Tag | ShardTag>[] = [];
    for (const [shard, before] of state.shards) {
      const one = withoutLost(before, now);
      if (!isDue(one, now)) continue;
      const body: RoomToShard = one.behind
        ? { to_shard: "state", said: greeting(state, now), touch: one.touch }
        : { to_shard: "news", said: [...one.waiting], touch: one.touch };
      next = change(next, shard, {
        sent_at_ms: now,
        waiting: [],
        touch: null,
        behind: false,
        greeting: one.behind,
      });
      const to = { party: plan.party, room: shardName(state.room, shard) };
      sent.push({ type: "forward", tag: { want: "shard", shard, sent_at_ms: now }, to, body });
    }
    return { state: next, effects: [...effects, ...sent] };
  }

  function react(state: Whole, event: Event, now: number): Out {
    switch (event.type) {
      case "woke":
        return wake(event, now);
      case "joined":
        return join(state, event, now);
      case "received":
        return receive(state, event, now);
      case "answered":
        return isShardTag(event.tag)
          ? afterDelivery(state, event.tag, event, now)
          : insideStep(state, event, now);
      case "alarm-rang":
        return insideStep(state, withElsewhere(state, event), now);
      case "ticked": {
        const { inside_tick_ms } = state;
        const ticked = { ...state, tick_at_ms: null };
        if (inside_tick_ms === null || inside_tick_ms > now) return { state: ticked, effects: [] };
        const elsewhere = [...state.shards.values()].reduce((sum, shard) => sum + shard.peers, 0);
        const peers = event.peers + elsewhere;
        return insideStep({ ...ticked, inside_tick_ms: null }, { ...event, peers }, now);
      }
      default:
        return insideStep(state, event, now);
    }
  }

  /** Every event ends with the tick set to the earliest due time. */
  function step(before: Whole, event: Event, now: number): Out {
    const { state, effects } = deliver(react(before, event, now), now);
    const at_ms = firstDue(state.tick_at_ms, [state.inside_tick_ms, shardsDueAt(state.shards)]);
    if (at_ms === null) return { state, effects };
    return { state: { ...state, tick_at_ms: at_ms }, effects: [...effects, { type: "tick-at", at_ms }] };
  }

  return {
    refusalOf: core.refusalOf,
    asleep: {
      ...{ inside: core.asleep, room: "", most: 0, shards: new Map() },
      ...{ inside_tick_ms: null, tick_at_ms: null },
    },
    step,
  };
}
