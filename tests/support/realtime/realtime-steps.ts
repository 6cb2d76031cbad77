import type { Effect, RoomCore, RoomEvent } from "#realtime/rooms/room.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { PROTOCOL_VERSION } from "#shared/room/index.ts";

const CURRENT = String(PROTOCOL_VERSION);

const noChat = { chat: false, chat_since: null } as const;

/** A core that is driven through events one by one, with its saved state: for step tests. */
export function drive<State, Tag>(core: RoomCore<State, Tag>, room: string, start = 1_000_000) {
  let state = core.asleep;
  const stored = new Map<string, unknown>();
  let now = start;
  let ringAt = 0;
  let peers = 0;
  let tickAt: number | null = null;

  function take(event: RoomEvent<Tag>): readonly Effect<Tag>[] {
    const step = core.step(state, event, now);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === "ring-at") ringAt = effect.at_ms;
      if (effect.type === "tick-at") tickAt = effect.at_ms;
      if (effect.type === "forget") {
        stored.clear();
        ringAt = 0;
      }
      if (effect.type !== "save") continue;
      for (const key of effect.remove ?? []) stored.delete(key);
      for (const [key, value] of Object.entries(effect.put ?? {}))
        stored.set(key, JSON.parse(JSON.stringify(value)));
    }
    return step.effects;
  }

  return {
    take,
    wake: ({
      has_peers = false,
      followed = [],
      betting = "shown",
      blocked_words = [],
      room_readers = 5_000,
    }: {
      has_peers?: boolean;
      followed?: string[];
      betting?: Betting;
      blocked_words?: string[];
      room_readers?: number;
    } = {}) => {
      state = core.asleep;
      tickAt = null;
      const nonce = "epoch-1";
      return take({
        type: "woke",
        room,
        stored: new Map(stored),
        nonce,
        list_rooms: 1,
        has_peers,
        followed,
        betting,
        blocked_words,
        room_readers,
      });
    },
    receive: (body: unknown, nonce = String(now)) => take({ type: "received", body, nonce, peers }),
    /** Simulates this many joined peers. */
    seat: (count: number) => {
      peers = count;
    },
    join: (since: string | null = null, version: string | null = CURRENT) =>
      take({ type: "joined", since, version, topic: null, topic_since: null, ...noChat, peers }),
    follow: (topic: string, topic_since: string | null = null) =>
      take({ type: "joined", since: null, version: CURRENT, topic, topic_since, ...noChat, peers }),
    /** Joins and follows the chat. */
    chat: (chat_since: string | null = null) =>
      take({
        ...{ type: "joined", since: null, version: CURRENT, topic: null, topic_since: null },
        ...{ chat: true, chat_since, peers },
      }),
    /** The last scheduled tick, if it is due; with the number of peers. */
    tick: (counted = peers, hearing = 0) => {
      if (tickAt === null || tickAt > now) return [];
      tickAt = null;
      return take({ type: "ticked", peers: counted, hearing });
    },
    /** Time until the next tick; null when none is scheduled. */
    ticksInMs: () => (tickAt === null ? null : tickAt - now),
    /** Fires the alarm, whenever it is due; `followed` are the topics of the connected peers. */
    ring: (followed: readonly string[] = [], has_peers = followed.length > 0) =>
      take({ type: "alarm-rang", has_peers, followed }),
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    /** Time until the alarm fires. */
    ringsInMs: () => ringAt - now,
    stored,
  };
}

/** The effects of one kind. */
export function only<Tag, Type extends Effect<Tag>["type"]>(
  effects: readonly Effect<Tag>[],
  type: Type,
): Extract<Effect<Tag>, { type: Type }>[] {
  return effects.filter((effect): effect is Extract<Effect<Tag>, { type: Type }> => effect.type === type);
}
