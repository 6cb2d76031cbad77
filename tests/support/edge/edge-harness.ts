import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker, EDGE_DIR, EDGE_NAME, ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { CLOCK_HEADER, withMovableClock } from "#scripts/site/clock/shifted-worker.ts";
import { freePort } from "#scripts/site/ports.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";
import { clockOffset, moveTestClock, stopTestClock } from "../test-clock.ts";

/** The stand-in upstream's next responses; see edge-upstream.worker.js. */
export interface UpstreamPlan {
  delayMs?: number;
  /** True responds without reading the request body. */
  readsNoBody?: boolean;
  crash?: boolean;
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  text?: string;
  data?: Record<string, unknown>;
  padding?: number;
  /** Data by the session (bearer token) of a call. */
  readers?: Record<string, Record<string, unknown>>;
  /** By path, or by method and path: `POST /oapi/v1/users/me`. */
  paths?: Record<string, UpstreamPlan>;
}

export interface UpstreamCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** A raw response of edge: fetch would decompress gzip and hide the sent bytes. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly bytes: Buffer;
}

export interface EdgeHarness {
  readonly port: number;
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>;
  /** Sends a request and disconnects after a while without reading. */
  getAndLeave(path: string, afterMs: number): Promise<void>;
  send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Buffer,
  ): Promise<RawAnswer>;
  plan(plan: UpstreamPlan): Promise<void>;
  /** Moves the clock of the Worker and of this process to a time, milliseconds UTC, unless it has passed. */
  moveTo(atMs: number): Promise<void>;
  calls(): Promise<readonly UpstreamCall[]>;
  mostRunning(): Promise<number>;
  /** Log lines of the Worker since the last reset. */
  logged(): readonly string[];
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const upstreamScript = fileURLToPath(new URL("./edge-upstream.worker.js", import.meta.url));

/** The built edge Worker in workerd, with a stand-in for the services behind it. */
export async function startEdge(edgeVars: Record<string, string> = {}): Promise<EdgeHarness> {
  const [port, controlPort] = [await freePort(), await freePort()];
  const lines: string[] = [];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      handleStructuredLogs: ({ message }) => lines.push(message),
      workers: [
        {
          name: ORIGIN_NAME,
          modules: true,
          script: readFileSync(upstreamScript, "utf8"),
          compatibilityDate: "2026-09-01",
          unsafeDirectSockets: [
            { host: "127.0.0.1", port, serviceName: EDGE_NAME },
            { host: "127.0.0.1", port: controlPort, serviceName: ORIGIN_NAME },
          ],
        },
        withMovableClock(builtWorker(EDGE_DIR, edgeVars)),
      ],
    }),
  );
  await miniflare.ready;
  const control = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${controlPort}${path}`, init);
    const answer: { calls: UpstreamCall[]; mostRunning: number } = await response.json();
    return answer;
  };
  return {
    port,
    get: (path, headers = {}) => exchange(port, "GET", path, headers),
    getAndLeave: (path, afterMs) => hangUp(port, path, afterMs),
    send: (method, path, headers, body) => exchange(port, method, path, headers, body),
    plan: async (plan) => void (await control("/~plan", plan)),
    async moveTo(atMs) {
      if (atMs < Date.now()) return;
      moveTestClock(atMs + 1);
      await exchange(port, "GET", "/health", { [CLOCK_HEADER]: String(clockOffset()) });
    },
    calls: async () => (await control("/~calls")).calls,
    mostRunning: async () => (await control("/~calls")).mostRunning,
    logged: () => lines,
    reset: async () => {
      lines.length = 0;
      await control("/~reset");
    },
    stop: () => miniflare.dispose().finally(stopTestClock),
  };
}

function exchange(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port, method, path, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            bytes: Buffer.concat(chunks),
          }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

function hangUp(port: number, path: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, agent: false });
    request.on("error", () => resolve());
    request.on("close", () => resolve());
    request.end();
    setTimeout(() => request.destroy(), afterMs);
  });
}

/** The body of a response as JSON. */
export const jsonOf = (answer: RawAnswer): unknown => JSON.parse(answer.bytes.toString("utf8"));
