import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { childEnvironment } from "#scripts/child-environment.ts";
import { freePort } from "#scripts/site/ports.ts";
import { medianOf, writeReport } from "./bench-report.ts";
import { type LoadResult, load } from "./load.ts";
import { installOutside, runIn } from "./outside-app.ts";
import { costOf } from "./sockets/process-cost.ts";
import { leagues, textOf } from "./ssr/rows.ts";

/**
 * One page, 150 matches in 12 leagues with its hydration data, rendered for each request: by the site's own renderer
 * (React Router and web/platform/ssr/render-page.server.tsx in workerd), and by Next, Nuxt and SvelteKit on Node, each
 * by its manual, in turns within one run. The others are installed below .data, never with the project.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 4;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 16;
const START_MS = 30_000;
const SOURCE = resolve("tests/bench/ssr");

interface App {
  readonly name: string;
  readonly cwd: string;
  /** Start command; the port is in the environment. */
  readonly start: readonly string[];
}

async function buildOther(name: string, start: readonly string[]): Promise<App> {
  const cwd = await installOutside(`ssr/${name}`, name);
  writeFileSync(`${cwd}/rows.json`, JSON.stringify(leagues));
  if (!process.env.SKIP_OTHERS_BUILD) {
    console.log(`${name}: building`);
    await runIn(cwd, "npm", ["run", "build"]);
  }
  return { name, cwd, start };
}

async function buildOurs(): Promise<App> {
  const cwd = `${SOURCE}/ours`;
  console.log("ours: building");
  await runIn(cwd, resolve("node_modules/.bin/react-router"), ["build"]);
  return { name: "ours", cwd, start: [process.execPath, `${SOURCE}/ours.process.ts`] };
}

async function startApp({ name, cwd, start: [command = "", ...args] }: App) {
  const port = await freePort();
  const address = { PORT: String(port), HOST: "127.0.0.1", HOSTNAME: "127.0.0.1" };
  const env = childEnvironment([], { NODE_ENV: "production", ...address });
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const endMs = performance.now() + START_MS;
  let html: string | null = null;
  while (html === null) {
    if (child.exitCode !== null || performance.now() > endMs) {
      child.kill();
      throw new Error(`${name} did not start`);
    }
    html = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    await new Promise((resume) => setTimeout(resume, 100));
  }
  const group = Number(child.pid);
  return { name, port, group, html, stop: () => process.kill(-group, "SIGTERM") };
}

const apps = [
  await buildOurs(),
  await buildOther("next", ["node_modules/.bin/next", "start"]),
  await buildOther("nuxt", [process.execPath, ".output/server/index.mjs"]),
  await buildOther("sveltekit", [process.execPath, "build"]),
];
const servers: Awaited<ReturnType<typeof startApp>>[] = [];
try {
  for (const app of apps) servers.push(await startApp(app));
  const wanted = textOf(servers[0]?.html ?? "");
  for (const { name, html } of servers) {
    if (textOf(html) !== wanted || html.split("data-match-id=").length !== 151)
      throw new Error(`${name} shows another page than ours`);
  }
  const loadOf = (port: number, seconds: number) =>
    load({ port, path: "/", seconds, connections: CONNECTIONS });
  const results = new Map(servers.map(({ name }) => [name, [] as (LoadResult & { cpu_ms: number })[]]));
  for (const { port } of servers) await loadOf(port, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, port, group } of servers) {
      const before = costOf(group).cpu_s;
      const result = await loadOf(port, SECONDS);
      const pages = result.requestsPerSecond * SECONDS;
      results.get(name)?.push({ ...result, cpu_ms: ((costOf(group).cpu_s - before) * 1000) / pages });
    }
  }
  const ours = medianOf((results.get("ours") ?? []).map(({ requestsPerSecond }) => requestsPerSecond));
  const summary = Object.fromEntries(
    [...results].map(([name, rounds]) => {
      const middle = (pick: (round: (typeof rounds)[number]) => number) => medianOf(rounds.map(pick));
      const perSecond = middle(({ requestsPerSecond }) => requestsPerSecond);
      return [
        name,
        {
          pages_per_second: Math.round(perSecond),
          of_ours: Number((perSecond / ours).toFixed(2)),
          cpu_ms_a_page: Number(middle(({ cpu_ms }) => cpu_ms).toFixed(2)),
          p50_ms: Number(middle(({ p50Ms }) => p50Ms).toFixed(1)),
          p99_ms: Number(middle(({ p99Ms }) => p99Ms).toFixed(1)),
          p99_of_p50: Number(middle(({ p50Ms, p99Ms }) => p99Ms / p50Ms).toFixed(2)),
          html_kb: Number((middle(({ bytesPerResponse }) => bytesPerResponse) / 1000).toFixed(1)),
          not_ok: rounds.reduce((sum, { notOk }) => sum + notOk, 0),
        },
      ];
    }),
  );
  console.table(summary);
  writeReport("ssr", { rounds: ROUNDS, seconds: SECONDS, connections: CONNECTIONS, summary });
  const failed = Object.values(summary).filter(({ of_ours, not_ok }) => not_ok > 0 || of_ours > 1);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  for (const { stop } of servers) stop();
}
