import type { AnswerAt } from "#shared/api/index.ts";
import { startTestSite } from "#tests/support/site.ts";
import { startBaselines } from "./baseline-workers.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { type LoadResult, load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { childrenCpu } from "./sockets/process-cost.ts";

/**
 * Cached pages and a cached call against a Worker that does nothing, on the same runtime with the same kind of socket,
 * against Workers that serve just those responses from memory, and against nginx as a cache, in turns within one run:
 * the ratio is edge's own cost, on any machine. nginx has a process for each core, a Worker one thread; the client
 * shares the machine with them and reads 25 KB more slowly than 82 bytes, so the report has the runtime's processor
 * time too.
 */
const CONNECTIONS = 16;
// Many short turns rather than few long ones: a disturbance then hits all targets alike.
const ROUNDS = 9;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 2;
const RUN_UP_SECONDS = 0.3;
/** Minimum throughput of cached responses, as a share of the trivial Worker's. */
const AIM = 0.6;

const HOME = "/";
const CALL = "/api/v1/football/matches/live";
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

interface Target {
  readonly name: string;
  readonly port: number;
  readonly path: string;
  /** The target that sends the same bytes from memory. */
  readonly baseline?: string;
  readonly conditional?: boolean;
  /** The server's process; undefined for an external one. */
  readonly pid?: string | undefined;
}
interface Turn extends LoadResult {
  readonly cpuMicroseconds: number | null;
}

/** Starts a server, and returns the process that it started. */
async function withProcess<T>(start: () => Promise<T>): Promise<[T, string | undefined]> {
  const before = childrenCpu();
  const started = await start();
  const costs = [...childrenCpu()].filter(([pid]) => !before.has(pid));
  return [started, costs.sort(([, one], [, other]) => other - one)[0]?.[0]];
}

const [site, sitePid] = await withProcess(() => startTestSite({ demo: true, realtime: false }));
const [baselines, baselinesPid] = await withProcess(() =>
  startBaselines([site.url + HOME, site.url + CALL], HEADERS),
);
const nginx = await startNginx(site.url);
const posts = await fetch(`${site.url}/oapi/v1/posts?limit=1`);
const { data } = (await posts.json()) as { data: AnswerAt<"/oapi/v1/posts"> };
const article = data.posts[0]?.slug;
try {
  const edge = { port: Number(new URL(site.url).port), pid: sitePid };
  const baseline = (at: number) => ({ port: baselines.ports[at] ?? 0, path: "/", pid: baselinesPid });
  const targets: Target[] = [
    { name: "trivial Worker", port: baselines.trivialPort, path: "/", pid: baselinesPid },
    { name: "home page by heart", ...baseline(0) },
    { name: "call by heart", ...baseline(1) },
    { name: "cached home page", ...edge, path: HOME, baseline: "home page by heart" },
    ...(article ? [{ name: "cached article", ...edge, path: `/${article}` }] : []),
    { name: "cached call", ...edge, path: CALL, baseline: "call by heart" },
    { name: "cached call, 304", ...edge, path: "/api/v1/football/comp-list", conditional: true },
    ...(nginx ? [{ name: "nginx, home page", port: nginx.port, path: HOME }] : []),
    ...(nginx ? [{ name: "nginx, call", port: nginx.port, path: CALL }] : []),
  ];
  const turns = new Map<string, Turn[]>(targets.map(({ name }) => [name, []]));
  const etag = (await fetch(`${site.url}/api/v1/football/comp-list`)).headers.get("etag") ?? "";
  const turnOf = async ({ port, path, conditional, pid }: Target, seconds: number): Promise<Turn> => {
    const cpu = () => childrenCpu().get(pid ?? "") ?? 0;
    const headers = conditional ? { ...HEADERS, "if-none-match": etag } : HEADERS;
    const how = { port, path, connections: CONNECTIONS, headers };
    // Without requests since its last turn, live responses have left the memory, and this bench measures memory hits.
    await load({ ...how, seconds: RUN_UP_SECONDS });
    const before = cpu();
    const result = await load({ ...how, seconds });
    const spent = ((cpu() - before) * 1_000_000) / (result.requestsPerSecond * seconds);
    return { ...result, cpuMicroseconds: pid === undefined ? null : spent };
  };
  for (const target of targets) await turnOf(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) turns.get(target.name)?.push(await turnOf(target, SECONDS));
  }
  const median = (name: string, of: (turn: Turn) => number | null) =>
    medianOf((turns.get(name) ?? []).flatMap((turn) => of(turn) ?? []));
  const share = (one: number, other: number) => Number((one / other).toFixed(2));
  const rps = (name: string) => median(name, (turn) => turn.requestsPerSecond);
  const cpu = (name: string) => median(name, (turn) => turn.cpuMicroseconds);
  const rows = targets.map(({ name, conditional, baseline, pid }) => ({
    target: name,
    requests_per_second: Math.round(rps(name)),
    ratio: share(rps(name), rps("trivial Worker")),
    of_baseline: baseline === undefined ? null : share(rps(name), rps(baseline)),
    cpu_us: pid === undefined ? null : Math.round(cpu(name)),
    cpu_ratio: pid === undefined ? null : share(cpu("trivial Worker"), cpu(name)),
    p50_ms: Number(median(name, (turn) => turn.p50Ms).toFixed(2)),
    p99_ms: Number(median(name, (turn) => turn.p99Ms).toFixed(2)),
    bytes: Math.round(median(name, (turn) => turn.bytesPerResponse)),
    not_ok: conditional ? 0 : (turns.get(name) ?? []).reduce((sum, { notOk }) => sum + notOk, 0),
  }));
  console.table(rows);
  writeReport("server", { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS, aim_ratio: AIM, rows });
} finally {
  nginx?.stop();
  await Promise.all([site.stop(), baselines.stop()]);
}
