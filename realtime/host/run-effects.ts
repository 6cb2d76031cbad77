import { errorCatalogue } from "#shared/errors/index.ts";
import { logLine } from "#shared/log/log-line.ts";
import { HEARTBEAT, SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import { newcomer } from "../rooms/handshake.ts";
import type {
  Answer,
  Effect,
  EffectOf,
  Outcome,
  PeerFacts,
  RoomAddress,
  RoomCore,
  RoomEvent,
  Step,
  TickName,
  TimerName,
} from "../rooms/room.ts";
import { logThrown } from "./failure-log.ts";
import type { Outgoing, Peer, RoomHost } from "./port.ts";
import { RoomPeers } from "./room-peers.ts";
import type { HostEvent, RunningRoom } from "./running-room.ts";
import { Saver } from "./saver.ts";

/** Delay before a tick is retried whose step could not be saved. */
const TICK_AGAIN_MS = 1_000;
/** Time limit of a request to the site or to another room. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * The end of a request, or null on a timeout: not by the port, as requests between rooms of PartyKit take no signal.
 */
function inTime(ends: Promise<Outcome | null>): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    ends.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Path of a room on the realtime host. */
export const roomPath = ({ party, room }: RoomAddress): string => `/parties/${party}/${room}`;

type Request = EffectOf<"pull" | "post" | "forward">;

/** An event in the queue and its caller's callbacks. */
interface Turn {
  readonly event: HostEvent | (() => readonly HostEvent[]);
  readonly peer: Peer | undefined;
  readonly end: (answer: Answer | null) => void;
  readonly fail: (thrown: unknown) => void;
}

/** A turn after its steps, with the effects that the core requests. */
interface Stepped {
  readonly turn: Turn;
  readonly events: readonly HostEvent[];
  readonly effects: readonly Effect[];
}

/** A request of a room as it leaves the host, signed where the receiver verifies that. */
async function outgoing(host: RoomHost, effect: Request): Promise<Outgoing> {
  const pulls = effect.type === "pull";
  const to = effect.type === "forward" ? effect.to : "edge";
  const path = effect.type === "forward" ? roomPath(effect.to) : effect.path;
  const method = pulls ? "GET" : "POST";
  const body = pulls ? null : JSON.stringify(effect.body);
  const headers: Record<string, string> = pulls ? {} : { "content-type": "application/json" };
  if (!pulls || effect.signed) {
    const signed = { method, path, body: body ?? "" };
    const { REALTIME_SECRET } = host.env;
    headers[SIGNATURE_HEADER] = await signRequest(REALTIME_SECRET, signed, host.now(), host.nonce());
  }
  return { to, method, path, headers, body };
}

/** The event as the core gets it: with the state of peers. */
function complete(event: HostEvent, facts: () => PeerFacts, peers: number, chat_peers: number): RoomEvent {
  switch (event.type) {
    case "joined":
    case "request-received":
      return { ...event, peers };
    case "ticked":
      return { ...event, peers, chat_peers };
    case "message-received":
    case "ticket-shown":
      return { ...event, facts: facts() };
    default:
      return event;
  }
}

/** Timers after these steps: one that rang has ended, unless it was set again. */
function timerChanges(done: readonly Stepped[]): Map<TimerName, number | null> {
  const changes = new Map<TimerName, number | null>();
  for (const { events, effects } of done) {
    for (const event of events) if (event.type === "timer-rang") changes.set(event.name, null);
    for (const effect of effects) {
      if (effect.type === "forget") changes.clear();
      if (effect.type === "set-timer") changes.set(effect.name, effect.at_ms);
    }
  }
  return changes;
}

/** Wakes a room. */
export const wakeRoom = <State>(core: RoomCore<State>, host: RoomHost): RunningRoom =>
  new RoomRunner(core, host);

/**
 * A room in memory: the only interpreter of effects. Saves come first, so that every broadcast is in the ring even
 * after a crash; events during a save share one write, because storage is the bottleneck.
 */
class RoomRunner<State> implements RunningRoom {
  readonly #core: RoomCore<State>;
  readonly #host: RoomHost;
  readonly #peers: RoomPeers;
  readonly #saver: Saver;
  #state: State;
  #woke: Promise<unknown> | null = null;
  #waiting: Turn[] = [];
  #draining: Promise<unknown> | null = null;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ticks = new Map<TickName, ReturnType<typeof setTimeout>>();
  readonly #begun: Promise<unknown>;

  constructor(core: RoomCore<State>, host: RoomHost) {
    this.#core = core;
    this.#host = host;
    this.#peers = new RoomPeers(host);
    this.#saver = new Saver(host);
    this.#state = core.asleep;
    // At once, not with the first event: the hub starts without a request. After a failure the first event retries.
    this.#begun = this.#wake().catch(() => null);
  }

  take(event: Turn["event"], peer?: Peer): Promise<Answer | null> {
    return new Promise((end, fail) => {
      this.#waiting.push({ event, peer, end, fail });
      this.#draining ??= this.#drain();
    });
  }

  async enter(peer: Peer): Promise<boolean> {
    await this.#begun;
    return this.#peers.enter(peer);
  }

  send(peer: Peer, message: object): void {
    this.#peers.send(peer, JSON.stringify(message));
  }

  acknowledge(peer: Peer, count: number): void {
    this.#peers.acknowledge(peer, count);
  }

  pong(peer: Peer): void {
    this.#peers.pong(peer, HEARTBEAT.pong);
  }

  floods(peer: Peer): boolean {
    return this.#peers.floods(peer);
  }

  async ring(): Promise<void> {
    await this.take(() => this.#timersRang());
    // Also sets the alarm again when nothing was due.
    await this.#host.setTimers(new Map());
  }

  #timersRang(): readonly HostEvent[] {
    const due = this.#host.dueTimers();
    const presence = this.#peers.presence();
    return this.#core.timers
      .filter((name) => due === null || due.includes(name))
      .map((name) => ({ type: "timer-rang", name, ...presence }) as const);
  }

  async settled(): Promise<void> {
    await this.#begun;
    while (this.#draining !== null || this.#underWay.size > 0)
      await Promise.all([this.#draining, ...this.#underWay]);
  }

  /** Reads the storage for the core, once unless it failed: a room without its history must take no events. */
  #wake(): Promise<unknown> {
    this.#woke ??= this.#load().catch((thrown: unknown) => {
      this.#woke = null;
      throw thrown;
    });
    return this.#woke;
  }

  async #load(): Promise<void> {
    const stored = await this.#saver.load();
    const { address, env } = this.#host;
    this.#peers.recount();
    const event = {
      type: "woke",
      room: address.room,
      stored,
      nonce: this.#host.nonce(),
      list_rooms: env.LIST_ROOMS,
      ...this.#peers.presence(),
      betting: env.BETTING,
      blocked_words: env.CHAT_BLOCKED_WORDS,
      room_readers: env.ROOM_READERS,
    } as const;
    await new Promise<Answer | null>((end, fail) => void this.#run([{ event, peer: undefined, end, fail }]));
  }

  async #drain(): Promise<void> {
    await this.#begun;
    try {
      while (this.#waiting.length > 0) await this.#runWaiting();
    } finally {
      // In the same turn as the last check for waiters: a later caller begins a new run.
      this.#draining = null;
    }
  }

  async #runWaiting(): Promise<void> {
    const first = this.#waiting;
    this.#waiting = [];
    try {
      await this.#wake();
    } catch (thrown) {
      for (const turn of first) turn.fail(thrown);
      return;
    }
    // Events that arrived meanwhile are processed along with it.
    const turns = [...first, ...this.#waiting, ...this.#silentTurns()];
    this.#waiting = [];
    await this.#run(turns);
  }

  /** Peers of half-open connections leave: no host announces those. */
  #silentTurns(): readonly Turn[] {
    const turn = { event: { type: "peers-changed" }, end: () => undefined, fail: () => undefined } as const;
    return this.#peers.closeSilent().map((peer) => ({ ...turn, peer }));
  }

  async #run(turns: readonly Turn[]): Promise<void> {
    const { next, done } = this.#stepAll(turns);
    try {
      await this.#saver.save(done.flatMap((one) => one.effects));
      this.#state = next;
      for (const { turn, effects } of done)
        for (const effect of effects) this.#performSafely(effect, turn.peer);
      const changes = timerChanges(done);
      if (changes.size > 0) await this.#host.setTimers(changes);
    } catch (thrown) {
      this.#fail(done, thrown);
      return;
    }
    for (const { turn, effects } of done) {
      const answer = effects.findLast((effect) => effect.type === "answer");
      turn.end(answer?.answer ?? null);
    }
  }

  /** The room relies on a tick, and the request for it was lost with the failed save. */
  #fail(done: readonly Stepped[], thrown: unknown): void {
    for (const { turn, events } of done) {
      turn.fail(thrown);
      for (const event of events)
        if (event.type === "ticked") this.#setTick(event.name, this.#host.now() + TICK_AGAIN_MS);
    }
  }

  /**
   * Runs turns one after another. Later turns see their effects on peers at once, everybody else only after the save.
   */
  #stepAll(turns: readonly Turn[]): { readonly next: State; readonly done: readonly Stepped[] } {
    let next = this.#state;
    const done: Stepped[] = [];
    const planned = new PlannedPeers(this.#peers);
    for (const turn of turns) {
      try {
        const events = typeof turn.event === "function" ? turn.event() : [turn.event];
        let state = next;
        const effects: Effect[] = [];
        for (const event of events) {
          const step = this.#step(state, event, turn.peer, planned);
          state = step.state;
          effects.push(...step.effects);
        }
        next = state;
        done.push({ turn, events, effects });
      } catch (thrown) {
        turn.fail(thrown);
      }
    }
    return { next, done };
  }

  #step(state: State, event: HostEvent, peer: Peer | undefined, planned: PlannedPeers): Step<State> {
    if (event.type === "peers-changed" && peer) planned.leave(peer);
    const facts = () => (peer ? planned.factsOf(peer) : newcomer);
    const whole = complete(event, facts, planned.count, this.#peers.chatPeers());
    const step = this.#core.step(state, whole, this.#host.now());
    for (const effect of step.effects)
      if (effect.type === "remember-peer" && peer) planned.remember(peer, effect.facts);
    return step;
  }

  /** A connection that breaks during a send must not keep the others from getting the rest. */
  #performSafely(effect: Effect, peer: Peer | undefined): void {
    try {
      this.#perform(effect, peer);
    } catch (thrown) {
      logThrown(`effect_broke_${effect.type}`, thrown);
      if (effect.type !== "broadcast") peer?.close(errorCatalogue.internal.close_code, "internal");
    }
  }

  #perform(effect: Effect, peer: Peer | undefined) {
    switch (effect.type) {
      case "reply":
        return peer && this.send(peer, effect.message);
      case "remember-peer":
        return peer && this.#peers.remember(peer, effect.facts);
      case "close-peer":
        return peer?.close(errorCatalogue[effect.code].close_code, effect.code);
      case "broadcast":
        return this.#peers.broadcast(JSON.stringify(effect.message), effect);
      case "set-tick":
        return this.#setTick(effect.name, effect.at_ms);
      case "pull":
      case "post":
      case "forward":
        return this.#start(effect, peer);
      case "log":
        return logLine(effect.level, { worker: "realtime", code: "room_log", text: effect.text });
    }
  }

  /** Starts a pull, post or forward; its end is delivered as an event. */
  #start(effect: Request, peer: Peer | undefined): void {
    const sent_at_ms = this.#host.now();
    const whole = outgoing(this.#host, effect)
      .then((request): Promise<Outcome | null> => inTime(this.#host.fetch(request)))
      .then((outcome) => this.take({ type: "answered", tag: effect.tag, outcome, sent_at_ms }, peer))
      .catch((thrown: unknown) => logThrown("request_broke", thrown))
      .finally(() => this.#underWay.delete(whole));
    this.#underWay.add(whole);
  }

  #setTick(name: TickName, atMs: number): void {
    clearTimeout(this.#ticks.get(name));
    const tick = () =>
      void this.take({ type: "ticked", name }).catch((thrown: unknown) => logThrown("tick_broke", thrown));
    this.#ticks.set(name, setTimeout(tick, Math.max(0, atMs - this.#host.now())));
  }
}

/** Peers as they will be when the effects of earlier turns are performed. */
class PlannedPeers {
  readonly #peers: RoomPeers;
  readonly #facts = new Map<object, PeerFacts>();
  /** How many have joined. */
  count: number;

  constructor(peers: RoomPeers) {
    this.#peers = peers;
    this.count = peers.count();
  }

  factsOf(peer: Peer): PeerFacts {
    return this.#facts.get(peer.connection) ?? this.#peers.factsOf(peer);
  }

  #isIn(peer: Peer): boolean {
    return this.#facts.get(peer.connection)?.joined ?? this.#peers.isIn(peer);
  }

  remember(peer: Peer, facts: PeerFacts): void {
    this.count += Number(facts.joined) - Number(this.#isIn(peer));
    this.#facts.set(peer.connection, facts);
  }

  leave(peer: Peer): void {
    if (this.#isIn(peer)) this.count -= 1;
    this.#peers.left(peer);
    this.#facts.set(peer.connection, { ...this.factsOf(peer), joined: false });
  }
}
