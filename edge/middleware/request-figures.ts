import type { MiddlewareHandler } from "hono";
import type { EdgeHono } from "../env.ts";
import type { Figures } from "../figures/figures.ts";

/** Counts what every request was answered with. */
export function requestFigures(
  figuresOf: (bindings: Record<string, unknown>) => Pick<Figures, "answered">,
): MiddlewareHandler<EdgeHono> {
  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    figuresOf(c.env).answered(method, path, c.res.status, c.res.headers.get("x-cache"));
  };
}
