import type { Upstream } from "#shared/api/index.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";
import { SECURITY_EVENTS, type SecurityEvent } from "#shared/log/security-event.table.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import { countLatency, type LatencyCounts, latencyAt, noLatencies } from "./latency.rules.ts";
import { OUTCOMES, ROUTE_CLASSES, type RouteClass, routeClassOf } from "./route-class.rules.ts";

/** Sources of the responses of one class, and how many of them were refusals and faults. */
type RouteClassCounts = Record<
  (typeof OUTCOMES)[number] | "client_errors" | "too_many" | "server_errors",
  number
>;

/** Results of the calls to one service. */
interface UpstreamCounts {
  readonly calls: number;
  /** Calls without a whole answer in time, and those answered with a fault of the service. */
  readonly failures: number;
  /** Calls that were not made, because its breaker was open. */
  readonly unasked: number;
  /** Durations of calls, with a response or without, milliseconds; each is the end of a class (latency.rules.ts). */
  readonly latency_ms: Record<"p50" | "p95" | "p99", number | null>;
}

/** Counts of one isolate since it began. */
export interface MetricsReport {
  readonly since_ms: number;
  readonly requests: Partial<Record<RouteClass, RouteClassCounts>>;
  readonly upstreams: Record<Upstream, UpstreamCounts>;
  /** How often each security event was; those that were not are left out. */
  readonly security: Partial<Record<SecurityEvent, number>>;
}

/** One row for an operator's own store: counts since the last one. */
export interface DataPoint {
  readonly indexes: string[];
  readonly blobs: string[];
  readonly doubles: number[];
}

/** A data set of Workers Analytics Engine, as far as it is used. */
export interface DataSet {
  writeDataPoint(point: DataPoint): void;
}

/** Counts of one isolate. They contain no callers and no paths. */
export interface Metrics {
  answered(method: string, path: string, status: number, outcome: string | null): void;
  upstreamCalled(upstream: Upstream, durationMs: number, isFailure: boolean): void;
  upstreamSkipped(upstream: Upstream): void;
  securityEvent(event: SecurityEvent): void;
  report(): MetricsReport;
}

interface MetricsOptions {
  readonly now: () => number;
  readonly version: string;
  /** Called with the counts, every {@link POINTS_MS} while there are requests. */
  readonly dataSet?: DataSet | undefined;
}

/** Interval between rows: some fifty rows at most, of the 250 that one request may write. */
export const POINTS_MS = 10_000;

const COLUMNS = [...OUTCOMES, "client_errors", "too_many", "server_errors"] as const;
const CLIENT = OUTCOMES.length;
const UPSTREAMS = ["football", "content", "origin"] as const;

interface UpstreamTally {
  calls: number;
  failures: number;
  unasked: number;
  totalMs: number;
  readonly latencies: LatencyCounts;
}

const outcomes: readonly string[] = OUTCOMES;

const noUpstreamTally = (): UpstreamTally => ({
  calls: 0,
  failures: 0,
  unasked: 0,
  totalMs: 0,
  latencies: noLatencies(),
});

const nothing = () => ({
  requests: ROUTE_CLASSES.map(() => Array<number>(COLUMNS.length).fill(0)),
  upstreams: UPSTREAMS.map(noUpstreamTally),
  security: SECURITY_EVENTS.map(() => 0),
});
type Counts = ReturnType<typeof nothing>;

