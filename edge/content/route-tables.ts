import { type AnswerAt, endpoints } from "#shared/api/index.ts";
import { type DynamicRoute, NO_ROUTES, type RouteTable, routeTableOf } from "#shared/content/index.ts";
import { sameJson } from "#shared/json/same-json.ts";
import { logLine } from "#shared/log/log-line.ts";
import type { Source } from "../cache/cache.ts";
import type { ContentReadOptions, ReadContent } from "./content-calls.ts";

/** The routes that the content service's pages ask for, as they are known now. */
export interface RouteTables {
  /** Those that were read last, without asking. */
  known(): readonly DynamicRoute[];
  /** While the service cannot be asked, the last good ones of this isolate. Never rejects. */
  read(options: ContentReadOptions): Promise<readonly DynamicRoute[]>;
  /** What the cache had them from when they were read last; null where they are others by now, or nobody's word. */
  sourceOf(routes: readonly DynamicRoute[]): Source | null;
}

/** Tells the operator what has no route, once for each table. */
function logIgnored({ ignored }: RouteTable, request_id: string): void {
  for (const { slug, reason } of ignored)
    logLine("warn", { worker: "edge", code: "route_ignored", request_id, slug, reason });
}

/**
 * The route table of one isolate. The same routes are the same list, however often they are read, so that what is made
 * of them (ssr/handler.ts) is made once.
 */
export function createRouteTables(readContent: ReadContent): RouteTables {
  let table: RouteTable = NO_ROUTES;
  let from: Source | null = null;
  return {
    known: () => table.routes,
    sourceOf: (routes) => (routes === table.routes ? from : null),
    async read(options) {
      const found = await readContent(endpoints.pages, {}, options);
      if (found.state !== "read" || found.entry === from?.entry) return table.routes;
      from = found;
      const next = routeTableOf((found.data as AnswerAt<"/oapi/v1/pages">).pages);
      if (sameJson(next, table)) return table.routes;
      table = next;
      logIgnored(table, options.requestId);
      return table.routes;
    },
  };
}
