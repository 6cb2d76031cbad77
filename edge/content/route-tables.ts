import { type AnswerAt, endpoints } from "#shared/api/index.ts";
import { type DynamicRoute, NO_ROUTES, type RouteTable, routeTableOf } from "#shared/content/index.ts";
import { sameJson } from "#shared/json/same-json.ts";
import { logLine } from "#shared/log/log-line.ts";
import type { Source } from "../cache/cache.ts";
import type { ContentReadOptions, ReadContent } from "./content-calls.ts";

/** The currently known routes of the content service's pages. */
export interface RouteTables {
  /** Those that were read last, without asking. */
  known(): readonly DynamicRoute[];
  /** While the service is unavailable, this isolate's last good routes. Never rejects. */
  read(options: ContentReadOptions): Promise<readonly DynamicRoute[]>;
  /**
   * The cache source of the routes at the last read; null where the routes have changed since, or came from no
   * response.
   */
  sourceOf(routes: readonly DynamicRoute[]): Source | null;
}

/** Logs content pages without a route for the operator, once for each table. */
function logIgnored({ ignored }: RouteTable, request_id: string): void {
  for (const { slug, reason } of ignored)
    logLine("warn", { worker: "edge", code: "route_ignored", request_id, slug, reason });
}

/**
 * The route table of one isolate. Equal routes are the same list on every read, so that values derived from them
 * (ssr/handler.ts) are made once.
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
