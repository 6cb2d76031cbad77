import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  convertV4MiniflareOptions,
  Miniflare,
  Response as MiniflareResponse,
  type V4WorkerOptions,
} from "miniflare";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database, SqlValue } from "#origin/db/database.ts";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import type { FileStore } from "#origin/picture/file-store.ts";
import { withClock } from "#scripts/site/clock/shifted-worker.ts";
import { retryOnClosedConnection } from "#scripts/site/closed-connection.ts";
import { workersState } from "#scripts/site/local-database.ts";
import type { IngestReport } from "#shared/api/index.ts";
import { atMinute } from "../batches/origin-batches.ts";
import { stub } from "../stub.ts";
import { clockOffset } from "../test-clock.ts";
import { workerOf } from "./bundle-worker.ts";
import { D1_PROXY_NAME, d1ProxyScript, databaseBehind } from "./d1-proxy.ts";
import { cachedFolder } from "./folder-cache.ts";
import { rowsOf } from "./rows-of.ts";

const CONFIG = fileURLToPath(new URL("../../../origin/wrangler.toml", import.meta.url));

/** Secrets of the origin that tests start. */
export const TEST_INGEST_TOKEN = "ingest-token-of-the-tests";
export const TEST_REALTIME_SECRET = "realtime-secret-of-the-tests";

