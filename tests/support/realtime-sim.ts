import { fromStored, storedKeys, toStored } from "#realtime/host/stored-values.ts";
import { feedRoom } from "#realtime/rooms/feed.ts";
import { liveRoom } from "#realtime/rooms/live.ts";
import { matchRoom } from "#realtime/rooms/match.ts";
import type { Outcome, RoomCore, RoomEvent } from "#realtime/rooms/room.ts";
import { isLive, type MatchDetail } from "#shared/match/index.ts";
import { type Odds, oddsKey } from "#shared/odds/index.ts";
import {
  applyLiveMessage,
  applyMatchMessage,
  applyOddsMessage,
  beforeReconnect,
  type ChangeSet,
  emptyLiveState,
  emptyMatchState,
  emptyOddsState,
  formatPosition,
  type LiveClientState,
  LiveServerMessage,
  type MatchClientState,
  MatchServerMessage,
  type OddsClientState,
  OddsServerMessage,
} from "#shared/room/index.ts";

/**
 * The whole tier as one synchronous value under a clock of its own: origin, the three kinds of rooms, a network
 * that can delay, reorder, double and lose, and clients that fold what they hear. For fuzz tests: every run with
 * the same commands goes the same way.
 */

interface Client {
  connected: boolean;
  joined: boolean;
  /** Broadcasts taken, as `epoch.seq`: one that comes twice is a doubled event. */
  heard: string[];
  live: LiveClientState;
  match: MatchClientState;
  /** The topic it asks for, and the one it was given. */
  readonly topic: string | null;
  follows: string | null;
  odds: OddsClientState;
  /** Rows as the sink of a page has them: what the fold called news, one over the other. */
  readonly shown: Map<string, Odds>;
}

interface SimRoom {
  readonly key: string;
  readonly core: RoomCore<unknown, unknown>;
  state: unknown;
  stored: Map<string, string>;
  ringAt: number | null;
  clients: Client[];
  awake: boolean;
}

type Outgoing = Extract<ReturnType<SimRoom["core"]["step"]>["effects"][number], { type: "pull" | "forward" }>;

interface InFlight {
  readonly from: SimRoom;
  readonly effect: Outgoing;
  readonly sentAt: number;
  /** Null while the request is on its way, then the answer on its way back. */
  outcome: Outcome | null;
  answered: boolean;
}

const cores: Record<string, RoomCore<unknown, unknown>> = {
  feed: feedRoom as RoomCore<unknown, unknown>,
  live: liveRoom as RoomCore<unknown, unknown>,
  match: matchRoom as RoomCore<unknown, unknown>,
};

const REACH_MS = 15 * 60_000;

export class Sim {
  now = 1_800_000_000_000;
  hasFeed = true;
  readonly rooms = new Map<string, SimRoom>();
  readonly origin = new Map<number, { detail: MatchDetail; changedAt: number }>();
  /** Prices as they are, by row; `origin` has nothing of them. */
  readonly prices = new Map<string, Odds>();
  network: InFlight[] = [];
  /** Complaints about the protocol; stays empty. */
  readonly faults: string[] = [];
  #nonces = 0;

  room(key: string): SimRoom {
    const known = this.rooms.get(key);
    if (known) {
      if (!known.awake) this.#wake(known);
      return known;
    }
    const [party = "", name = ""] = key.split("/");
    const core = cores[party];
    if (!core) throw new Error(`no such party: ${party}${name}`);
    const room: SimRoom = {
      key,
      core,
      state: core.asleep,
      stored: new Map(),
      ringAt: null,
      clients: [],
      awake: false,
    };
    this.rooms.set(key, room);
    this.#wake(room);
    return room;
  }

