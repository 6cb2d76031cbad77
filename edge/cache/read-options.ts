import type { Context } from "hono";
import type { EdgeHono } from "../env.ts";
import type { AdmitRead, ReadKind } from "../proxy/read-limit.ts";
import type { ReadOptions } from "./cache.ts";

/** How a reader's request reads the cache: an answer in its stale period will do, and what has to be made counts as his. */
export const readOptionsOf = (
  c: Context<EdgeHono>,
  { admitRead }: { readonly admitRead: AdmitRead },
  kind: ReadKind,
): ReadOptions => ({
  allowStale: true,
  waitUntil: (task) => c.executionCtx.waitUntil(task),
  requestId: c.get("requestId"),
  admit: () => admitRead(c.req.raw, kind),
});
