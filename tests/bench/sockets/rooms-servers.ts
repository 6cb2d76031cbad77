import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "#scripts/site/ports.ts";
import { startRealtime } from "#scripts/site/realtime.ts";
import { readSecrets } from "#scripts/site/secrets.ts";
import { waitUntilAnswers } from "#scripts/site/wait.ts";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import { ticketFor } from "#tests/support/realtime/show-ticket.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";
import type { BroadcastServer } from "./broadcast-server.ts";
import { CHAT_MATCH, chatSend, writerOf } from "./chat.ts";
import { changeSet, liveForward, ROWS } from "./football.ts";
import { post } from "./post.ts";

/** The rooms of this site, on each of their hosts. A stand-in site has no data: the bench publishes every change. */

const READY_MS = 30_000;

interface Place {
  readonly dataDir: string;
  readonly edgeUrl: string;
  readonly secrets: ReturnType<typeof readSecrets>;
}

/** A running host. */
interface Host {
  readonly port: number;
  readonly group: number;
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

async function onPartyKit({ dataDir, edgeUrl, secrets }: Place): Promise<Host> {
  const port = await freePort();
  const { pid, exited, stop } = startRealtime({ port, dataDir, edgeUrl, secrets, betting: "shown" });
  return { port, group: pid, exited, stop: () => stop("at once") };
}

/** Ends a process with all that it started. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Minus: the whole group.
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  await gone;
}

/** The port that a child process reports when it listens. */
export function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("message", (reply) => resolve(Number(reply)));
    child.once("exit", (code) => reject(new Error(`a server ended with ${code} before it listened`)));
  });
}

async function onDurableObjects({ edgeUrl, secrets }: Place): Promise<Host> {
  const file = fileURLToPath(new URL("./durable.process.ts", import.meta.url));
  const child = fork(file, [secrets.realtimeSecret, edgeUrl], { detached: true });
  const exited = new Promise<string>((resolve) => child.once("exit", (code) => resolve(`exit ${code}`)));
  return { port: await portOf(child), group: child.pid ?? 0, exited, stop: () => endGroup(child) };
}

async function startRooms(open: (place: Place) => Promise<Host>): Promise<BroadcastServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "bongda-bench-"));
  const secrets = readSecrets(dataDir);
  const edge = await startStandInEdge(secrets.realtimeSecret);
  edge.put(aDetail({ match: aMatch({ id: CHAT_MATCH, status: "first_half" }) }));
  const host = await open({ dataDir, edgeUrl: edge.url, secrets });
  const { port, group } = host;
  const base = `http://127.0.0.1:${port}`;
  async function signedPost(path: string, value: object) {
    const body = JSON.stringify(value);
    const signature = await signatureHeaders(secrets.realtimeSecret, { path, body });
    await post(base + path, body, { "content-type": "application/json", ...signature });
  }
  const path = "/parties/live/0";
  await waitUntilAnswers({
    what: "realtime",
    url: `${base}/parties/hub/main`,
    timeoutMs: READY_MS,
    gaveUp: host.exited,
    isReady: (response) => response.ok,
  });
  // The room's rows, before any client connects: every later serial is a patch of one.
  const serials = Array.from({ length: ROWS }, (_, row) => row);
  await signedPost(path, liveForward(serials, Date.now()));
  const chat = `/parties/match/${CHAT_MATCH}?v=2&chat=1`;
  return {
    port,
    dialect: "greeted",
    group,
    path: (way) => (way === "chat" ? chat : `${path}?v=2`),
    ticketOf: (place) => ticketFor(secrets.realtimeSecret, writerOf(place), CHAT_MATCH),
    messageFor: (serial) => JSON.stringify(chatSend(serial)),
    publish: (serial, way) =>
      way === "room"
        ? signedPost(path, liveForward([serial], Date.now()))
        : signedPost("/parties/hub/main", changeSet(serial, Date.now())),
    async stop() {
      await host.stop();
      await edge.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** On PartyKit's own command line, as `npm start` runs them. */
export const startRoomsOnPartyKit = () => startRooms(onPartyKit);

/** As Durable Objects in a current workerd. */
export const startRoomsOnDurableObjects = () => startRooms(onDurableObjects);