/** Makes the counters. A response from memory costs a few additions of integers. */
export function createMetrics({ now, version, dataSet }: MetricsOptions): Metrics {
  const sinceMs = now();
  const all = nothing();
  // The second book holds counts since rows were last written; without a place to write them there is none.
  const books = dataSet ? [all, nothing()] : [all];
  let sentMs = sinceMs;

  const add = (row: number[] | undefined, column: number) => {
    if (row) row[column] = (row[column] ?? 0) + 1;
  };
  const send = (set: DataSet) => {
    sentMs = now();
    const points = pointsOf(books[1] ?? nothing(), version);
    books[1] = nothing();
    try {
      for (const point of points) set.writeDataPoint(point);
    } catch (thrown) {
      // The sums stay, and the current request is still answered.
      logLine("warn", { worker: "edge", code: "metrics_write_failed", ...thrownFields(thrown) });
    }
  };

  return {
    answered(method, path, status, outcome) {
      const at = routeClassOf(method, path);
      const known = outcomes.indexOf(outcome ?? "");
      const column = known < 0 ? OUTCOMES.length - 1 : known;
      for (const { requests } of books) {
        add(requests[at], column);
        if (status >= 500) add(requests[at], CLIENT + 2);
        else if (status >= 400) add(requests[at], status === 429 ? CLIENT + 1 : CLIENT);
      }
      if (dataSet && now() - sentMs >= POINTS_MS) send(dataSet);
    },
    upstreamCalled(upstream, durationMs, isFailure) {
      for (const { upstreams } of books) {
        const row = upstreams[UPSTREAMS.indexOf(upstream)];
        if (!row) continue;
        row.calls += 1;
        row.totalMs += durationMs;
        if (isFailure) row.failures += 1;
        countLatency(row.latencies, durationMs);
      }
    },
    upstreamSkipped(upstream) {
      for (const { upstreams } of books) {
        const row = upstreams[UPSTREAMS.indexOf(upstream)];
        if (row) row.unasked += 1;
      }
    },
    securityEvent(event) {
      for (const { security } of books) add(security, SECURITY_EVENTS.indexOf(event));
    },
    report: () => ({
      ...{ since_ms: sinceMs, requests: requestsOf(all), upstreams: upstreamsOf(all) },
      security: securityOf(all),
    }),
  };
}

function requestsOf({ requests }: Counts): MetricsReport["requests"] {
  const rows = ROUTE_CLASSES.map((name, at) => [name, requests[at] ?? []] as const);
  const named = (row: readonly number[]): RouteClassCounts => recordOf(COLUMNS, (_, at) => row[at] ?? 0);
  return Object.fromEntries(
    rows.filter(([, row]) => row.some((count) => count > 0)).map(([name, row]) => [name, named(row)]),
  );
}

function upstreamsOf({ upstreams }: Counts): MetricsReport["upstreams"] {
  return recordOf(UPSTREAMS, (_, at): UpstreamCounts => {
    const { calls, failures, unasked, latencies } = upstreams[at] ?? noUpstreamTally();
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => latencyAt(latencies, share));
    return { calls, failures, unasked, latency_ms: { p50: p50 ?? null, p95: p95 ?? null, p99: p99 ?? null } };
  });
}

const securityOf = ({ security }: Counts): MetricsReport["security"] =>
  Object.fromEntries(
    SECURITY_EVENTS.map((name, at) => [name, security[at] ?? 0] as const).filter(([, count]) => count > 0),
  );

/**
 * One row for each class with requests, for each service with calls, and for each security event; docs/operations.md
 * names their columns.
 */
function pointsOf({ requests, upstreams, security }: Counts, version: string): DataPoint[] {
  const classes = ROUTE_CLASSES.flatMap((name, at) => {
    const doubles = requests[at] ?? [];
    return doubles.some((count) => count > 0)
      ? [{ indexes: [name], blobs: ["requests", name, version], doubles: [...doubles] }]
      : [];
  });
  const services = UPSTREAMS.flatMap((name, at) => {
    const row = upstreams[at];
    if (!row || row.calls + row.unasked === 0) return [];
    const doubles = [row.calls, row.failures, row.unasked, row.totalMs, ...row.latencies];
    return [{ indexes: [name], blobs: ["upstream", name, version], doubles }];
  });
  const events = SECURITY_EVENTS.flatMap((name, at) => {
    const count = security[at] ?? 0;
    return count > 0 ? [{ indexes: [name], blobs: ["security", name, version], doubles: [count] }] : [];
  });
  return [...classes, ...services, ...events];
}
