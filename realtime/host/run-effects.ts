import { errorCatalogue } from "#shared/errors/index.ts";
import { SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { Answer, Effect, Outcome, PeerFacts, RoomAddress, RoomCore, RoomEvent } from "../rooms/room.ts";
import type { Outgoing, Peer, RoomHost } from "./port.ts";
import { fromStored, storedKeys, toStored } from "./stored-values.ts";

/** A room in memory: takes events one after the other and does what the core wants done. */
export interface RunningRoom<Tag> {
  /**
   * Takes an event; done when its own effects are, without waiting for pulls and forwards to end. Gives back the
   * answer to a request, null for events that have none. An event that depends on what events before it do (the
   * facts of a peer) is given as a function, called when its turn comes.
   */
  take(event: RoomEvent<Tag> | (() => RoomEvent<Tag>), peer?: Peer): Promise<Answer | null>;
  /** Tells the room that its alarm rang; done as with {@link take}. */
  ring(): Promise<unknown>;
  /** Done when nothing is under way any more. */
  settled(): Promise<void>;
}

/** After so long an answer is not worth waiting for. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * The end of a request, or null when it takes too long. The wait ends here and not in the port, because hosts
 * differ in what they can cancel: a request between rooms of PartyKit takes no signal.
 */
function inTime(ends: Promise<Outcome | null>): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    ends.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Path of a room on the realtime host. */
export const roomPath = ({ party, room }: RoomAddress): string => `/parties/${party}/${room}`;

/**
 * Wakes a room: the only interpreter of effects, the same for every host. Saves come first, so that a broadcast
 * anybody has seen is in the ring even when the host dies at once.
 */
export function wakeRoom<State, Tag>(core: RoomCore<State, Tag>, host: RoomHost): RunningRoom<Tag> {
  let state = core.asleep;
  let woke: Promise<unknown> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();
  /** How many parts each large value has, to remove them all with it. */
  const firstParts = new Map<string, string>();

  const load = async () => {
    const pairs = await host.load();
    for (const [key, first] of pairs) if (pairs.has(`${key}#1`)) firstParts.set(key, first);
    return fromStored(pairs);
  };

  async function save(effects: readonly Effect<Tag>[]) {
    if (effects.some((effect) => effect.type === "forget")) {
      await host.clear();
      firstParts.clear();
    }
    const put = new Map<string, string>();
    const remove = new Set<string>();
    for (const effect of effects) {
      if (effect.type !== "save") continue;
      for (const key of effect.remove ?? []) {
        for (const part of storedKeys(key, firstParts.get(key))) remove.add(part);
        put.delete(key);
        firstParts.delete(key);
      }
      for (const [key, value] of Object.entries(effect.put ?? {})) {
        const pairs = toStored(key, value);
        for (const [part, text] of pairs) {
          put.set(part, text);
          remove.delete(part);
        }
        if (pairs.length > 1) firstParts.set(key, pairs[0]?.[1] ?? "");
      }
    }
    if (put.size > 0 || remove.size > 0) await host.save(Object.fromEntries(put), [...remove]);
  }

  async function outgoing(effect: Extract<Effect<Tag>, { type: "pull" | "forward" }>): Promise<Outgoing> {
    const forwards = effect.type === "forward";
    const to = forwards ? effect.to : "edge";
    const path = forwards ? roomPath(effect.to) : effect.path;
    const method = forwards ? "POST" : "GET";
    const body = forwards ? JSON.stringify(effect.body) : null;
    const headers: Record<string, string> = forwards ? { "content-type": "application/json" } : {};
    if (forwards || effect.signed) {
      const signed = { method, path, body: body ?? "" };
      headers[SIGNATURE_HEADER] = await signRequest(host.env.FEED_SECRET, signed, host.now(), host.nonce());
    }
    return { to, method, path, headers, body };
  }

  /** Starts a pull or forward; its end comes back as an event. */
  function start(effect: Extract<Effect<Tag>, { type: "pull" | "forward" }>) {
    const sent_at_ms = host.now();
    const whole = outgoing(effect)
      .then((request): Promise<Outcome | null> => inTime(host.fetch(request)))
      .then((outcome) => take({ type: "answered", tag: effect.tag, outcome, sent_at_ms }))
      .catch((thrown: unknown) => console.error("room: a pull or forward broke", thrown))
      .finally(() => underWay.delete(whole));
    underWay.add(whole);
  }

  function tell(effect: Effect<Tag>, peer: Peer | undefined) {
    switch (effect.type) {
      case "reply":
        return peer && sendTo(peer, JSON.stringify(effect.message));
      case "remember-peer":
        return peer?.remember(effect.facts);
      case "close-peer":
        return peer?.close(errorCatalogue[effect.code].close_code, effect.code);
      case "broadcast": {
        const text = JSON.stringify(effect.message);
        for (const one of host.peers()) if (hears(one.facts(), effect.topic)) sendTo(one, text);
        return;
      }
      case "log":
        return effect.level === "warn" ? console.warn(effect.text) : console.info(effect.text);
    }
  }

  async function run(event: RoomEvent<Tag>, peer: Peer | undefined): Promise<Answer | null> {
    const next = core.step(state, event, host.now());
    await save(next.effects);
    state = next.state;
    let answer: Answer | null = null;
    for (const effect of next.effects) {
      if (effect.type === "ring-at") await host.ringAt(effect.at_ms);
      else if (effect.type === "answer") answer = effect.answer;
      else if (effect.type === "pull" || effect.type === "forward") start(effect);
      else tell(effect, peer);
    }
    return answer;
  }

  /** Reads the storage and tells the core; once, unless it failed: a room without its past must not take anything. */
  function wake(): Promise<unknown> {
    woke ??= wakeUp().catch((thrown: unknown) => {
      woke = null;
      throw thrown;
    });
    return woke;
  }

  async function wakeUp() {
    const stored = await load();
    const { address, env } = host;
    const [somebody] = host.peers();
    return run(
      {
        type: "woke",
        room: address.room,
        stored,
        nonce: host.nonce(),
        live_shards: env.LIVE_SHARDS,
        has_peers: somebody !== undefined,
        followed: followedBy(host.peers()),
        betting: env.BETTING,
      },
      undefined,
    );
  }

  function take(event: RoomEvent<Tag> | (() => RoomEvent<Tag>), peer?: Peer): Promise<Answer | null> {
    const taken = tail.then(wake).then(() => run(typeof event === "function" ? event() : event, peer));
    // The next event must be taken even when this one broke; whoever waits for this one gets the failure.
    tail = taken.catch(() => null);
    return taken;
  }

  // At once, not with the first event: a feed that nobody asks has to begin too. Whoever comes first tries again.
  tail = wake().catch(() => null);

  return {
    take,
    ring: () => take(() => ({ type: "alarm-rang", followed: followedBy(host.peers()) })),
    async settled() {
      await tail;
      while (underWay.size > 0) await Promise.all(underWay);
      await tail;
    },
  };
}

const hears = ({ joined, topic }: PeerFacts, about: string | undefined): boolean =>
  joined && (about === undefined || topic === about);

/** The topics that peers follow, each once. */
function followedBy(peers: Iterable<Peer>): string[] {
  const topics = new Set<string>();
  for (const peer of peers) {
    const { joined, topic } = peer.facts();
    if (joined && topic !== null) topics.add(topic);
  }
  return [...topics];
}

function sendTo(peer: Peer, text: string) {
  try {
    peer.send(text);
  } catch {
    // The socket closed a moment ago; its peer comes back with `since`.
  }
}
