import type { Database } from "#origin/db/database.ts";
import { changesSince } from "#origin/football/match/change.service.ts";
import { listOddsOfToday } from "#origin/football/odds/odds-list.service.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import type { MatchDetail } from "#shared/match/index.ts";
import { type Odds, oddsKey } from "#shared/odds/index.ts";
import { HEARTBEAT, listOddsTopic } from "#shared/room/index.ts";
import { type Heartbeat, heartbeatDue, TICK_MS } from "#web/platform/realtime/heartbeat.ts";
import { createSqliteDatabase } from "../origin/sqlite-database.ts";
import { Sim } from "../realtime/realtime-sim.ts";
import { liveDay } from "./live-day.ts";

/**
 * Messages to a reader of the list while matches are in play: the real origin, hub and list room, under a clock of
 * their own.
 */

/** Messages of one kind. */
interface Share {
  readonly messages: number;
  readonly bytes: number;
}

interface ReaderReport {
  /** The first snapshot, which is not counted in `total`. */
  readonly first_bytes: number;
  readonly total_bytes: number;
  readonly by_type: Readonly<Record<string, Share>>;
  /** Bytes of the patches' fields, by field: the content of rows-changed messages. */
  readonly by_field: Readonly<Record<string, number>>;
}

/** The rooms know the day before the reader connects. */
const WAKES_BEFORE_MS = 20_000;

interface Moment {
  readonly at_ms: number;
  readonly details: readonly MatchDetail[];
}

interface PricesFrom {
  readonly at_ms: number;
  readonly odds: readonly Odds[];
}

/** Size of a server's WebSocket frame: two bytes of head, two more from 126 bytes on, eight more from 64 KiB on. */
function frameBytes(text: string): number {
  const length = Buffer.byteLength(text);
  return length + 2 + (length < 126 ? 0 : length < 65_536 ? 2 : 8);
}

/** Everything that origin sends the hub between two times, requested at every time of change. */
async function timelineOf(db: Database, fromMs: number, toMs: number): Promise<Moment[]> {
  const moments: Moment[] = [];
  // From far enough back to get all data first.
  let since = 0;
  for (let at: number | null = fromMs; at !== null && at <= toMs; ) {
    const changes = await changesSince(db, since, at);
    moments.push({ at_ms: at, details: changes.details });
    since = at;
    at = changes.next_change_at_ms;
  }
  return moments;
}

/** The same for the prices of the first company. */
async function pricesOf(db: Database, fromMs: number, toMs: number): Promise<PricesFrom[]> {
  const prices: PricesFrom[] = [];
  for (let at: number | null = fromMs; at !== null && at <= toMs; ) {
    const { data, nextChangeAtMs } = await listOddsOfToday(db, undefined, at);
    prices.push({ at_ms: at, odds: data });
    at = nextChangeAtMs;
  }
  return prices;
}

function createReader(sim: Sim, topic: string | null) {
  const tally = new Map<string, { messages: number; bytes: number }>();
  const fields: Record<string, number> = {};
  let beat: Heartbeat = { received_ms: sim.now, pinged_ms: null };
  let first = 0;
  const count = (type: string, bytes: number) => {
    const share = tally.get(type) ?? { messages: 0, bytes: 0 };
    tally.set(type, { messages: share.messages + 1, bytes: share.bytes + bytes });
  };
  const receive = (text: string) => {
    beat = { received_ms: sim.now, pinged_ms: null };
    const message: { type: string; patches?: { patch: Record<string, unknown> }[] } = JSON.parse(text);
    if (message.type === "snapshot") first += frameBytes(text);
    else count(message.type, frameBytes(text));
    for (const { patch } of message.patches ?? []) {
      for (const [field, value] of Object.entries(patch))
        fields[field] = (fields[field] ?? 0) + Buffer.byteLength(JSON.stringify({ [field]: value })) - 1;
    }
  };
  sim.onMessage = (_client, text) => receive(text);
  const client = sim.connect("live/0", undefined, topic);
  return {
    client,
    receive,
    /** A second of the page's clock: pings a silent connection, and the room answers at once. */
    tick() {
      if (heartbeatDue(beat, sim.now) !== "ping") return;
      count(HEARTBEAT.pong, frameBytes(HEARTBEAT.pong));
      beat = { received_ms: sim.now, pinged_ms: null };
    },
    report: (): ReaderReport => ({
      first_bytes: first,
      total_bytes: [...tally.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      by_type: Object.fromEntries(tally),
      by_field: fields,
    }),
  };
}

interface Watched {
  readonly matches: number;
  readonly minutes: number;
}

/** A list reader's bytes, without prices and with those of a list, from the last kick-off on. */
export async function watchList({ matches, minutes }: Watched) {
  const fromMs = Date.UTC(2026, 10, 21, 12);
  const wakesMs = fromMs - WAKES_BEFORE_MS;
  const toMs = fromMs + minutes * 60_000;
  const db = await createSqliteDatabase();
  await storeBatch(db, liveDay({ matches, at_ms: fromMs }), { now_ms: fromMs - 86_400_000, dry_run: false });
  const happens = await timelineOf(db, wakesMs, toMs);
  const prices = await pricesOf(db, wakesMs, toMs);

  const sim = new Sim();
  sim.now = wakesMs;
  const upcoming = (moments: readonly { readonly at_ms: number }[]) =>
    moments.find(({ at_ms }) => at_ms > sim.now)?.at_ms ?? null;
  sim.nextChangeAt = (of) => upcoming(of === "matches" ? happens : prices);
  let [happened, priced] = [0, 0];
  const becomeTrue = () => {
    for (let next = happens[happened]; next && next.at_ms <= sim.now; next = happens[happened]) {
      for (const detail of next.details) sim.origin.set(detail.match.id, { detail, changedAt: next.at_ms });
      happened += 1;
    }
    for (let next = prices[priced]; next && next.at_ms <= sim.now; next = prices[priced]) {
      sim.prices.clear();
      for (const row of next.odds) sim.prices.set(oddsKey(row), row);
      priced += 1;
    }
  };
  /** Advances time from alarm to alarm and from change to change; every request is answered at once. */
  const until = (endMs: number) => {
    while (sim.now < endMs) {
      const rings = [...sim.rooms.values()].flatMap(({ timers }) => [...timers.values()]);
      const next = Math.min(endMs, upcoming(happens) ?? endMs, upcoming(prices) ?? endMs, ...rings);
      sim.pass(Math.max(0, next - sim.now));
      becomeTrue();
      sim.arrive();
    }
  };
  becomeTrue();
  sim.room("hub/main");
  sim.room("live/0");
  sim.arrive();
  until(fromMs);
  const readers = [createReader(sim, null), createReader(sim, listOddsTopic(null))] as const;
  sim.onMessage = (client, text) => readers.find((reader) => reader.client === client)?.receive(text);
  for (let tickAt = fromMs + TICK_MS; tickAt <= toMs; tickAt += TICK_MS) {
    until(tickAt);
    for (const reader of readers) reader.tick();
  }
  const [plain, withPrices] = readers;
  return { sim, shown: plain.client.live.matches, plain: plain.report(), withPrices: withPrices.report() };
}
