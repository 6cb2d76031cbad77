import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "#scripts/site/ports.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";
import { messageOf } from "#shared/errors/index.ts";
import { workerOf } from "../origin/bundle-worker.ts";
import { countRoomFiles, wireTo } from "./realtime-wire.ts";
import type { RoomHarness } from "./room-harness.ts";

/** The rooms as Durable Objects: the real Worker by its real wrangler.toml in workerd, with storage of its own. */

const CONFIG = fileURLToPath(new URL("../../../realtime/durable/wrangler.toml", import.meta.url));
const WORKER = "bongda-realtime";
const CLASSES = ["HubRoom", "LiveRoom", "MatchRoom"] as const;

type ClassName = (typeof CLASSES)[number];

interface DurableHarness extends RoomHarness {
  readonly hibernate: () => Promise<void>;
  readonly port: number;
  /** Evicts the memory of all rooms of a class and keeps their sockets; returns the number of evicted rooms. */
  evict(className: ClassName): Promise<number>;
  /** Keys on disk of all rooms of a class. */
  storedKeys(className: ClassName): Promise<string[]>;
}

async function readOptions(
  port: number,
  persist: string,
  vars: Record<string, string>,
  onLog: (line: string) => void,
) {
  const { workerOptions, modules } = await workerOf(CONFIG);
  return convertV4MiniflareOptions({
    ...quietRuntime,
    resourcePersistencePath: persist,
    handleStructuredLogs: ({ message }) => onLog(message),
    workers: [
      {
        ...workerOptions,
        name: WORKER,
        modules,
        bindings: Object.assign({}, workerOptions.bindings, vars),
        unsafeDirectSockets: [{ host: "127.0.0.1", port }],
      },
    ],
  });
}

/** Evicts a room's memory once it is idle; false for a room without any. */
async function evictRoom(miniflare: Miniflare, className: ClassName, id: string): Promise<boolean> {
  try {
    await miniflare.unsafeEvictDurableObject(WORKER, className, { id, webSockets: "hibernate" });
    return true;
  } catch (thrown) {
    if (/not currently running/.test(messageOf(thrown))) return false;
    throw thrown;
  }
}

function keysIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_cf_KV'").get();
    return table
      ? database
          .prepare("SELECT key FROM _cf_KV")
          .all()
          .map(({ key }) => String(key))
      : [];
  } finally {
    database.close();
  }
}

export async function startDurable(vars: Record<string, string>): Promise<DurableHarness> {
  const port = await freePort();
  const persist = await mkdtemp(path.join(tmpdir(), "rooms-"));
  let log = "";
  const settings = { REALTIME_URL: `http://127.0.0.1:${port}`, ...vars };
  const options = await readOptions(port, persist, settings, (line) => {
    log += `${line}\n`;
  });
  let miniflare = new Miniflare(options);
  await miniflare.ready;
  async function evict(className: ClassName) {
    let evicted = 0;
    for (const id of await miniflare.listDurableObjectIds(className))
      if (await evictRoom(miniflare, className, id)) evicted += 1;
    return evicted;
  }

  return {
    ...wireTo(port),
    port,
    answersPings: "platform",
    log: () => log,
    roomFiles: () => countRoomFiles(persist),
    evict,
    async hibernate() {
      for (const className of CLASSES) await evict(className);
    },
    async restart(whileDown) {
      // Ends its workerd with SIGKILL.
      await miniflare.dispose();
      await whileDown?.();
      miniflare = new Miniflare(options);
      await miniflare.ready;
    },
    async storedKeys(className) {
      const ids = await miniflare.listDurableObjectIds(className);
      return ids.flatMap((id) => keysIn(path.join(persist, "do", `${WORKER}-${className}`, `${id}.sqlite`)));
    },
    async close() {
      await miniflare.dispose();
      await rm(persist, { recursive: true, force: true });
    },
  };
}
