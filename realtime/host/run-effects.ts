import { errorCatalogue } from "#shared/errors/index.ts";
import { logLine } from "#shared/log/log-line.ts";
import { HEARTBEAT, SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { Answer, Effect, Outcome, PeerFacts, RoomAddress, RoomCore, RoomEvent } from "../rooms/room.ts";
import { logThrown } from "./failure-log.ts";
import type { Outgoing, Peer, RoomHost } from "./port.ts";
import { peersOf } from "./room-peers.ts";
import type { HostEvent, RunningRoom } from "./running-room.ts";
import { saverOf } from "./saver.ts";

/** Delay before a tick is retried whose step could not be saved. */
const TICK_AGAIN_MS = 1_000;
/** Time limit of a request to the site or to another room. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * The end of a request, or null on a timeout. The timeout is here and not in the port, because hosts differ in
 * cancellation: a request between rooms of PartyKit takes no signal.
 */
function inTime(ends: Promise<Outcome | null>): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    ends.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Request<Tag> = Extract<Effect<Tag>, { type: "pull" | "post" | "forward" }>;

/** Path of a room on the realtime host. */
export const roomPath = ({ party, room }: RoomAddress): string => `/parties/${party}/${room}`;

/** An event in the queue and its caller's callbacks. */
interface Turn<Tag> {
  readonly event: HostEvent<Tag> | (() => HostEvent<Tag>);
  readonly peer: Peer | undefined;
  readonly end: (answer: Answer | null) => void;
  readonly fail: (thrown: unknown) => void;
}

/** A turn after its step, with the effects that the core requests. */
interface Stepped<Tag> {
  readonly turn: Turn<Tag>;
  readonly effects: readonly Effect<Tag>[];
}

/**
 * Wakes a room: the only interpreter of effects, the same for every host. Saves come first, so that every broadcast
 * sent is in the ring even when the host dies at once. Events that arrive during a save are processed together and
 * saved with one write: storage is the bottleneck of a busy room.
 */
export function wakeRoom<State, Tag>(core: RoomCore<State, Tag>, host: RoomHost): RunningRoom<Tag> {
  const peers = peersOf(host);
  const saver = saverOf(host);
  let state = core.asleep;
  let woke: Promise<unknown> | null = null;
  let waiting: Turn<Tag>[] = [];
  let draining: Promise<unknown> | null = null;
  const underWay = new Set<Promise<unknown>>();
  let ticker: ReturnType<typeof setTimeout> | undefined;

  async function outgoing(effect: Request<Tag>): Promise<Outgoing> {
    const forwards = effect.type === "forward";
    const pulls = effect.type === "pull";
    const to = forwards ? effect.to : "edge";
    const path = forwards ? roomPath(effect.to) : effect.path;
    const method = pulls ? "GET" : "POST";
    const body = pulls ? null : JSON.stringify(effect.body);
    const headers: Record<string, string> = pulls ? {} : { "content-type": "application/json" };
    if (!pulls || effect.signed) {
      const signed = { method, path, body: body ?? "" };
      headers[SIGNATURE_HEADER] = await signRequest(
        host.env.REALTIME_SECRET,
        signed,
        host.now(),
        host.nonce(),
      );
    }
    return { to, method, path, headers, body };
  }

  /** Starts a pull, post or forward; its end is delivered as an event. */
  function start(effect: Request<Tag>, peer: Peer | undefined) {
    const sent_at_ms = host.now();
    const whole = outgoing(effect)
      .then((request): Promise<Outcome | null> => inTime(host.fetch(request)))
      .then((outcome) => take({ type: "answered", tag: effect.tag, outcome, sent_at_ms }, peer))
      .catch((thrown: unknown) => logThrown("request_broke", thrown))
      .finally(() => underWay.delete(whole));
    underWay.add(whole);
  }

  function tickAt(atMs: number) {
    clearTimeout(ticker);
    const tick = () => take({ type: "ticked" });
    ticker = setTimeout(
      () => void tick().catch((thrown: unknown) => logThrown("tick_broke", thrown)),
      Math.max(0, atMs - host.now()),
    );
  }

  function tell(effect: Effect<Tag>, peer: Peer | undefined) {
    switch (effect.type) {
      case "reply":
        return peer && peers.send(peer, JSON.stringify(effect.message));
      case "remember-peer":
        return peer && peers.remember(peer, effect.facts);
      case "close-peer":
        return peer?.close(errorCatalogue[effect.code].close_code, effect.code);
      case "broadcast":
        return peers.broadcast(JSON.stringify(effect.message), effect);
      case "tick-at":
        return tickAt(effect.at_ms);
      case "pull":
      case "post":
      case "forward":
        return start(effect, peer);
      case "log":
        return logLine(effect.level, { worker: "realtime", code: "room_log", text: effect.text });
    }
  }

  /** A connection that breaks during a send must not keep the others from getting the rest. */
  function tellSafely(effect: Effect<Tag>, peer: Peer | undefined) {
    try {
      tell(effect, peer);
    } catch (thrown) {
      logThrown(`effect_broke_${effect.type}`, thrown);
      if (effect.type !== "broadcast") peer?.close(errorCatalogue.internal.close_code, "internal");
    }
  }

  /**
   * Runs turns one after another. Later turns see their effects on peers at once, everybody else only after the save.
   */
  function stepAll(turns: readonly Turn<Tag>[]) {
    let next = state;
    const done: Stepped<Tag>[] = [];
    const planned = new Map<object, PeerFacts>();
    let count = peers.count();
    const factsOf = (peer: Peer) => planned.get(peer.connection) ?? peers.factsOf(peer);
    const isIn = (peer: Peer) => planned.get(peer.connection)?.joined ?? peers.isIn(peer);
    for (const turn of turns) {
      const { peer } = turn;
      try {
        const event = typeof turn.event === "function" ? turn.event() : turn.event;
        if (event.type === "peers-changed" && peer) {
          if (isIn(peer)) count -= 1;
          peers.left(peer);
          planned.set(peer.connection, { ...factsOf(peer), joined: false });
        }
        const facts = peer && ["said", "identified"].includes(event.type) ? { facts: factsOf(peer) } : {};
        const told = { ...event, ...facts, peers: count, hearing: peers.hearing() };
        const step = core.step(next, told as RoomEvent<Tag>, host.now());
        next = step.state;
        for (const effect of step.effects) {
          if (effect.type !== "remember-peer" || !peer) continue;
          count += Number(effect.facts.joined) - Number(isIn(peer));
          planned.set(peer.connection, effect.facts);
        }
        done.push({ turn, effects: step.effects });
      } catch (thrown) {
        turn.fail(thrown);
      }
    }
    return { next, done };
  }

  /** The alarm that turns want in the end; null for no change. */
  function ringOf(effects: readonly Effect<Tag>[]): number | null {
    let at: number | null = null;
    for (const effect of effects) {
      if (effect.type === "ring-at") at = effect.at_ms;
      if (effect.type === "forget") at = null;
    }
    return at;
  }

  async function run(turns: readonly Turn<Tag>[]) {
    const { next, done } = stepAll(turns);
    const all = done.flatMap((one) => one.effects);
    try {
      await saver.save(all);
      state = next;
      for (const { turn, effects } of done) for (const effect of effects) tellSafely(effect, turn.peer);
      const ringAt = ringOf(all);
      if (ringAt !== null) await host.ringAt(ringAt);
    } catch (thrown) {
      for (const { turn } of done) turn.fail(thrown);
      // The room relies on a tick, and the request for it was lost with the failed save.
      if (done.some(({ turn }) => typeof turn.event !== "function" && turn.event.type === "ticked"))
        tickAt(host.now() + TICK_AGAIN_MS);
      return;
    }
    for (const { turn, effects } of done) {
      const answer = effects.findLast((effect) => effect.type === "answer");
      turn.end(answer?.answer ?? null);
    }
  }

  /**
   * Reads the storage and hands it to the core; once, unless it failed: a room without its history must not take
   * events.
   */
  function wake(): Promise<unknown> {
    woke ??= wakeUp().catch((thrown: unknown) => {
      woke = null;
      throw thrown;
    });
    return woke;
  }

  async function wakeUp() {
    const stored = await saver.load();
    const { address, env } = host;
    peers.recount();
    const event = {
      type: "woke",
      room: address.room,
      stored,
      nonce: host.nonce(),
      list_rooms: env.LIST_ROOMS,
      ...peers.presence(),
      betting: env.BETTING,
      blocked_words: env.CHAT_BLOCKED_WORDS,
      room_readers: env.ROOM_READERS,
    } as const;
    await new Promise<Answer | null>((end, fail) => void run([{ event, peer: undefined, end, fail }]));
  }

  // At once, not with the first event: the hub starts without a request. After a failure the first event retries.
  const begun = wake().catch(() => null);

  async function drain() {
    await begun;
    try {
      while (waiting.length > 0) await runWaiting();
    } finally {
      // In the same turn as the last check for waiters: a later caller begins a new run.
      draining = null;
    }
  }

  /** Peers of half-open connections leave: no host announces those. */
  function silentTurns(): readonly Turn<Tag>[] {
    const turn = { event: { type: "peers-changed" }, end: () => undefined, fail: () => undefined } as const;
    return peers.closeSilent().map((peer) => ({ ...turn, peer }));
  }

  async function runWaiting() {
    const first = waiting;
    waiting = [];
    try {
      await wake();
    } catch (thrown) {
      for (const turn of first) turn.fail(thrown);
      return;
    }
    // Events that arrived meanwhile are processed along with it.
    const turns = [...first, ...waiting, ...silentTurns()];
    waiting = [];
    await run(turns);
  }

  function take(event: Turn<Tag>["event"], peer?: Peer): Promise<Answer | null> {
    return new Promise((end, fail) => {
      waiting.push({ event, peer, end, fail });
      draining ??= drain();
    });
  }

  return {
    take,
    async enter(peer) {
      await begun;
      return peers.enter(peer);
    },
    tell: (peer, message) => peers.send(peer, JSON.stringify(message)),
    heard: peers.heard,
    pong: (peer) => peers.pong(peer, HEARTBEAT.pong),
    floods: peers.floods,
    ring: () => take(() => ({ type: "alarm-rang", ...peers.presence() })),
    async settled() {
      await begun;
      while (draining !== null || underWay.size > 0) await Promise.all([draining, ...underWay]);
    },
  };
}
