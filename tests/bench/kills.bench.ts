import { createHash } from "node:crypto";
import { createRandom } from "#origin/demo/random.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import type { MatchDetail } from "#shared/match/index.ts";
import { writeReport } from "./bench-report.ts";
import { fastDay, takeGoalBack } from "./kills/fast-day.ts";
import { startServers } from "./kills/servers.ts";
import { openSpectator, type Spectator } from "./kills/spectator.ts";

/** The value with its fields in a canonical order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonical(field)]),
  );
}

/** A hash of a whole state: equal for equal states, whatever their history. */
const stateHash = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(value)))
    .digest("hex");

/**
 * A match day at speed while realtime is killed, origin restarted and clients cut off, 200 times in all: at the end
 * every client's folded state equals origin's, and no client received a message twice or missed one in between.
 */
const FAULTS = Number(process.env.FAULTS ?? 200);
const SEED = process.env.SEED ?? "kills";
const MATCHES = 10;
const SPEED = 26;
const CLIENTS = 20;
const LAST_MS = 60_000;

const random = createRandom(SEED);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Fault = "kill realtime" | "restart origin" | "cut one client" | "cut all clients";
const CHANCES: readonly (readonly [Fault, number])[] = [
  ["kill realtime", 0.3],
  ["restart origin", 0.1],
  ["cut all clients", 0.1],
  ["cut one client", 0.5],
];
function chooseFault(): Fault {
  let drawn = random.next();
  for (const [fault, share] of CHANCES) {
    drawn -= share;
    if (drawn < 0) return fault;
  }
  return "cut one client";
}

const startedMs = Date.now();
const servers = await startServers();
const done: Record<string, number> = {};
const count = (what: string) => {
  done[what] = (done[what] ?? 0) + 1;
};
let spectators: Spectator[] = [];

/** Hashes of origin's responses, by match: whole, and its row alone. */
async function originHashes(ids: readonly MatchDetail["match"]["id"][]) {
  const details = await Promise.all(ids.map((id) => servers.detailOf(id)));
  return details.map((detail) => ({
    id: detail.match.id,
    ended: detail.match.status === "ended",
    whole: stateHash(detail),
    row: stateHash(detail.match),
  }));
}

/** Clients whose state differs from origin's. */
function behind(hashes: Awaited<ReturnType<typeof originHashes>>): string[] {
  return spectators.flatMap((one) => {
    if (one.room.startsWith("live/")) {
      const { matches, sync } = one.list();
      const wrong = hashes.filter(({ id, row }) => stateHash(matches.get(id) ?? null) !== row);
      return sync === "synced" && wrong.length === 0
        ? []
        : [`${one.room}: ${sync}, ${wrong.length} rows differ`];
    }
    const { detail, sync } = one.match();
    const same = hashes.some(({ whole }) => whole === stateHash(detail));
    return sync === "synced" && same ? [] : [`${one.room}: ${sync}, ${same ? "same" : "differs"}`];
  });
}

try {
  const { batch, ends_at_ms } = fastDay({ matches: MATCHES, at_ms: Date.now() + 3_000, speed: SPEED });
  await servers.ingest(batch);
  // Kick-offs are some minutes apart, which is some seconds at this speed.
  let ids = await servers.inPlay();
  while (ids.length < MATCHES) {
    await rest(500);
    ids = await servers.inPlay();
  }
  spectators = Array.from({ length: CLIENTS }, (_, at) =>
    openSpectator({
      port: servers.realtimePort,
      room: at % 2 === 0 ? "live/0" : `match/${ids[((at - 1) / 2) % MATCHES]}`,
      pauseMs: () => random.int(50, 500),
    }),
  );
  let sentBatch: Batch = batch;
  const paceMs = (ends_at_ms - Date.now()) / FAULTS;
  const beganMs = Date.now();
  for (let at = 0; at < FAULTS; at += 1) {
    await rest(Math.max(20, beganMs + at * paceMs - Date.now() + random.int(-100, 100)));
    const fault = chooseFault();
    count(fault);
    if (fault === "cut one client") random.pick(spectators).cut();
    else if (fault === "cut all clients") for (const one of spectators) one.cut();
    else if (fault === "restart origin") await servers.restartOrigin(random.int(0, 500));
    else await servers.killRealtime(random.int(0, 800));
    if (!random.chance(0.08)) continue;
    const corrected = takeGoalBack(sentBatch, Date.now(), (goals) => random.int(0, Math.max(0, goals - 1)));
    if (!corrected) continue;
    sentBatch = corrected;
    await servers.ingest(sentBatch);
    count("goals taken back");
  }
  console.log(`${FAULTS} faults after ${Math.round((Date.now() - beganMs) / 1000)} s`, done);
  await rest(Math.max(0, ends_at_ms - Date.now()));
  let late: string[] = ["nothing was compared"];
  let allOver = false;
  for (const lastMs = Date.now() + LAST_MS; late.length > 0 && Date.now() < lastMs; ) {
    await rest(500);
    const hashes = await originHashes(ids);
    allOver = hashes.every(({ ended }) => ended);
    late = behind(hashes);
  }
  const faults = spectators.flatMap((one) => one.faults);
  const sum = (pick: (one: Spectator) => number) => spectators.reduce((total, one) => total + pick(one), 0);
  const results = {
    seed: SEED,
    ...done,
    clients: CLIENTS,
    matches_over: allOver,
    clients_in_origins_state: CLIENTS - late.length,
    doubled_or_missing: faults.length,
    broadcasts_received: sum(({ counts }) => counts.broadcasts),
    connections: sum(({ counts }) => counts.connections),
    resumes: sum(({ counts }) => counts.resumes),
    snapshots: sum(({ counts }) => counts.snapshots),
    took_s: Math.round((Date.now() - startedMs) / 1000),
  };
  console.table(results);
  writeReport("kills", results);
  for (const problem of [...late, ...faults]) console.error(problem);
  if (late.length + faults.length > 0 || !allOver) process.exitCode = 1;
} finally {
  for (const one of spectators) one.leave();
  await servers.stop();
}
