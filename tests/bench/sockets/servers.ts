import { type ChildProcess, fork, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "#scripts/child-environment.ts";
import { freePort } from "#scripts/site/ports.ts";
import { waitUntilAnswers } from "#scripts/site/wait.ts";
import type { BroadcastServer } from "./broadcast-server.ts";
import { chatChanged } from "./chat.ts";
import type { Dialect } from "./client.ts";
import { rowsChanged } from "./football.ts";
import { post } from "./post.ts";
import { endGroup, portOf, startRoomsOnDurableObjects, startRoomsOnPartyKit } from "./rooms-servers.ts";

const READY_MS = 30_000;

/** A server that only broadcasts posted messages, in the order of publication. */
function passingOn(
  child: ChildProcess,
  { port, path, dialect }: { port: number; path: string; dialect: Dialect },
  postUrl: string,
): BroadcastServer {
  let last = Promise.resolve();
  return {
    port,
    dialect,
    group: child.pid ?? 0,
    path: () => path,
    ticketOf: async () => null,
    messageFor: (serial) => JSON.stringify(chatChanged(serial, Date.now())),
    publish(serial) {
      last = last.then(() => post(postUrl, JSON.stringify(rowsChanged(serial, Date.now()))));
      return last;
    },
    stop: () => endGroup(child),
  };
}

const fileHere = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A server that is a Node process of its own. */
async function startNode(file: string, path: string, dialect: Dialect): Promise<BroadcastServer> {
  const child = fork(fileHere(file), { detached: true });
  const port = await portOf(child);
  return passingOn(child, { port, path, dialect }, `http://127.0.0.1:${port}/`);
}

/** PartyKit with a room that has no rules: the rest of our room's cost without our rules. */
async function startBareParty(): Promise<BroadcastServer> {
  const port = await freePort();
  const persist = mkdtempSync(join(tmpdir(), "bongda-bare-"));
  // In place of the main party: the others of partykit.json are there too, unused.
  const script = "tests/bench/sockets/bare.party.ts";
  const flags = ["--port", String(port), "--persist", persist, "--no-hotkeys", "--disable-request-cf-fetch"];
  const child = spawn(process.execPath, ["node_modules/partykit/dist/bin.mjs", "dev", script, ...flags], {
    detached: true,
    stdio: "ignore",
    env: childEnvironment([], { CI: "1" }),
  });
  child.once("exit", () => rmSync(persist, { recursive: true, force: true }));
  const path = "/parties/main/bare";
  const url = `http://127.0.0.1:${port}${path}`;
  await waitUntilAnswers({ what: "bare PartyKit", url, timeoutMs: READY_MS, isReady: () => true });
  return passingOn(child, { port, path, dialect: "plain" }, url);
}

/** The compared servers. */
export const SERVERS = {
  rooms: startRoomsOnPartyKit,
  "rooms on Durable Objects": startRoomsOnDurableObjects,
  "bare PartyKit": startBareParty,
  ws: () => startNode("./ws.process.ts", "/", "plain"),
  "socket.io": () =>
    startNode("./socket-io.process.ts", "/socket.io/?EIO=4&transport=websocket", "socket.io"),
} as const;
export type ServerName = keyof typeof SERVERS;
