import type { Effect, EffectOf, RoomCore, RoomEvent, TickName, TimerName } from "#realtime/rooms/room.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { PROTOCOL_VERSION } from "#shared/room/index.ts";

const CURRENT = String(PROTOCOL_VERSION);

const noChat = { chat: false, chat_since: null } as const;

/** The settings of a room that wakes, unless a test gives its own. */
const WAKING = {
  nonce: "epoch-1",
  list_rooms: 1,
  has_peers: false,
  followed: [] as string[],
  betting: "shown" as Betting,
  blocked_words: [] as string[],
  room_readers: 5_000,
};

/** A core that is driven through events one by one, with its saved state: for step tests. */
export function drive<State>(core: RoomCore<State>, room: string, start = 1_000_000) {
  let state = core.asleep;
  const stored = new Map<string, unknown>();
  let now = start;
  let peers = 0;
  const timers = new Map<TimerName, number>();
  const ticks = new Map<TickName, number>();
  const earliestOf = (times: ReadonlyMap<string, number>) =>
    times.size === 0 ? null : Math.min(...times.values());

  function take(event: RoomEvent): readonly Effect[] {
    const step = core.step(state, event, now);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.type === "set-timer") timers.set(effect.name, effect.at_ms);
      if (effect.type === "set-tick") ticks.set(effect.name, effect.at_ms);
      if (effect.type === "forget") {
        stored.clear();
        timers.clear();
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
    wake(settings: Partial<typeof WAKING> = {}) {
      state = core.asleep;
      ticks.clear();
      return take({ type: "woke", room, stored: new Map(stored), ...WAKING, ...settings });
    },
    receive: (body: unknown, nonce = String(now)) => take({ type: "request-received", body, nonce, peers }),
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
    /** The scheduled ticks that are due; with the number of peers. */
    tick: (counted = peers, chat_peers = 0) => {
      const due = [...ticks].filter(([, at]) => at <= now).map(([name]) => name);
      for (const name of due) ticks.delete(name);
      return due.flatMap((name) => take({ type: "ticked", name, peers: counted, chat_peers }));
    },
    /** Time until the next tick; null when none is scheduled. */
    ticksInMs: () => {
      const at = earliestOf(ticks);
      return at === null ? null : at - now;
    },
    /** Rings every timer, whenever it is due; `followed` are the topics of the connected peers. */
    ring(followed: readonly string[] = [], has_peers = followed.length > 0) {
      timers.clear();
      return core.timers.flatMap((name) => take({ type: "timer-rang", name, has_peers, followed }));
    },
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    /** Time until the first timer rings. */
    ringsInMs: () => (earliestOf(timers) ?? 0) - now,
    stored,
  };
}

/** The effects of one kind. */
export function only<Type extends Effect["type"]>(effects: readonly Effect[], type: Type): EffectOf<Type>[] {
  return effects.filter((effect): effect is EffectOf<Type> => effect.type === type);
}
