import { loadavg } from "node:os";
import { lineThrough, medianOf } from "../bench-report.ts";
import { openFilesMax } from "./process-cost.ts";
import type { ServerName } from "./servers.ts";
import type { Broadcasts, FanOut } from "./turns.ts";

/** Results of several rounds as a readable table: medians of the rounds, faults added up. */

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
export const loadNow = (): number[] => loadavg().map((value) => rounded(value, 2));

/** Turns of each server, over all rounds. */
export type Turns<Turn> = ReadonlyMap<ServerName, Turn[]>;

export const emptyTurns = <Turn>(names: readonly ServerName[]): Turns<Turn> =>
  new Map(names.map((name) => [name, []]));

/** Fails the bench when the machine cannot open this many sockets. */
export function needSockets(sockets: number): void {
  if (openFilesMax() >= sockets + 500) return;
  console.error(
    `a process may open ${openFilesMax()} files only; raise it (ulimit -Hn) for ${sockets} sockets`,
  );
  process.exit(1);
}

/** Faults, summed over rounds; every count has to be 0. */
function faultsOf(turns: readonly Broadcasts[]) {
  const sum = (pick: (turn: Broadcasts) => number) => turns.reduce((total, turn) => total + pick(turn), 0);
  return {
    missing: sum(({ missing }) => missing),
    doubled: sum(({ doubled }) => doubled),
    out_of_order: sum(({ out_of_order }) => out_of_order),
    closed: sum(({ closed }) => closed),
    refused: sum(({ refused }) => refused),
  };
}

function timesOf(turns: readonly Broadcasts[]) {
  const middle = (pick: (turn: Broadcasts) => number) => rounded(medianOf(turns.map(pick)));
  return {
    p50_ms: middle(({ latency_ms }) => latency_ms.p50),
    p95_ms: middle(({ latency_ms }) => latency_ms.p95),
    p99_ms: middle(({ latency_ms }) => latency_ms.p99),
  };
}

const cpuOf = (turns: readonly Broadcasts[]): number =>
  medianOf(turns.map(({ server_cpu_s }) => server_cpu_s));

/** A row for each size and server; `of_ws` is its speed as a share of raw `ws`'s. */
export function fanOutRows(turns: Turns<FanOut>, steps: readonly number[], messages: number) {
  const at = (name: ServerName, sockets: number) =>
    (turns.get(name) ?? []).filter((turn) => turn.sockets === sockets).map((turn) => turn.broadcasts);
  const untilAll = (name: ServerName, sockets: number) =>
    medianOf(at(name, sockets).flatMap(({ until_all_ms }) => until_all_ms));
  return steps.flatMap((sockets) =>
    [...turns.keys()].map((server) => ({
      sockets,
      server,
      until_all_ms: rounded(untilAll(server, sockets)),
      of_ws: rounded(untilAll("ws", sockets) / untilAll(server, sockets), 2),
      ...timesOf(at(server, sockets)),
      cpu_ms_a_message: rounded((cpuOf(at(server, sockets)) * 1000) / messages),
      ...faultsOf(at(server, sockets)),
    })),
  );
}

/** Memory at each size, the cost of one more idle socket, and how well a straight line fits the sizes. */
export function memoryRows(turns: Turns<FanOut>, steps: readonly number[]) {
  return [...turns].map(([server, all]) => {
    const points = steps.map((sockets) => {
      const there = all.filter((turn) => turn.sockets === sockets);
      return { x: sockets, y: medianOf(there.map(({ rss_bytes }) => rss_bytes)) };
    });
    const line = lineThrough(points);
    return {
      server,
      ...Object.fromEntries(points.map(({ x, y }) => [`mb_at_${x}`, rounded(y / 1e6)])),
      kb_a_socket: rounded(line.slope / 1e3),
      straightness: rounded(line.r_squared, 3),
    };
  });
}

/** A row for each server at a fixed rate, beside socket.io's processor time. */
export function rateRows(turns: Turns<Broadcasts>) {
  return [...turns].map(([server, all]) => ({
    server,
    ...timesOf(all),
    messages_a_client: rounded(medianOf(all.map(({ messages }) => messages)), 0),
    cpu_s: rounded(cpuOf(all), 2),
    cpu_of_socket_io: rounded(cpuOf(all) / cpuOf(turns.get("socket.io") ?? []), 2),
    ...faultsOf(all),
  }));
}

interface FaultyRow {
  readonly server: string;
  readonly missing: number;
  readonly doubled: number;
  readonly out_of_order: number;
  readonly closed: number;
  readonly refused: number;
}

/** Fails the bench when a client missed a message. */
export function reportFaults(rows: readonly FaultyRow[]): void {
  for (const { server, missing, doubled, out_of_order, closed, refused } of rows) {
    const faults = { missing, doubled, out_of_order, closed, refused };
    if (Object.values(faults).every((count) => count === 0)) continue;
    console.error(`${server}: ${JSON.stringify(faults)}`);
    process.exitCode = 1;
  }
}
