import type { Context } from "hono";
import { type DynamicRoute, dynamicScreenAt, mayBeDynamic } from "#shared/content/index.ts";
import { isPersonalPath } from "#shared/url/index.ts";
import { VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import type { KnownAddresses } from "../cache/known-addresses.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import { type How, REVALIDATE, respondTo } from "../cache/respond.ts";
import type { RouteTables } from "../content/route-tables.ts";
import type { EdgeHono } from "../env.ts";
import type { AdmitRead } from "../proxy/read-limit.ts";
import { isUnprovenPage } from "../proxy/unproven-values.ts";
import { variantOfShield } from "../shield/shield-mode.ts";
import type { PageCalls } from "./page-calls.ts";
import { createPageRender, type RenderParts, renderHeaders } from "./page-render.ts";
import { pagePathOf, renderUrlOf } from "./page-url.ts";
import { answerPersonalPage, type PersonalParts } from "./personal-page.ts";

interface PageParts extends RenderParts, PersonalParts {
  readonly cache: EdgeCache;
  readonly knownAddresses: KnownAddresses;
  readonly routeTables: RouteTables;
  readonly admitRead: AdmitRead;
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

const HOW: How = { cacheControl: REVALIDATE, vary: VARY_BY_BETTING };

/** The route manifest is the router's own: it has a version in its query and caches itself. */
const MANIFEST_PATH = "/__manifest";

/** The routes to answer by. */
async function routesFor(c: Context<EdgeHono>, { routeTables }: PageParts): Promise<readonly DynamicRoute[]> {
  if (c.req.path !== MANIFEST_PATH && !mayBeDynamic(pagePathOf(c.req.path))) return routeTables.known();
  return routeTables.read({
    waitUntil: (task) => c.executionCtx.waitUntil(task),
    requestId: c.get("requestId"),
  });
}

/**
 * What the browser's router is told of paths. It may keep that for a year, as nothing of a build changes; but for a path
 * where a page can be put at any time.
 */
function answerManifest(c: Context<EdgeHono>, response: Response): Response {
  const paths = (c.req.query("paths") ?? "").split(",");
  if (!paths.some(mayBeDynamic)) return response;
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

/** Answers a page or its data: one that is everybody's through the cache, a reader's own past it. */
export async function answerPage(c: Context<EdgeHono>, parts: PageParts): Promise<Response> {
  if (isPersonalPath(pagePathOf(c.req.path))) return answerPersonalPage(c, parts);
  const { betting, shield, render } = createPageRender(c, parts);
  const routes = await routesFor(c, parts);
  if (c.req.path === MANIFEST_PATH)
    return answerManifest(c, (await render(c.req.raw, null, routes)).response);

  const url = renderUrlOf(c.req.url, routes);
  // What stands at a path now is no answer for what is put there next.
  const screen = dynamicScreenAt(pagePathOf(c.req.path), routes);
  const key = `${variantOf(betting)}${variantOfShield(shield)}/page/${url}${screen === null ? "" : ` ${screen}`}`;
  const cached = await parts.cache.read(key, readOptionsOf(c, parts, "page"), async () => {
    const request = new Request(url, { headers: renderHeaders(c.req.raw.headers) });
    const { response, calls } = await render(request, null, routes);
    return producedFrom(url, response, calls);
  });
  // Where a page can be put at any time the routes decide too.
  const besides = mayBeDynamic(pagePathOf(c.req.path)) ? parts.routeTables.sourceOf(routes) : undefined;
  parts.knownAddresses.remember(c, cached, { key, how: HOW, isPage: true, besides });
  return respondTo(c, cached, HOW, parts.now());
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
