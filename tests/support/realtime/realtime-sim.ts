import type { HostEvent } from "#realtime/host/running-room.ts";
import { fromStored, storedKeys, toStored } from "#realtime/host/stored-values.ts";
import { hubRoom } from "#realtime/rooms/hub/hub.ts";
import { liveRoom } from "#realtime/rooms/live/live-room.ts";
import { matchRoom } from "#realtime/rooms/match/match-room.ts";
import type {
  Effect,
  EffectOf,
  EventOf,
  Outcome,
  RoomCore,
  RoomEvent,
  TickName,
  TimerName,
} from "#realtime/rooms/room.ts";
import { applyChatMessage } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import { isLive, type MatchDetail } from "#shared/match/index.ts";
import { type Odds, oddsKey } from "#shared/odds/index.ts";
import {
  applyLiveMessage,
  applyMatchMessage,
  applyOddsMessage,
  beforeReconnect,
  type ChangeSet,
  formatPosition,
  LiveServerMessage,
  MatchServerMessage,
  OddsServerMessage,
  PROTOCOL_VERSION,
  type Writer,
} from "#shared/room/index.ts";
import { newClient, type SimClient } from "./realtime-sim-client.ts";

/**
 * The whole tier as one synchronous value under a clock of its own: origin, the three kinds of rooms, a network that
 * can delay, reorder, double and lose, and clients that fold their messages. For fuzz tests: every run with the same
 * commands is the same.
 */

interface SimRoom {
  readonly key: string;
  readonly core: SimCore;
  stored: Map<string, string>;
  /** Times by name; these survive an eviction. */
  timers: Map<TimerName, number>;
  ticks: Map<TickName, number>;
  clients: SimClient[];
  awake: boolean;
}

type Outgoing = EffectOf<"pull" | "post" | "forward">;

/** A client's message; here the simulation knows its facts. */
type ClientMessage = EventOf<"message-received">;

interface InFlight {
  readonly from: SimRoom;
  /** The client whose event caused it. */
  readonly client: SimClient | undefined;
  readonly effect: Outgoing;
  readonly sentAt: number;
  /** Null while the request is on its way, then the response on its way back. */
  outcome: Outcome | null;
  answered: boolean;
}

/** A core with its state in memory. */
interface SimCore {
  readonly timers: RoomCore<unknown>["timers"];
  /** The memory is lost. */
  evict(): void;
  step(event: RoomEvent, now: number): readonly Effect[];
}

function inMemory<State>(core: RoomCore<State>): SimCore {
  let state = core.asleep;
  return {
    timers: core.timers,
    evict() {
      state = core.asleep;
    },
    step(event, now) {
      const next = core.step(state, event, now);
      state = next.state;
      return next.effects;
    },
  };
}

const cores: Record<string, () => SimCore> = {
  hub: () => inMemory(hubRoom),
  live: () => inMemory(liveRoom),
  match: () => inMemory(matchRoom),
};

const REACH_MS = 15 * 60_000;

export class Sim {
  now = 1_800_000_000_000;
  hasHubCalls = true;
  /** Maximum number of readers of one room. */
  readonly roomReaders: number;
  readonly rooms = new Map<string, SimRoom>();
  readonly origin = new Map<number, { detail: MatchDetail; changedAt: number }>();
  /** Current prices, by row; `origin` has none of them. */
  readonly prices = new Map<string, Odds>();
  network: InFlight[] = [];
  /** How far a clock is ahead of the world's: `origin`'s, or that of a room (`hub/main`). */
  aheadMs: (whose: string) => number = () => 0;
  /**
   * When origin's response changes next, for a world that is known in advance; a call for prices has a time of its own.
   */
  nextChangeAt: (of: "matches" | "prices") => number | null = () => null;
  /** Receives every text that a client receives. */
  onMessage: (client: SimClient, text: string) => void = () => undefined;
  /** Protocol violations; stays empty. */
  readonly faults: string[] = [];
  #nonces = 0;

  constructor(roomReaders = 5_000) {
    this.roomReaders = roomReaders;
  }

  room(key: string): SimRoom {
    const known = this.rooms.get(key);
    if (known) {
      if (!known.awake) this.#wake(known);
      return known;
    }
    const [party = "", name = ""] = key.split("/");
    const core = cores[party]?.();
    if (!core) throw new Error(`no such party: ${party}${name}`);
    const room: SimRoom = {
      key,
      core,
      stored: new Map(),
      timers: new Map(),
      ticks: new Map(),
      clients: [],
      awake: false,
    };
    this.rooms.set(key, room);
    this.#wake(room);
    return room;
  }

