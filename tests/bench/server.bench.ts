import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort } from "#scripts/site/ports.ts";
import { quietRuntime } from "#scripts/site/workers.ts";
import { startTestSite } from "#tests/support/site.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { type LoadResult, load } from "./load.ts";
import { startNginx } from "./nginx.ts";

/**
 * Cached home page and cached call against a Worker that does nothing, on the same runtime with the same kind of
 * socket, and against nginx that keeps the same answers, in turns within one run: the ratio is what edge costs, whatever the
 * machine. nginx has a process for each core, the Worker one thread.
 */
const CONNECTIONS = 16;
// Many short turns rather than few long ones: a disturbance then hits all targets alike.
const ROUNDS = 9;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 2;
/** Share of the trivial Worker's requests a second that cached answers have to reach. */
const AIM = 0.6;

async function startTrivial() {
  const port = await freePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      workers: [
        {
          name: "trivial",
          modules: true,
          script: `export default { fetch: () => new Response('{"ok":true}', { headers: { "content-type": "application/json" } }) }`,
          compatibilityDate: "2026-09-01",
          unsafeDirectSockets: [{ host: "127.0.0.1", port, serviceName: "trivial" }],
        },
      ],
    }),
  );
  await miniflare.ready;
  return { port, stop: () => miniflare.dispose() };
}

const [site, trivial] = [await startTestSite({ demo: true, realtime: false }), await startTrivial()];
const nginx = await startNginx(site.url);
try {
  const edgePort = Number(new URL(site.url).port);
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const targets = [
    { name: "trivial Worker", port: trivial.port, path: "/" },
    { name: "cached home page", port: edgePort, path: "/" },
    { name: "cached call", port: edgePort, path: "/api/v1/football/matches/live" },
    ...(nginx ? [{ name: "nginx, home page", port: nginx.port, path: "/" }] : []),
    ...(nginx ? [{ name: "nginx, call", port: nginx.port, path: "/api/v1/football/matches/live" }] : []),
    { name: "cached call, 304", port: edgePort, path: "/api/v1/football/comp-list", conditional: true },
  ];
  const results = new Map<string, LoadResult[]>(targets.map(({ name }) => [name, []]));
  const etag = (await fetch(`${site.url}/api/v1/football/comp-list`)).headers.get("etag") ?? "";
  const loadOf = ({ port, path, conditional }: (typeof targets)[number], seconds: number) =>
    load({
      port,
      path,
      seconds,
      connections: CONNECTIONS,
      headers: conditional ? { ...headers, "if-none-match": etag } : headers,
    });
  for (const target of targets) await loadOf(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) results.get(target.name)?.push(await loadOf(target, SECONDS));
  }
  const control = medianOf((results.get("trivial Worker") ?? []).map((run) => run.requestsPerSecond));
  const rows = targets.map(({ name, conditional }) => {
    const runs = results.get(name) ?? [];
    const rps = medianOf(runs.map((run) => run.requestsPerSecond));
    return {
      target: name,
      requests_per_second: Math.round(rps),
      ratio: Number((rps / control).toFixed(2)),
      p50_ms: Number(medianOf(runs.map((run) => run.p50Ms)).toFixed(2)),
      p99_ms: Number(medianOf(runs.map((run) => run.p99Ms)).toFixed(2)),
      bytes: Math.round(medianOf(runs.map((run) => run.bytesPerResponse))),
      not_ok: conditional ? 0 : runs.reduce((sum, run) => sum + run.notOk, 0),
    };
  });
  console.table(rows);
  writeReport("server", { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS, aim_ratio: AIM, rows });
} finally {
  nginx?.stop();
  await Promise.all([site.stop(), trivial.stop()]);
}
