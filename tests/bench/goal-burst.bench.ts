import { Agent, request } from "node:http";
import { goalRush } from "#tests/support/batches/goal-rush.ts";
import { ingest } from "#tests/support/batches/ingest.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";
import { percentileOf, writeReport } from "./bench-report.ts";
import { openSpectator } from "./kills/spectator.ts";

/**
 * Goals in ten matches at once, with twenty times the reads. No reader may get an error or miss a goal, and requests to
 * the football service depend on freshness alone.
 */
const MATCHES = 10;
const SPECTATORS = 200;
const PERIOD_S = 15;
const CALM = { reads_per_second: 20, goals: 5 };
const BURST = { reads_per_second: 20 * CALM.reads_per_second, goals: 12 * CALM.goals };
/** Readers' browsers request compressed HTML; a client without compression would measure the loopback. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

interface Reads {
  readonly latencies: number[];
  readonly errors: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function readOnce(url: string, { latencies, errors }: Reads): Promise<void> {
  const sentMs = performance.now();
  return new Promise((done) => {
    const fail = (why: string) => {
      errors.push(`${url}: ${why}`);
      done();
    };
    const outgoing = request(url, { agent, headers: HEADERS }, (answer) => {
      answer.resume();
      answer.on("error", (error) => fail(error.message));
      answer.on("end", () => {
        if (answer.statusCode !== 200) return fail(String(answer.statusCode));
        latencies.push(performance.now() - sentMs);
        done();
      });
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      // Sent on a connection that was being closed as idle: browsers retry (RFC 9112, 9.3.1).
      if (outgoing.reusedSocket && error.code === "ECONNRESET")
        void readOnce(url, { latencies, errors }).then(done);
      else fail(error.message);
    });
    outgoing.end();
  });
}

/** Reads at a constant rate, independent of response times: readers do not wait for each other. */
async function readEvenly(urls: readonly string[], perSecond: number, untilMs: number): Promise<Reads> {
  const reads: Reads = { latencies: [], errors: [] };
  const running: Promise<void>[] = [];
  const beganMs = performance.now();
  const endMs = beganMs + untilMs - Date.now();
  while (performance.now() < endMs) {
    const due = ((performance.now() - beganMs) / 1000) * perSecond;
    while (running.length < due) running.push(readOnce(urls[running.length % urls.length] ?? "", reads));
    await new Promise((resume) => setTimeout(resume, 5));
  }
  await Promise.all(running);
  return reads;
}

async function footballCalls(site: TestSite): Promise<number> {
  const metrics = (await (await fetch(`${site.url}/metrics`)).json()) as {
    upstreams: { football: { calls: number } };
  };
  return metrics.upstreams.football.calls;
}

const site = await startTestSite({ demo: false });
const spectators: ReturnType<typeof openSpectator>[] = [];
try {
  const at_ms = Math.ceil(Date.now() / 1000) * 1000 + 6_000;
  const burst_ms = at_ms + PERIOD_S * 1000;
  const end_ms = burst_ms + PERIOD_S * 1000;
  const spread = (goals: number, from_s: number) =>
    Array.from({ length: goals }, (_, n) => ({
      match: n % MATCHES,
      after_s: from_s + ((n + 1) * PERIOD_S) / (goals + 1),
    }));
  const goals = [...spread(CALM.goals, 0), ...spread(BURST.goals, PERIOD_S)];
  const ofMatch = (match: number) =>
    goals.filter((goal) => goal.match === match).map(({ after_s }) => ({ after_s, side: "home" as const }));
  await ingest(
    site,
    goalRush({
      source: "burst",
      at_ms,
      matches: Array.from({ length: MATCHES }, (_, match) => ofMatch(match)),
    }),
  );
  const port = Number(new URL(site.realtimeUrl).port);
  for (let n = 0; n < SPECTATORS; n += 1)
    spectators.push(openSpectator({ port, room: "live/0", pauseMs: () => 500 }));
  const live = (await (await fetch(`${site.url}/api/v1/football/matches/recent`)).json()) as {
    data: { matches: { id: number }[] };
  };
  const ids = live.data.matches.map(({ id }) => id);
  if (ids.length !== MATCHES) throw new Error(`${ids.length} matches are there instead of ${MATCHES}`);
  const urls = [
    "/",
    "/en",
    "/api/v1/football/matches/live",
    "/livescore/live",
    ...ids.flatMap((id) => [`/match/${id}`, `/api/v1/football/matches/live/detail?match_id=${id}`]),
  ].map((path) => site.url + path);
  const warm: Reads = { latencies: [], errors: [] };
  for (const url of urls) await readOnce(url, warm);
  if (warm.errors.length > 0) throw new Error(`before it began: ${warm.errors.join(", ")}`);
  const phase = async (name: string, perSecond: number, untilMs: number) => {
    const receivedBefore = spectators.reduce((sum, { counts }) => sum + counts.broadcasts, 0);
    const callsBefore = await footballCalls(site);
    const { latencies, errors } = await readEvenly(urls, perSecond, untilMs);
    const sorted = latencies.sort((one, other) => one - other);
    return {
      phase: name,
      reads: sorted.length,
      errors: errors.length,
      some: [...new Set(errors)].slice(0, 3).join(", "),
      p50_ms: Number(percentileOf(sorted, 0.5).toFixed(1)),
      p99_ms: Number(percentileOf(sorted, 0.99).toFixed(1)),
      football_calls: (await footballCalls(site)) - callsBefore,
      socket_messages: spectators.reduce((sum, { counts }) => sum + counts.broadcasts, 0) - receivedBefore,
    };
  };
  await phase("before kick-off", CALM.reads_per_second, at_ms);
  const rows = [
    await phase("calm", CALM.reads_per_second, burst_ms),
    await phase("burst", BURST.reads_per_second, end_ms),
  ];
  const isWhole = () =>
    spectators.every(({ list }) => {
      const shown = [...list().matches.values()].map(({ score }) => score.home.goals ?? 0);
      return shown.reduce((sum, count) => sum + count, 0) === goals.length;
    });
  for (let tries = 0; tries < 50 && !isWhole(); tries += 1)
    await new Promise((resume) => setTimeout(resume, 100));
  const faults = spectators.flatMap((one) => one.faults);
  console.table(rows);
  console.log(
    `goals ${goals.length}; every list has all: ${isWhole()}; faults of ${SPECTATORS} sockets: ${faults.length}`,
  );
  writeReport("goal-burst", {
    period_s: PERIOD_S,
    spectators: SPECTATORS,
    goals: goals.length,
    rows,
    faults,
  });
  if (!isWhole() || faults.length > 0 || rows.some(({ errors }) => errors > 0)) process.exitCode = 1;
} finally {
  for (const one of spectators) one.leave();
  agent.destroy();
  await site.stop();
}
