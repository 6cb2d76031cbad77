import type { BroadcastServer, Way } from "./broadcast-server.ts";
import { machineMs } from "./clock.ts";
import { ROWS } from "./football.ts";
import { type Generator, type GeneratorReport, startGenerator } from "./generator.ts";
import { costOf } from "./process-cost.ts";
import { SERVERS, type ServerName } from "./servers.ts";
import { openWriters } from "./writers.ts";

/** One server's run in one turn, with a generator of its own. */

/** Results of one round of broadcasts. */
export interface Broadcasts extends GeneratorReport {
  readonly server_cpu_s: number;
  /** Refused messages of writers, since they connected. */
  readonly refused: number;
}

export interface FanOut {
  readonly sockets: number;
  /** Of all processes of the server, before the first message at this size. */
  readonly rss_bytes: number;
  readonly broadcasts: Broadcasts;
}

/** After this time a message counts as lost. */
const LOST_MS = 15_000;
/** Pause between two consecutive messages, and before memory is read. */
const BREATH_MS = 50;
const SETTLE_MS = 1_500;
const WARM_UP = 5;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Stand {
  readonly server: BroadcastServer;
  readonly generator: Generator;
  readonly nextSerial: () => number;
  /** Fills up to this many read-only sockets. */
  readonly fill: (sockets: number) => Promise<void>;
  readonly send: (serial: number) => Promise<void>;
  readonly refused: () => number;
}

interface Play {
  readonly way: Way;
  /** Number of writers, beside the read-only sockets. */
  readonly writers?: number;
}

async function withServer<Result>(
  name: ServerName,
  { way, writers = 0 }: Play,
  work: (stand: Stand) => Promise<Result>,
): Promise<Result> {
  const server = await SERVERS[name]();
  const generator = startGenerator();
  // Rooms begin with rows that carry the earlier serials.
  let serial = ROWS;
  const nextSerial = () => {
    serial += 1;
    return serial;
  };
  const { port, dialect } = server;
  const fill = (sockets: number) => generator.open({ port, dialect, path: server.path(way) }, sockets);
  try {
    const chat = await openWriters(server, writers);
    const send = async (next: number) =>
      way === "chat" ? chat.sendMessage(next) : server.publish(next, way);
    return await work({ server, generator, nextSerial, fill, send, refused: chat.refused });
  } finally {
    // The server first: thousands of closing sockets are no part of the measurement.
    await server.stop();
    await generator.leave();
  }
}

/** Measures a round in which `send` records when it sent which serial. */
async function measured(
  { server, generator, refused }: Stand,
  send: (sent: Map<number, number>) => Promise<void>,
): Promise<Broadcasts> {
  await generator.begin();
  const before = costOf(server.group);
  const sent = new Map<number, number>();
  await send(sent);
  const report = await generator.report(sent);
  const server_cpu_s = costOf(server.group).cpu_s - before.cpu_s;
  return { ...report, server_cpu_s, refused: refused() };
}

/** Sends messages one after another: each when every client has the one before. */
async function oneByOne(stand: Stand, messages: number, sent: Map<number, number>): Promise<void> {
  for (let at = 0; at < messages; at += 1) {
    const serial = stand.nextSerial();
    sent.set(serial, machineMs());
    await stand.send(serial);
    await stand.generator.complete(serial, LOST_MS);
    await rest(BREATH_MS);
  }
}

interface FanOutPlay extends Play {
  readonly steps: readonly number[];
  readonly messages: number;
}

/** Fills the room step by step; at each size some messages are broadcast. */
export function fanOutTurn(name: ServerName, play: FanOutPlay): Promise<FanOut[]> {
  return withServer(name, play, async (stand) => {
    const results: FanOut[] = [];
    for (const sockets of play.steps) {
      await stand.fill(sockets);
      await rest(SETTLE_MS);
      const { rss_bytes } = costOf(stand.server.group);
      await oneByOne(stand, WARM_UP, new Map());
      const broadcasts = await measured(stand, (sent) => oneByOne(stand, play.messages, sent));
      results.push({ sockets, rss_bytes, broadcasts });
    }
    return results;
  });
}

interface RatePlay extends Play {
  readonly sockets: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Sends messages at a fixed rate, whether or not the ones before have arrived. */
export function rateTurn(name: ServerName, play: RatePlay): Promise<Broadcasts> {
  const { sockets, writers = 0, perSecond, seconds } = play;
  return withServer(name, play, async (stand) => {
    await stand.fill(sockets - writers);
    await rest(SETTLE_MS);
    await oneByOne(stand, WARM_UP, new Map());
    return measured(stand, async (sent) => {
      const startMs = machineMs();
      const taken: Promise<void>[] = [];
      for (let at = 0; at < perSecond * seconds; at += 1) {
        await rest(Math.max(0, startMs + (at * 1000) / perSecond - machineMs()));
        const serial = stand.nextSerial();
        sent.set(serial, machineMs());
        taken.push(stand.send(serial));
      }
      await Promise.all(taken);
      const endMs = machineMs() + LOST_MS;
      for (const serial of sent.keys())
        await stand.generator.complete(serial, Math.max(0, endMs - machineMs()));
    });
  });
}
