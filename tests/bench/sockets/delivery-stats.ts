import { percentileOf } from "../bench-report.ts";

/** Messages of every client of a generator, with their times: none may be missed, doubled or out of order. */

/** The counted fields of a message: its sequence number in the room, and the publisher's serials that it carries. */
export interface Reading {
  readonly seq: number | null;
  readonly serials: readonly number[];
}

/** Statistics of the sent messages, over all clients. */
export interface DeliveryReport {
  readonly clients: number;
  /** Expected serials, times clients. */
  readonly wanted: number;
  readonly missing: number;
  readonly doubled: number;
  /** Messages whose sequence number did not follow the last one. */
  readonly out_of_order: number;
  /** Serials that were never sent. */
  readonly unknown: number;
  /** From sending to a client's receipt, over all clients and messages. */
  readonly latency_ms: {
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly max: number;
  };
  /** From sending to the last client's receipt, of each message. */
  readonly until_all_ms: readonly number[];
  /** Messages of a client; fewer than serials where several came in one. */
  readonly messages: number;
}

interface Arrivals {
  count: number;
  /** By client, machine milliseconds; NaN before. */
  readonly atMs: Float64Array;
}

export interface DeliveryStats {
  /** Restarts with the current clients; sequence numbers are kept. */
  begin(): void;
  take(client: number, reading: Reading, atMs: number): void;
  report(sent: ReadonlyMap<number, number>): DeliveryReport;
}

/** Times from sending to the clients' receipts: of each receipt, and of the last one of each message. */
function delaysOf(sent: ReadonlyMap<number, number>, arrivals: ReadonlyMap<number, Arrivals>) {
  const delays = [...sent].map(([serial, sentMs]) =>
    [...(arrivals.get(serial)?.atMs ?? [])].filter((at) => !Number.isNaN(at)).map((at) => at - sentMs),
  );
  const sorted = Float64Array.from(delays.flat()).sort();
  return {
    received: sorted.length,
    latencyMs: {
      p50: percentileOf(sorted, 0.5),
      p95: percentileOf(sorted, 0.95),
      p99: percentileOf(sorted, 0.99),
      max: sorted.at(-1) ?? Number.NaN,
    },
    untilAll: delays.map((times) => times.reduce((one, other) => Math.max(one, other), 0)),
  };
}

export function createDeliveryStats(
  clients: () => number,
  onComplete: (serial: number) => void,
): DeliveryStats {
  const places: (number | undefined)[] = [];
  let arrivals = new Map<number, Arrivals>();
  let doubled = 0;
  let outOfOrder = 0;
  let messages = 0;

  function arrivalsOf(serial: number): Arrivals {
    const known = arrivals.get(serial);
    if (known) return known;
    const fresh = { count: 0, atMs: new Float64Array(clients()).fill(Number.NaN) };
    arrivals.set(serial, fresh);
    return fresh;
  }

  return {
    begin() {
      arrivals = new Map();
      doubled = 0;
      outOfOrder = 0;
      messages = 0;
    },
    take(client, { seq, serials }, atMs) {
      if (seq !== null) {
        const before = places[client];
        // A new client gets the room's state at its sequence number; broadcasts count from there.
        if (serials.length > 0 && before !== undefined && seq !== before + 1) outOfOrder += 1;
        places[client] = seq;
      }
      if (serials.length > 0) messages += 1;
      for (const serial of serials) {
        const arrived = arrivalsOf(serial);
        if (!Number.isNaN(arrived.atMs[client] ?? Number.NaN)) {
          doubled += 1;
          continue;
        }
        arrived.atMs[client] = atMs;
        arrived.count += 1;
        if (arrived.count === clients()) onComplete(serial);
      }
    },
    report(sent) {
      const { received, latencyMs, untilAll } = delaysOf(sent, arrivals);
      const wanted = sent.size * clients();
      return {
        clients: clients(),
        wanted,
        missing: wanted - received,
        doubled,
        out_of_order: outOfOrder,
        unknown: [...arrivals.keys()].filter((serial) => !sent.has(serial)).length,
        latency_ms: latencyMs,
        until_all_ms: untilAll,
        messages: messages / clients(),
      };
    },
  };
}
