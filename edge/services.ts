import { createCache, type EdgeCache } from "./cache/cache.ts";
import { createHotResponses, type HotResponses } from "./cache/hot-responses.ts";
import { createForgetfulStore, createSharedStore } from "./cache/shared-store.ts";
import { createContentReads, type ReadContent, readsOfBrand } from "./content/content-calls.ts";
import { createRouteTables, type RouteTables } from "./content/route-tables.ts";
import { type Settings, settingsOf } from "./env.ts";
import { logBreaker, logFailure } from "./observability/failure-log.ts";
import { createMetrics, type Metrics } from "./observability/metrics.ts";
import { type CachedCall, createCachedCalls } from "./proxy/cached-calls.ts";
import { type CircuitBreakers, createCircuitBreakers } from "./proxy/circuit-breaker.ts";
import { createPassThrough } from "./proxy/pass-through.ts";
import { createPollVote } from "./proxy/poll-vote.ts";
import { createReadRateLimit, type ReadRateLimit } from "./proxy/read-rate-limit.ts";
import { createSessionCalls } from "./proxy/session-calls.ts";
import { createUpstreams, UPSTREAM_TIMEOUT_MS, type Upstreams } from "./proxy/upstreams.ts";
import { createPolicyReports } from "./security/policy-reports.ts";
import { createSecurityEvents, type SecurityEvents } from "./security/security-events.ts";
import { createReaderCalls, type OpenReaderCalls } from "./session/reader-calls.ts";
import { type AllowWrite, createWriteGate } from "./session/session-writes.ts";
import { delaysOf } from "./spoiler-shield/shield-mode.ts";

/** An isolate has 128 MB for everything. */
const MEMORY_BYTES = 32 * 1024 * 1024;

/** Version of a Worker whose code changes while it runs: it caches nothing, or edits would show late. */
export const DEVELOPMENT = "development";

/** Dependencies of the routes; one set for each isolate. */
export interface Services extends ReadRateLimit {
  readonly settings: Settings;
  readonly cache: EdgeCache;
  readonly hotResponses: HotResponses;
  /** Copies of logos near the reader; null where nothing is kept. */
  readonly pictureCache: Pick<Cache, "match" | "put"> | null;
  readonly cachedCall: CachedCall;
  readonly readContent: ReadContent;
  readonly routeTables: RouteTables;
  readonly pollVote: ReturnType<typeof createPollVote>;
  readonly sessionCall: ReturnType<typeof createSessionCalls>;
  readonly allowWrite: AllowWrite;
  readonly openReaderCalls: OpenReaderCalls;
  readonly passThrough: ReturnType<typeof createPassThrough>;
  readonly callUpstreamAt: Upstreams["callUpstreamAt"];
  readonly guard: CircuitBreakers;
  readonly metrics: Metrics;
  readonly security: SecurityEvents;
  readonly policyReport: ReturnType<typeof createPolicyReports>;
  readonly version: string;
  readonly now: () => number;
}

const made = new WeakMap<object, Services>();

/** The services of this isolate where they have been made. */
export const madeServicesOf = (bindings: object): Services | undefined => made.get(bindings);

/** The services of this isolate, made at its first request: bindings are not known before. */
export function servicesOf(bindings: Record<string, unknown>, version: string): Services {
  const known = made.get(bindings);
  if (known) return known;
  const settings = settingsOf(bindings);
  const now = () => Date.now();
  const cache = createCache({
    now,
    shared: version === DEVELOPMENT ? createForgetfulStore() : createSharedStore(caches.default, version),
    memoryBytes: version === DEVELOPMENT ? 0 : MEMORY_BYTES,
    // A little longer than the slowest call that still counts.
    patienceMs: UPSTREAM_TIMEOUT_MS + 1000,
    onFailure: (key, error, requestId) => logFailure(error, { requestId, path: key, served: "stale" }),
  });
  const metrics = createMetrics({ now, version, dataSet: settings.METRICS });
  const security = createSecurityEvents(metrics, now);
  const guard = createCircuitBreakers({ now, metrics, onChange: logBreaker });
  const { callUpstream, callUpstreamAt } = createUpstreams(settings, guard);
  const openReaderCalls = createReaderCalls({
    callUpstream,
    siteUrl: settings.SITE_URL,
    betting: settings.BETTING,
    purge: (tags) => cache.purge(tags),
    security,
  });
  const readLimit = createReadRateLimit({ now, siteUrl: settings.SITE_URL, security });
  const allowWrite = createWriteGate(now, security);
  const delays = delaysOf(settings);
  const cachedCall = createCachedCalls({ cache, callUpstream, delays });
  const readContent = readsOfBrand(createContentReads({ cachedCall, now }), settings.BRAND_CODE);
  const services: Services = {
    settings,
    cache,
    hotResponses: createHotResponses({ now, cache, metrics, settings, delays }),
    cachedCall,
    readContent,
    routeTables: createRouteTables(readContent),
    pollVote: createPollVote({ callUpstream, siteUrl: settings.SITE_URL, now, security }),
    sessionCall: createSessionCalls({ openReaderCalls, allowWrite, admitOwnRead: readLimit.admitOwnRead }),
    allowWrite,
    ...readLimit,
    pictureCache: version === DEVELOPMENT ? null : caches.default,
    openReaderCalls,
    passThrough: createPassThrough({ callUpstream, now, security, purge: (tags) => cache.purge(tags) }),
    policyReport: createPolicyReports({ now, security }),
    ...{ callUpstreamAt, guard, metrics, security, version, now },
  };
  made.set(bindings, services);
  return services;
}