  #wake(room: SimRoom) {
    room.awake = true;
    room.state = room.core.asleep;
    const stored = fromStored(room.stored);
    const name = room.key.split("/")[1] ?? "";
    const has_peers = room.clients.some((client) => client.connected);
    this.dispatch(room, {
      type: "woke",
      room: name,
      stored,
      nonce: this.nonce(),
      live_shards: 1,
      has_peers,
      followed: this.#followed(room),
      betting: "shown",
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

  /** Takes an event and does its effects, saves first. Gives back what was answered. */
  dispatch(room: SimRoom, event: RoomEvent<unknown>, client?: Client) {
    const { state, effects } = room.core.step(room.state, event, this.now);
    room.state = state;
    for (const effect of effects) {
      if (effect.type === "save") this.#save(room, effect);
      if (effect.type !== "forget") continue;
      room.stored.clear();
      room.ringAt = null;
    }
    let answer: unknown = null;
    for (const effect of effects) {
      if (effect.type === "reply" && client) this.#hear(room, client, effect.message);
      else if (effect.type === "remember-peer" && client)
        Object.assign(client, { joined: effect.facts.joined, follows: effect.facts.topic });
      else if (effect.type === "broadcast") {
        for (const one of room.clients)
          if (one.connected && one.joined && (!effect.topic || one.follows === effect.topic))
            this.#hear(room, one, effect.message);
      } else if (effect.type === "ring-at") room.ringAt = effect.at_ms;
      else if (effect.type === "answer") answer = effect.answer;
      else if (effect.type === "pull" || effect.type === "forward")
        this.network.push({ from: room, effect, sentAt: this.now, outcome: null, answered: false });
    }
    return answer as { ok: boolean } | null;
  }

  #save(
    room: SimRoom,
    { put, remove }: { put?: Readonly<Record<string, unknown>>; remove?: readonly string[] },
  ) {
    for (const key of remove ?? [])
      for (const part of storedKeys(key, room.stored.get(key))) room.stored.delete(part);
    for (const [key, value] of Object.entries(put ?? {}))
      for (const [part, text] of toStored(key, value)) room.stored.set(part, text);
  }

  #hear(room: SimRoom, client: Client, said: object) {
    const raw: unknown = JSON.parse(JSON.stringify(said));
    const ofTopic = OddsServerMessage.safeParse(raw);
    if (ofTopic.success) return this.#hearOdds(room, client, ofTopic.data);
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

  #hearOdds(room: SimRoom, client: Client, message: OddsServerMessage) {
    if (message.topic !== client.topic) this.faults.push(`${room.key}: ${message.topic} was not asked for`);
    this.#checkPlace(room, client, message);
    const { state, news } = applyOddsMessage(client.odds, message);
    client.odds = state;
    for (const row of news) client.shown.set(oddsKey(row), row);
    if (state.sync === "resync-needed") this.faults.push(`${room.key}: a follower was left behind`);
  }

