import type { Context } from "hono";
import type { EdgeHono } from "../env.ts";
import type { AllowRead, ReadKind } from "../proxy/read-rate-limit.ts";
import type { ReadOptions } from "./cache.ts";

/** How a reader's request reads the cache: an answer in its stale period will do, and what has to be made counts as his. */
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