  #wake(room: SimRoom) {
    room.awake = true;
    room.core.evict();
    const stored = fromStored(room.stored);
    const name = room.key.split("/")[1] ?? "";
    const has_peers = room.clients.some((client) => client.connected);
    this.dispatch(room, {
      type: "woke",
      room: name,
      stored,
      nonce: this.nonce(),
      list_rooms: 1,
      has_peers,
      followed: this.#followed(room),
      betting: "shown",
      blocked_words: [],
      room_readers: this.roomReaders,
    });
  }

  #followed(room: SimRoom): string[] {
    const topics = room.clients.flatMap((one) =>
      one.connected && one.joined && one.follows ? [one.follows] : [],
    );
    return [...new Set(topics)];
  }

  nonce(): string {
    this.#nonces += 1;
    return `nonce-${this.#nonces}`;
  }

  /** Handles an event and performs its effects, saves first. Returns the response. */
  dispatch(room: SimRoom, event: HostEvent | ClientMessage, client?: SimClient) {
    const peers = room.clients.filter((one) => one.connected && one.joined).length;
    const counted = { ...event, peers, chat_peers: peers } as RoomEvent;
    const ahead = this.aheadMs(room.key);
    const effects = room.core.step(counted, this.now + ahead);
    for (const effect of effects) {
      if (effect.type === "save") this.#save(room, effect);
      if (effect.type !== "forget") continue;
      room.stored.clear();
      room.timers.clear();
    }
    let answer: unknown = null;
    for (const effect of effects) {
      if (effect.type === "reply" && client) this.#receive(room, client, effect.message);
      else if (effect.type === "remember-peer" && client) {
        client.joined = effect.facts.joined;
        client.follows = effect.facts.topic;
      } else if (effect.type === "broadcast") {
        for (const one of room.clients)
          if (
            one.connected &&
            one.joined &&
            (!effect.topic || one.follows === effect.topic) &&
            (!effect.chat || one.writer)
          )
            this.#receive(room, one, effect.message);
      } else if (effect.type === "set-timer") room.timers.set(effect.name, effect.at_ms - ahead);
      else if (effect.type === "set-tick") room.ticks.set(effect.name, effect.at_ms - ahead);
      else if (effect.type === "answer") answer = effect.answer;
      else if (effect.type === "pull" || effect.type === "post" || effect.type === "forward")
        this.network.push({
          ...{ from: room, client, effect, sentAt: this.now + ahead, outcome: null, answered: false },
        });
    }
    return answer as { ok: boolean; data?: unknown } | null;
  }

  #save(
    room: SimRoom,
    { put, remove }: { put?: Readonly<Record<string, unknown>>; remove?: readonly string[] },
  ) {
    for (const key of remove ?? [])
      for (const storedKey of storedKeys(key, room.stored.get(key))) room.stored.delete(storedKey);
    for (const [key, value] of Object.entries(put ?? {}))
      for (const [storedKey, text] of toStored(key, value)) room.stored.set(storedKey, text);
  }

  #receive(room: SimRoom, client: SimClient, message: object) {
    const text = JSON.stringify(message);
    this.onMessage(client, text);
    const raw: unknown = JSON.parse(text);
    const moved = MatchServerMessage.safeParse(raw);
    if (moved.data?.type === "moved") {
      client.seat = moved.data.room;
      // An admitted client has to reconnect; `connect` moves a joining one.
      if (client.joined) client.connected = false;
      return;
    }
    const ofChat = ChatServerMessage.safeParse(raw);
    if (ofChat.success) return this.#receiveChat(room, client, ofChat.data);
    const ofTopic = OddsServerMessage.safeParse(raw);
    if (ofTopic.success) return this.#receiveOdds(room, client, ofTopic.data);
    if (room.key.startsWith("live/")) {
      const message = LiveServerMessage.parse(raw);
      this.#checkPlace(room, client, message);
      client.live = applyLiveMessage(client.live, message);
      if (client.live.sync === "resync-needed")
        this.faults.push(`${room.key}: a list client was left behind`);
    } else {
      const message = MatchServerMessage.parse(raw);
      this.#checkPlace(room, client, message);
      client.match = applyMatchMessage(client.match, message);
      if (client.match.sync === "resync-needed")
        this.faults.push(`${room.key}: a match client was left behind`);
    }
  }

  #receiveChat(room: SimRoom, client: SimClient, message: ChatServerMessage) {
    if (!client.writer) this.faults.push(`${room.key}: a client hears the chat that did not ask for it`);
    if (message.type === "chat-accepted" || message.type === "chat-refused") {
      const { client_id } = message;
      // Refused because the connection is broken, or for its pace: sent again.
      if (message.type === "chat-refused" && message.retry_at_ms !== null) return;
      client.unanswered.delete(client_id);
      if (message.type !== "chat-accepted" || message.message_id === null) return;
      const before = client.written.get(client_id) ?? message.message_id;
      if (before !== message.message_id) this.faults.push(`${room.key}: ${client_id} was written twice`);
      client.written.set(client_id, message.message_id);
      return;
    }
    if (message.type === "chat-changed") {
      const place = `chat ${formatPosition(message)}`;
      if (client.places.includes(place)) this.faults.push(`${room.key}: ${place} came twice`);
      client.places.push(place);
    }
    client.chat = applyChatMessage(client.chat, message);
    if (client.chat.sync === "resync-needed") this.faults.push(`${room.key}: a chat client was left behind`);
  }

  /** A client sends a chat command, and repeats it until it is answered. */
  command(client: SimClient, command: { readonly client_id: string }) {
    client.unanswered.set(command.client_id, command);
    this.#sendAgain(client);
  }

  #sendAgain(client: SimClient) {
    if (!client.connected || !client.joined) return;
    const room = this.room(client.seat);
    for (const command of [...client.unanswered.values()]) {
      const writer = client.writer && { ...client.writer, issued_at_ms: this.now };
      const facts = { joined: true, strikes: 0, topic: client.follows, chat: true, writer };
      this.dispatch(room, { type: "message-received", facts, text: JSON.stringify(command) }, client);
    }
  }

  #receiveOdds(room: SimRoom, client: SimClient, message: OddsServerMessage) {
    if (message.topic !== client.topic) this.faults.push(`${room.key}: ${message.topic} was not requested`);
    this.#checkPlace(room, client, message);
    const { state, news } = applyOddsMessage(client.odds, message);
    client.odds = state;
    for (const row of news) client.shown.set(oddsKey(row), row);
    if (state.sync === "resync-needed") this.faults.push(`${room.key}: a follower was left behind`);
  }

  #checkPlace(
    room: SimRoom,
    client: SimClient,
    message: LiveServerMessage | MatchServerMessage | OddsServerMessage,
  ) {
    if (!["rows-changed", "match-changed", "odds-changed"].includes(message.type)) return;
    if (!("epoch" in message)) return;
    const place = formatPosition(message);
    if (client.places.includes(place)) this.faults.push(`${room.key}: ${place} came twice`);
    client.places.push(place);
  }

  connect(
    key: string,
    returning?: SimClient,
    topic: string | null = null,
    writer: Writer | null = null,
  ): SimClient {
    const room = this.room(key);
    const client = returning ?? newClient(key, topic, writer);
    client.seat = key;
    client.connected = true;
    client.joined = false;
    client.follows = null;
    client.odds = beforeReconnect(client.odds);
    client.live = beforeReconnect(client.live);
    client.match = beforeReconnect(client.match);
    const position = key.startsWith("live/") ? client.live.position : client.match.position;
    // A client of a shard may return to the room itself.
    for (const other of this.rooms.values())
      if (other !== room) other.clients = other.clients.filter((one) => one !== client);
    if (!room.clients.includes(client)) room.clients.push(client);
    const since = position ? formatPosition(position) : null;
    const place = client.odds.position;
    const topic_since = place ? formatPosition(place) : null;
    client.chat = beforeReconnect(client.chat);
    const chatPlace = client.chat.position;
    const chat_since = chatPlace ? formatPosition(chatPlace) : null;
    const query = { topic: client.topic, topic_since, chat: client.writer !== null, chat_since };
    this.dispatch(room, { type: "joined", since, version: String(PROTOCOL_VERSION), ...query }, client);
    if (client.seat === key) {
      this.#sendAgain(client);
      return client;
    }
    room.clients = room.clients.filter((one) => one !== client);
    return this.connect(client.seat, client, topic);
  }

  /** Evicts the room's memory. `kill` drops its sockets and its alarm too, hibernation keeps them. */
  evict(key: string, kill: boolean) {
    const room = this.rooms.get(key);
    if (!room) return;
    room.awake = false;
    room.ticks.clear();
    this.network = this.network.filter((item) => item.from !== room);
    if (!kill) return;
    room.timers.clear();
    for (const client of room.clients) client.connected = false;
  }

  /** The time of origin's clock. */
  get originNow(): number {
    return this.now + this.aheadMs("origin");
  }

  change(detail: MatchDetail) {
    this.now += 1;
    this.origin.set(detail.match.id, { detail, changedAt: this.originNow });
  }

  price(odds: Odds) {
    this.prices.set(oddsKey(odds), odds);
  }

  unprice(odds: Odds) {
    this.prices.delete(oddsKey(odds));
  }

  changesSince(since: number): ChangeSet {
    const now = this.originNow;
    const far = now - since > REACH_MS;
    const details = [...this.origin.values()]
      .filter(({ detail, changedAt }) =>
        far ? isLive(detail.match.status) || now - changedAt < REACH_MS : changedAt > since,
      )
      .map(({ detail }) => detail);
    return { as_of_ms: now, next_change_at_ms: this.nextChangeAt("matches"), details };
  }

  push(changes: ChangeSet) {
    this.dispatch(this.room("hub/main"), { type: "request-received", body: changes, nonce: this.nonce() });
  }

  #answerOf(effect: Outgoing): Outcome {
    const ok = (data: unknown): Outcome => ({
      status: 200,
      body: JSON.parse(JSON.stringify({ data })),
      as_of: String(this.originNow),
      next_change_at: null,
    });
    if (effect.type === "forward") {
      const to = this.room(`${effect.to.party}/${effect.to.room}`);
      const body: unknown = JSON.parse(JSON.stringify(effect.body));
      const answer = this.dispatch(to, { type: "request-received", body, nonce: this.nonce() });
      const responseBody: unknown = JSON.parse(JSON.stringify({ data: answer?.data ?? {} }));
      return { status: answer?.ok ? 200 : 400, body: responseBody, as_of: null, next_change_at: null };
    }
    if (effect.type === "post") return ok({});
    const url = new URL(effect.path, "http://site");
    if (url.pathname.endsWith("/feed/changes")) {
      if (!this.hasHubCalls) return { status: 404, body: null, as_of: null, next_change_at: null };
      return ok(this.changesSince(Number(url.searchParams.get("since_ms"))));
    }
    if (url.pathname.endsWith("/matches/live")) {
      const matches = [...this.origin.values()].map(({ detail }) => detail.match);
      return ok({ matches: matches.filter((match) => isLive(match.status)) });
    }
    const matchId = Number(url.searchParams.get("match_id"));
    if (url.pathname.endsWith("/feed/odds") && !this.hasHubCalls) return { ...ok(null), status: 404 };
    if (/\/(feed\/odds|odds\/mainall)$/.test(url.pathname)) {
      const next = this.nextChangeAt("prices");
      return {
        ...ok({ odds: [...this.prices.values()] }),
        next_change_at: next === null ? null : String(next),
      };
    }
    if (url.pathname.endsWith("/odds/detail"))
      return ok({ odds: [...this.prices.values()].filter((row) => row.match_id === matchId) });
    const found = this.origin.get(matchId);
    return found ? ok(found.detail) : { status: 404, body: null, as_of: null, next_change_at: null };
  }

  /** Moves a message on the network one leg further; `lose` drops it. */
  deliver(at: number, lose = false) {
    const item = this.network[at % Math.max(1, this.network.length)];
    if (!item) return;
    if (!item.answered && !lose) {
      item.outcome = this.#answerOf(item.effect);
      item.answered = true;
      return;
    }
    this.network = this.network.filter((other) => other !== item);
    if (!item.from.awake) return;
    const outcome = lose ? null : item.outcome;
    this.dispatch(
      item.from,
      { type: "answered", tag: item.effect.tag, outcome, sent_at_ms: item.sentAt },
      item.client,
    );
  }

  /** Delivers everything on the network, and everything that results. */
  arrive() {
    for (let budget = 0; this.network.length > 0 && budget < 500; budget += 1) this.deliver(0);
  }

  /** Advances time; alarms fire on the way. */
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const dueAt = ({ timers, ticks }: SimRoom) => Math.min(...timers.values(), ...ticks.values());
      const [due] = [...this.rooms.values()].sort((a, b) => dueAt(a) - dueAt(b));
      if (!due || dueAt(due) > end) break;
      this.now = Math.max(this.now, dueAt(due));
      this.#ring(due);
      if (this.network.length > 200) break;
    }
    this.now = Math.max(this.now, end);
  }

  /** Ticks and timers of a room that are due. */
  #ring(room: SimRoom) {
    const take = <Name extends string>(times: Map<Name, number>) => {
      const due = [...times].filter(([, at]) => at <= this.now).map(([name]) => name);
      for (const name of due) times.delete(name);
      return due;
    };
    for (const name of take(room.ticks)) this.dispatch(this.room(room.key), { type: "ticked", name });
    for (const name of take(room.timers)) {
      const has_peers = this.room(room.key).clients.some((client) => client.connected);
      this.dispatch(room, { type: "timer-rang", name, has_peers, followed: this.#followed(room) });
    }
  }

  /** Everything arrives, all clients reconnect, and half a minute passes. */
  calm() {
    for (let round = 0; round < 60; round += 1) {
      for (const room of [...this.rooms.values()]) {
        this.room(room.key);
        // Also clients that are sent from a shard back to their room meanwhile.
        for (const client of [...room.clients]) if (!client.connected) this.connect(client.seat, client);
      }
      this.arrive();
      this.pass(500);
      // In the end there are no more commands, so that everything is delivered.
      if (round > 55) continue;
      for (const room of this.rooms.values()) for (const client of room.clients) this.#sendAgain(client);
    }
    while (this.network.length > 0) this.deliver(0);
  }
}
