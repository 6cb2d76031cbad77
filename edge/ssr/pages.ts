import type { Context } from "hono";
import { type DynamicRoute, dynamicScreenAt, mayBeDynamic } from "#shared/content/index.ts";
import { isPersonalPath } from "#shared/url/personal-screens.ts";
import { VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import type { HotResponses } from "../cache/hot-responses.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import { type CacheHeaders, REVALIDATE, respondTo } from "../cache/respond.ts";
import type { RouteTables } from "../content/route-tables.ts";
import type { EdgeHono } from "../env.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";
import { isUnprovenPage } from "../proxy/unproven-values.ts";
import { variantOfShield } from "../spoiler-shield/shield-mode.ts";
import type { PageCalls } from "./page-calls.ts";
import { createPageRender, type PageRender, type RenderServices, renderHeaders } from "./page-render.ts";
import { pagePathOf, renderUrlOf } from "./page-url.ts";
import { answerPersonalPage, type PersonalServices } from "./personal-page.ts";

interface PageServices extends RenderServices, PersonalServices {
  readonly cache: EdgeCache;
  readonly hotResponses: HotResponses;
  readonly routeTables: RouteTables;
  readonly allowRead: AllowRead;
}

/** Response headers that edge decides by itself. */
const OWN_HEADERS = new Set([
  "content-type",
  "content-length",
  "cache-control",
  "date",
  "vary",
  "etag",
  "set-cookie",
]);

const CACHE_HEADERS: CacheHeaders = { cacheControl: REVALIDATE, vary: VARY_BY_BETTING };

/** The route manifest is the router's own: it has a version in its query and caches itself. */
const MANIFEST_PATH = "/__manifest";

/** The routes to answer by. */
async function routesFor(
  c: Context<EdgeHono>,
  { routeTables }: PageServices,
): Promise<readonly DynamicRoute[]> {
  if (c.req.path !== MANIFEST_PATH && !mayBeDynamic(pagePathOf(c.req.path))) return routeTables.known();
  return routeTables.read({
    waitUntil: (task) => c.executionCtx.waitUntil(task),
    requestId: c.get("requestId"),
  });
}

/** A browser may keep the routes of a build for a year: the address names the build, and nothing of it changes. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const tableNames = new WeakMap<readonly DynamicRoute[], string>();
/** A name of a route table in this isolate, where the same routes are the same list (content/route-tables.ts). */
function nameOf(routes: readonly DynamicRoute[]): string {
  const known = tableNames.get(routes);
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  tableNames.set(routes, made);
  return made;
}

/**
 * Answers the browser's router, which requests the routes of all visible links once a page. Readers of a page send the
 * same sorted paths, so build, paths and route table make the key; `unproven` keeps the responses in the small store of
 * this isolate, because anybody can invent paths. A browser keeps no response about a path where an article or a page
 * can be put at any time.
 */
async function answerManifest(
  c: Context<EdgeHono>,
  services: PageServices,
  { render }: PageRender,
  routes: readonly DynamicRoute[],
): Promise<Response> {
  const { version = "", paths = "" } = c.req.query();
  const sorted = paths.split(",").toSorted();
  const key = `/manifest/${version} ${nameOf(routes)} ${sorted.join(",")}`;
  const cached = await services.cache.read(key, readOptionsOf(c, services, "call"), async () => {
    const { response } = await render(c.req.raw, null, routes);
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "application/json",
      headers: Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name))),
      body: new Uint8Array(await response.arrayBuffer()),
      freshness: "static",
      tags: [],
      nextChangeAtMs: null,
      unproven: true,
      storable: response.status === 200,
      overdue: false,
    };
  });
  const cacheControl = sorted.some(mayBeDynamic) ? "no-store" : IMMUTABLE;
  return respondTo(c, cached, { cacheControl }, services.now());
}

/** Answers a page or its data: a shared one through the cache, a personal one past it. */
export async function answerPage(c: Context<EdgeHono>, services: PageServices): Promise<Response> {
  if (isPersonalPath(pagePathOf(c.req.path))) return answerPersonalPage(c, services);
  const pageRender = createPageRender(c, services);
  const { betting, shield, render } = pageRender;
  const routes = await routesFor(c, services);
  if (c.req.path === MANIFEST_PATH) return answerManifest(c, services, pageRender, routes);

  const url = renderUrlOf(c.req.url, routes);
  // The screen is part of the key: a page's response must not be served for a screen that is put at its path later.
  const screen = dynamicScreenAt(pagePathOf(c.req.path), routes);
  const key = `${variantOf(betting)}${variantOfShield(shield)}/page/${url}${screen === null ? "" : ` ${screen}`}`;
  const cached = await services.cache.read(key, readOptionsOf(c, services, "page"), async () => {
    const request = new Request(url, { headers: renderHeaders(c.req.raw.headers) });
    const { response, calls } = await render(request, null, routes);
    return producedFrom(url, response, calls);
  });
  // Where a page can be put at any time, the response depends on the routes too.
  const dependsOn = mayBeDynamic(pagePathOf(c.req.path)) ? services.routeTables.sourceOf(routes) : undefined;
  return services.hotResponses.respond(c, cached, CACHE_HEADERS, { key, dependsOn });
}

async function producedFrom(url: string, response: Response, calls: PageCalls): Promise<Produced> {
  const policy = response.headers.get("cache-control") ?? "";
  const inherited = calls.inherited();
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name))),
    body: new Uint8Array(await response.arrayBuffer()),
    ...inherited,
    unproven: isUnprovenPage(url, calls.proof()),
    storable:
      response.status === 200 &&
      inherited.freshness !== "private" &&
      !/no-store|private/.test(policy) &&
      !response.headers.has("set-cookie"),
  };
}
