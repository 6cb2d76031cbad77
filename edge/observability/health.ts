import { endpoints, endpointUrl, type Upstream } from "#shared/api/index.ts";
import type { Settings } from "../env.ts";
import type { CircuitBreakerReport, CircuitBreakers } from "../proxy/circuit-breaker.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";

const CHECK_TIMEOUT_MS = 1500;

interface Check {
  readonly ok: boolean;
  readonly ms: number;
}

/**
 * Body of `/health`. `degraded`: pages work without live updates, or the breaker of an operator's own service is open.
 * Breakers are those of the isolate that answers.
 */
interface Health {
  readonly status: "ok" | "degraded" | "down";
  readonly version: string;
  readonly checks: { readonly origin: Check; readonly realtime: Check };
  readonly breakers: Record<Upstream, CircuitBreakerReport["state"]>;
}

interface HealthServices {
  readonly settings: Settings;
  readonly guard: Pick<CircuitBreakers, "report">;
  readonly allowRead: AllowRead;
  readonly version: string;
}

/** Reports whether the services behind edge answer. 503 only when readers get nothing: without origin. */
export async function answerHealth(
  request: Request,
  { settings, guard, allowRead, version }: HealthServices,
): Promise<Response> {
  allowRead(request, "page");
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const [origin, realtime] = await Promise.all([
    check(() =>
      settings.ORIGIN.fetch(`https://origin.internal${endpointUrl(endpoints.matchesLive, {})}`, { signal }),
    ),
    check(() => fetch(new URL("/parties/hub/main", settings.REALTIME_URL), { redirect: "manual", signal })),
  ]);
  const { football, content, origin: own } = guard.report();
  const breakers = { football: football.state, content: content.state, origin: own.state };
  const isWhole = realtime.ok && Object.values(breakers).every((state) => state === "closed");
  const status = origin.ok ? (isWhole ? "ok" : "degraded") : "down";
  const body: Health = { status, version, checks: { origin, realtime }, breakers };
  return Response.json(body, {
    status: origin.ok ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}

/** A service is healthy when it answers at all without a server fault; the content of its response does not matter. */
async function check(send: () => Promise<Response>): Promise<Check> {
  const startedMs = Date.now();
  try {
    const response = await send();
    await response.body?.cancel();
    return { ok: response.status < 500, ms: Date.now() - startedMs };
  } catch {
    // Unreachable or too slow: the health check reports that.
    return { ok: false, ms: Date.now() - startedMs };
  }
}
