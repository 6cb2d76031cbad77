import type { Context } from "hono";
import { isPersonalPath } from "#shared/url/index.ts";
import { VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { REVALIDATE, respond } from "../cache/respond.ts";
import type { EdgeHono } from "../env.ts";
import { variantOfShield } from "../shield/shield-mode.ts";
import type { PageCalls } from "./page-calls.ts";
import { createPageRender, type RenderParts, renderHeaders } from "./page-render.ts";
import { pagePathOf, renderUrlOf } from "./page-url.ts";
import { answerPersonalPage, type PersonalParts } from "./personal-page.ts";

interface PageParts extends RenderParts, PersonalParts {
  readonly cache: EdgeCache;
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

/** The route manifest is the router's own: it has a version in its query and caches itself. */
const MANIFEST_PATH = "/__manifest";

/** Answers a page or its data: one that is everybody's through the cache, a reader's own past it. */
export async function answerPage(c: Context<EdgeHono>, parts: PageParts): Promise<Response> {
  if (isPersonalPath(pagePathOf(c.req.path))) return answerPersonalPage(c, parts);
  const { betting, shield, render } = createPageRender(c, parts);
  if (c.req.path === MANIFEST_PATH) return (await render(c.req.raw, null)).response;

  const url = renderUrlOf(c.req.url);
  const cached = await parts.cache.read(
    `${variantOf(betting)}${variantOfShield(shield)}/page/${url}`,
    { allowStale: true, waitUntil: (task) => c.executionCtx.waitUntil(task) },
    async () => {
      const request = new Request(url, { headers: renderHeaders(c.req.raw.headers) });
      const { response, calls } = await render(request, null);
      return producedFrom(response, calls);
    },
  );
  const answer = { cacheControl: REVALIDATE, nowMs: parts.now(), vary: VARY_BY_BETTING };
  return respond(cached, c.req.raw.headers, answer);
}

async function producedFrom(response: Response, calls: PageCalls): Promise<Produced> {
  const policy = response.headers.get("cache-control") ?? "";
  const inherited = calls.inherited();
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name))),
    body: new Uint8Array(await response.arrayBuffer()),
    ...inherited,
    storable:
      response.status === 200 &&
      inherited.freshness !== "private" &&
      !/no-store|private/.test(policy) &&
      !response.headers.has("set-cookie"),
  };
}