  #checkPlace(
    room: SimRoom,
    client: Client,
    message: LiveServerMessage | MatchServerMessage | OddsServerMessage,
  ) {
    if (!["rows-changed", "match-changed", "odds-changed"].includes(message.type)) return;
    if (!("epoch" in message)) return;
    const place = formatPosition(message);
    if (client.heard.includes(place)) this.faults.push(`${room.key}: ${place} came twice`);
    client.heard.push(place);
  }

  connect(key: string, returning?: Client, topic: string | null = null): Client {
    const room = this.room(key);
    const client = returning ?? {
      connected: true,
      joined: false,
      heard: [],
      live: emptyLiveState,
      match: emptyMatchState,
      topic,
      follows: null,
      odds: emptyOddsState,
      shown: new Map(),
    };
    client.connected = true;
    client.joined = false;
    client.follows = null;
    client.odds = beforeReconnect(client.odds);
    client.live = beforeReconnect(client.live);
    client.match = beforeReconnect(client.match);
    const position = key.startsWith("live/") ? client.live.position : client.match.position;
    if (!room.clients.includes(client)) room.clients.push(client);
    const since = position ? formatPosition(position) : null;
    const place = client.odds.position;
    const topic_since = place ? formatPosition(place) : null;
    const asked = { topic: client.topic, topic_since };
    this.dispatch(room, { type: "joined", since, version: "1", ...asked }, client);
    return client;
  }

  /** Throws the room's memory away. `kill` takes its sockets and its alarm too, hibernation leaves them. */
  evict(key: string, kill: boolean) {
    const room = this.rooms.get(key);
    if (!room) return;
    room.awake = false;
    this.network = this.network.filter((item) => item.from !== room);
    if (!kill) return;
    room.ringAt = null;
    for (const client of room.clients) client.connected = false;
  }

  change(detail: MatchDetail) {
    this.now += 1;
    this.origin.set(detail.match.id, { detail, changedAt: this.now });
  }

  price(odds: Odds) {
    this.prices.set(oddsKey(odds), odds);
  }

  unprice(odds: Odds) {
    this.prices.delete(oddsKey(odds));
  }

  changesSince(since: number): ChangeSet {
    const far = this.now - since > REACH_MS;
    const details = [...this.origin.values()]
      .filter(({ detail, changedAt }) =>
        far ? isLive(detail.match.status) || this.now - changedAt < REACH_MS : changedAt > since,
      )
      .map(({ detail }) => detail);
    return { as_of_ms: this.now, next_change_at_ms: null, details };
  }

  push(changes: ChangeSet) {
    this.dispatch(this.room("feed/main"), { type: "received", body: changes, nonce: this.nonce() });
  }

  #answerOf(effect: Outgoing): Outcome {
    const ok = (data: unknown): Outcome => ({
      status: 200,
      body: JSON.parse(JSON.stringify({ data })),
      as_of: String(this.now),
      next_change_at: null,
    });
    if (effect.type === "forward") {
      const to = this.room(`${effect.to.party}/${effect.to.room}`);
      const body: unknown = JSON.parse(JSON.stringify(effect.body));
      const answer = this.dispatch(to, { type: "received", body, nonce: this.nonce() });
      return { status: answer?.ok ? 200 : 400, body: null, as_of: null, next_change_at: null };
    }
    const url = new URL(effect.path, "http://site");
    if (url.pathname.endsWith("/feed/changes")) {
      if (!this.hasFeed) return { status: 404, body: null, as_of: null, next_change_at: null };
      return ok(this.changesSince(Number(url.searchParams.get("since_ms"))));
    }
    if (url.pathname.endsWith("/matches/live")) {
      const matches = [...this.origin.values()].map(({ detail }) => detail.match);
      return ok({ matches: matches.filter((match) => isLive(match.status)) });
    }
    const matchId = Number(url.searchParams.get("match_id"));
    if (url.pathname.endsWith("/feed/odds") && !this.hasFeed) return { ...ok(null), status: 404 };
    if (/\/(feed\/odds|odds\/mainall)$/.test(url.pathname)) return ok({ odds: [...this.prices.values()] });
    if (url.pathname.endsWith("/odds/detail"))
      return ok({ odds: [...this.prices.values()].filter((row) => row.match_id === matchId) });
    const found = this.origin.get(matchId);
    return found ? ok(found.detail) : { status: 404, body: null, as_of: null, next_change_at: null };
  }

  /** Moves something on the network one leg further; `lose` makes it never arrive. */
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
    this.dispatch(item.from, { type: "answered", tag: item.effect.tag, outcome, sent_at_ms: item.sentAt });
  }

  /** Delivers all that is on the network, and what comes of it. */
  arrive() {
    for (let budget = 0; this.network.length > 0 && budget < 500; budget += 1) this.deliver(0);
  }

  /** Lets time pass; alarms ring on the way. */
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.rooms.values()]
        .filter((room) => room.ringAt !== null && room.ringAt <= end)
        .sort((a, b) => (a.ringAt ?? 0) - (b.ringAt ?? 0))[0];
      if (!due) break;
      this.now = Math.max(this.now, due.ringAt ?? 0);
      due.ringAt = null;
      const room = this.room(due.key);
      this.dispatch(room, { type: "alarm-rang", followed: this.#followed(room) });
      if (this.network.length > 200) break;
    }
    this.now = Math.max(this.now, end);
  }

  /** Everything arrives, everybody comes back, and half a minute passes. */
  calm() {
    for (const room of this.rooms.values()) {
      this.room(room.key);
      for (const client of room.clients) if (!client.connected) this.connect(room.key, client);
    }
    for (let round = 0; round < 60; round += 1) {
      this.arrive();
      this.pass(500);
    }
    while (this.network.length > 0) this.deliver(0);
  }
}
