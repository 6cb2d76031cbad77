import { AppError } from "#shared/errors/index.ts";
import { addressOf } from "#shared/http/client-address.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Settings } from "../env.ts";
import type { CircuitBreakers } from "../proxy/circuit-breaker.ts";
import type { SecurityEvents } from "../security/security-events.ts";
import type { Metrics } from "./metrics.ts";

interface MetricsServices {
  readonly settings: Pick<Settings, "METRICS_TOKEN">;
  readonly metrics: Pick<Metrics, "report">;
  readonly security: Pick<SecurityEvents, "refused">;
  readonly guard: Pick<CircuitBreakers, "report">;
  readonly cache: Pick<EdgeCache, "report">;
  readonly version: string;
}

/** Id of the isolate: metrics of two are never added up by mistake. */
const isolate = { id: "" };

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compares hashes, whose similarity reveals nothing of the texts': the timing is harmless. */
async function isSame(given: string, wanted: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(wanted)]);
  return one.every((byte, at) => byte === other[at]);
}

/**
 * GET /metrics: this isolate's counts since it began, and its breakers. Counts by kind of request, no paths and no
 * addresses: harmless, but where METRICS_TOKEN is set they require it as a bearer token. Throws `token_invalid`.
 */
export async function metricsEndpoint(request: Request, services: MetricsServices): Promise<Response> {
  const token = services.settings.METRICS_TOKEN;
  const given = request.headers.get("authorization") ?? "";
  if (token !== undefined && !(await isSame(given, `Bearer ${token}`))) {
    services.security.refused("token_refused", addressOf(request), { path: "/metrics" });
    throw new AppError("token_invalid", { detail: "send METRICS_TOKEN as a bearer token" });
  }
  isolate.id ||= crypto.randomUUID();
  const { upstreams, ...counted } = services.metrics.report();
  const breakers = services.guard.report();
  const body = {
    isolate: isolate.id,
    version: services.version,
    ...counted,
    cache: services.cache.report(),
    upstreams: {
      football: { ...upstreams.football, breaker: breakers.football },
      content: { ...upstreams.content, breaker: breakers.content },
      origin: { ...upstreams.origin, breaker: breakers.origin },
    },
  };
  return Response.json(body, { headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } });
}
