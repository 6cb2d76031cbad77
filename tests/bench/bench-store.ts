import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import { encodeQuotes } from "#origin/football/odds/price-series.ts";
import { builtWorker, ORIGIN_DIR, ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { freePort } from "#scripts/site/ports.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";
import { StoreFill } from "./store-fill.ts";

const NOW = Math.floor(Date.now() / 1000);

/** The built origin over a store of this many seasons. */
export interface Store {
  readonly seasons: number;
  readonly port: number;
  readonly filled: object;
  stop(): Promise<void>;
}

async function openOrigin(folder: string, port: number): Promise<Miniflare> {
  const secrets = {
    INGEST_TOKEN: "ingest-token-of-the-bench",
    REALTIME_SECRET: "realtime-secret-of-the-bench",
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      resourcePersistencePath: folder,
      workers: [
        {
          ...builtWorker(ORIGIN_DIR, { ...secrets, DEMO_WORLD: "off" }),
          unsafeDirectSockets: [{ host: "127.0.0.1", port, serviceName: ORIGIN_NAME }],
        },
      ],
    }),
  );
  await miniflare.ready;
  await applyMigrations(await miniflare.getD1Database("DB", ORIGIN_NAME), readMigrations());
  return miniflare;
}

const quotesOf = (market: string, knownAtMs: readonly number[]): string =>
  encodeQuotes(
    knownAtMs.map((known_at_ms, index) => ({
      known_at_ms,
      at: Math.floor(known_at_ms / 1000),
      in_play: index > 2,
      suspended: false,
      minute: index > 2 ? index : null,
      home_score: index > 2 ? 0 : null,
      away_score: index > 2 ? 0 : null,
      line: market === "match_result" ? null : 2.5,
      prices: market === "match_result" ? [1.9, 3.4, 4.2] : [1.95, 1.9],
    })),
  );

/** File in which a filled store describes its content. */
const FILLED = "filled.json";

/** Fills the database of a folder, which takes minutes for a large store. */
async function fillStore(folder: string, seasons: number): Promise<object> {
  const empty = await openOrigin(folder, await freePort());
  await empty.dispose();
  const [file] = globSync("**/*.sqlite", { cwd: folder }).filter((path) => !path.endsWith("metadata.sqlite"));
  if (file === undefined) throw new Error("the local runtime keeps its database elsewhere");
  const startedMs = performance.now();
  const filled = new StoreFill({ file: join(folder, file), seasons, now: NOW }, quotesOf).run();
  console.log(`${seasons} seasons in ${Math.round(performance.now() - startedMs)} ms`, filled);
  writeFileSync(join(folder, FILLED), JSON.stringify(filled));
  return filled;
}

/**
 * Opens origin over a filled store of this many seasons; KEEP_STORES=folder keeps stores and the day they were filled.
 */
export async function createStore(seasons: number): Promise<Store> {
  const kept = process.env.KEEP_STORES;
  const folder = kept ? join(kept, String(seasons)) : mkdtempSync(join(tmpdir(), "bongda-store-"));
  const known = join(folder, FILLED);
  const filled = existsSync(known)
    ? (JSON.parse(readFileSync(known, "utf8")) as object)
    : await fillStore(folder, seasons);
  const port = await freePort();
  const miniflare = await openOrigin(folder, port);
  return {
    seasons,
    port,
    filled,
    async stop() {
      await miniflare.dispose();
      if (!kept) rmSync(folder, { recursive: true });
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds of one call; throws on any status but 200. */
export function timeOf(port: number, path: string): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
        else resolve(performance.now() - startedMs);
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
};

/** Closes the connection to stores; no call can be timed afterwards. */
export const hangUp = (): void => agent.destroy();