export interface OriginHarness {
  /** Sends a request to the Worker; a path is enough. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Its database, migrated and otherwise empty. */
  readonly db: Database;
  /** Rows of a statement that a test writes itself, with the type that the test gives them. */
  readonly rows: <Row = Record<string, unknown>>(sql: string, ...params: SqlValue[]) => Promise<Row[]>;
  /** Storage of readers' pictures. */
  readonly files: FileStore;
  /** Empties the tables of accounts and football, so that tests of one file can share a Worker. */
  readonly clear: () => Promise<void>;
  /** Runs cron, by default as of now (milliseconds UTC), by its own cron expression or another one. */
  readonly ring: (atMs?: number, cron?: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/**
 * Tables of accounts, articles, tips, football and ingest; pages and configuration keep the rows of their migrations.
 */
const FILLED_TABLES = [
  "provider_pictures",
  "name_matches",
  "merges",
  "feeds",
  "feed_calls",
  "match_claims",
  "table_checks",
  "corrections",
  "comment_reports",
  "comments",
  "posts",
  "authors",
  "categories",
  "tags",
  "images",
  "former_slugs",
  "latency_counts",
  "push_notices",
  "push_targets",
  "push_turns",
  "push_subscriptions",
  "reader_favourites",
  "reader_settings",
  "follows",
  "tips",
  "ledger_days",
  "chat_deeds",
  "chat_mutes",
  "chat_tickets",
  "chat_erasures",
  "account_events",
  "linked_logins",
  "passkeys",
  "used_challenges",
  "mail_tokens",
  "mails",
  "sessions",
  "users",
  "brand_codes",
  "try_counts",
  "used_captchas",
  "poll_votes",
  "poll_counts",
  "price_series",
  "commentary",
  "player_stats",
  "match_figures",
  "lineups",
  "match_states",
  "stats",
  "match_part_reports",
  "stat_histories",
  "incidents",
  "status_changes",
  "matches",
  "honors",
  "squad_members",
  "absences",
  "transfers",
  "companies",
  "stage_teams",
  "stages",
  "seasons",
  "competitions",
  "coaches",
  "players",
  "teams",
  "venues",
  "countries",
  "external_ids",
  "ingests",
  "last_ids",
  "demo_parts",
];

/** Responds to a Worker's requests to external hosts. */
export type Outside = (url: string, init: RequestInit) => Promise<Response>;

/** Miniflare has classes of its own for Node's. */
const outboundTo = (outside: Outside) => async (request: Request) => {
  const { method, headers } = request;
  const body = method === "GET" ? null : await request.arrayBuffer();
  const { status } = await outside(request.url, { method, headers: [...headers], body });
  return new MiniflareResponse(null, { status });
};

interface OriginOptions {
  /** Override the variables of the file; the demo world is off by default. */
  readonly vars?: Record<string, string>;
  /** Replaces external hosts, of which origin learns statuses only. */
  readonly outside?: Outside | undefined;
  /** How far its clock is ahead of the machine's; by default as far as this process's. */
  readonly clockOffsetMs?: number;
}

/** Starts origin in workerd from its real wrangler.toml on the data in a folder, migrated if need be. */
export async function startOriginIn(
  dataDir: string,
  { vars = {}, outside, clockOffsetMs = clockOffset() }: OriginOptions = {},
): Promise<OriginHarness> {
  const { workerOptions, modules } = await workerOf(CONFIG);
  const itself: V4WorkerOptions = {
    ...workerOptions,
    modules,
    ...(outside ? { outboundService: stub(outboundTo(outside)) } : {}),
    bindings: Object.assign({}, workerOptions.bindings, {
      INGEST_TOKEN: TEST_INGEST_TOKEN,
      REALTIME_SECRET: TEST_REALTIME_SECRET,
      DEMO_WORLD: "off",
      ...vars,
    }),
  };
  const beside: V4WorkerOptions = {
    name: D1_PROXY_NAME,
    modules: true,
    script: d1ProxyScript,
    compatibilityDate: itself.compatibilityDate ?? "",
    d1Databases: itself.d1Databases ?? {},
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      resourcePersistencePath: workersState(dataDir),
      workers: [withClock(itself, clockOffsetMs), beside],
    }),
  );
  const db = databaseBehind((await miniflare.unsafeGetDirectURL(D1_PROXY_NAME)).href);
  await applyMigrations(db, readMigrations());
  const worker = await miniflare.getWorker();
  const files = async () => stub<FileStore>(await miniflare.getR2Bucket("AVATARS"));
  return {
    async fetch(path, init) {
      const answer = await retryOnClosedConnection(() =>
        worker.fetch(new URL(path, "http://origin").href, stub(init)),
      );
      // Miniflare's `dispose` waits for every body that a caller left unread, for ever.
      const body = await answer.arrayBuffer();
      const { status, statusText } = answer;
      return new Response(body.byteLength > 0 ? body : null, {
        status,
        statusText,
        headers: [...answer.headers],
      });
    },
    db,
    rows: (sql, ...params) => rowsOf(db, sql, ...params),
    files: {
      put: async (key, value) => (await files()).put(key, value),
      get: async (key) => (await files()).get(key),
      delete: async (key) => (await files()).delete(key),
    },
    async clear() {
      await db.batch(FILLED_TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
    },
    async ring(atMs = Date.now(), cron = "* * * * *") {
      const { outcome } = await retryOnClosedConnection(() =>
        worker.scheduled({ scheduledTime: new Date(atMs), cron }),
      );
      if (outcome !== "ok") throw new Error(`cron ended with ${outcome}`);
    },
    dispose: () => miniflare.dispose(),
  };
}

const makeEmpty = async (folder: string): Promise<void> => (await startOriginIn(folder)).dispose();

/** Starts origin on a copy of data that were made once, or on an empty database with every migration applied. */
export async function startOrigin(
  vars: Record<string, string> = {},
  outside?: Outside,
  from?: string,
): Promise<OriginHarness> {
  const dataDir = mkdtempSync(join(tmpdir(), "bongda-origin-"));
  cpSync(from ?? (await cachedFolder("origin-empty", makeEmpty)), dataDir, { recursive: true });
  const origin = await startOriginIn(dataDir, { vars, outside });
  return {
    ...origin,
    async dispose() {
      await origin.dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An origin that the tests of one file share, with a shortcut for storing. */
export interface FileOrigin
  extends Pick<OriginHarness, "fetch" | "db" | "rows" | "files" | "clear" | "ring"> {
  /** Stores a batch as of a time, milliseconds UTC; by default a day before the builders' kick-off. */
  readonly store: (batch: Batch, now_ms?: number, dry_run?: boolean) => Promise<IngestReport>;
}

/** Starts an origin before the tests of a file, empties it before each and stops it after them. */
export function originOfFile(vars: Record<string, string> = {}): FileOrigin {
  let started: OriginHarness | null = null;
  const origin = (): OriginHarness => {
    if (!started) throw new Error("the origin of a file is there within its tests only");
    return started;
  };
  beforeAll(async () => {
    started = await startOrigin(vars);
  });
  beforeEach(() => origin().clear());
  afterAll(() => started?.dispose());
  const db: Database = {
    prepare: (sql) => origin().db.prepare(sql),
    batch: (statements) => origin().db.batch(statements),
  };
  return {
    db,
    rows: (sql, ...params) => rowsOf(db, sql, ...params),
    files: {
      put: (key, value) => origin().files.put(key, value),
      get: (key) => origin().files.get(key),
      delete: (key) => origin().files.delete(key),
    },
    fetch: (path, init) => origin().fetch(path, init),
    clear: () => origin().clear(),
    ring: () => origin().ring(),
    store: (batch, now_ms = atMinute(-1440), dry_run = false) => storeBatch(db, batch, { now_ms, dry_run }),
  };
}
