import type { Context } from "hono";
import type { EdgeHono } from "../env.ts";
import type { AllowRead, ReadKind } from "../proxy/read-rate-limit.ts";
import type { ReadOptions } from "./cache.ts";

/**
 * Cache options of a reader's request: a stale response is acceptable, and a produced response counts towards the
 * reader's rate limit.
 */
export const readOptionsOf = (
  c: Context<EdgeHono>,
  { allowRead }: { readonly allowRead: AllowRead },
  kind: ReadKind,
): ReadOptions => ({
  allowStale: true,
  waitUntil: (task) => c.executionCtx.waitUntil(task),
  requestId: c.get("requestId"),
  admit: () => allowRead(c.req.raw, kind),
});
