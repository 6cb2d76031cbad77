import type { MiddlewareHandler } from "hono";
import type { EdgeHono } from "../env.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** Counts the responses of all requests. */
export function requestMetrics(
  figuresOf: (bindings: Record<string, unknown>) => Pick<Metrics, "answered">,
): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    figuresOf(c.env).answered(method, path, c.res.status, c.res.headers.get("x-cache"));
  };
}
