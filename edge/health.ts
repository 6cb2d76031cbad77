import { endpoints, endpointUrl, type Upstream } from "#shared/api/index.ts";
import type { Settings } from "./env.ts";
import type { CircuitBreakerReport, CircuitBreakers } from "./proxy/circuit-breaker.ts";
import type { AllowRead } from "./proxy/read-rate-limit.ts";

const CHECK_TIMEOUT_MS = 1500;

interface Check {
  readonly ok: boolean;
  readonly ms: number;
}

/**
 * Body of `/health`. `degraded`: pages work but do not move by themselves, or a service of the operator's own is not asked.
 * Breakers are those of the isolate that answers.
 */
interface Health {
  readonly status: "ok" | "degraded" | "down";
  readonly version: string;
  readonly checks: { readonly origin: Check; readonly realtime: Check };
  readonly breakers: Record<Upstream, CircuitBreakerReport["state"]>;
}

interface HealthParts {
  readonly settings: Settings;
  readonly guard: Pick<CircuitBreakers, "report">;
  readonly allowRead: AllowRead;
  readonly version: string;
}

/** Says whether the parts behind edge answer. 503 only when readers get nothing: without origin. */
export async function answerHealth(
  request: Request,
  { settings, guard, allowRead, version }: HealthParts,
): Promise<Response> {
  allowRead(request, "page");
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const [origin, realtime] = await Promise.all([
    check(() =>
      settings.ORIGIN.fetch(`https://origin.internal${endpointUrl(endpoints.matchesLive, {})}`, { signal }),
    ),
    check(() => fetch(new URL("/parties/feed/main", settings.REALTIME_URL), { redirect: "manual", signal })),
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

/** A part is well when it answers at all without a fault of its own; what it answers is others' business. */
async function check(ask: () => Promise<Response>): Promise<Check> {
  const startedMs = Date.now();
  try {
    const response = await ask();
    await response.body?.cancel();
    return { ok: response.status < 500, ms: Date.now() - startedMs };
  } catch {
    // Unreachable or too slow: that is the answer to this question.
    return { ok: false, ms: Date.now() - startedMs };
  }
}
