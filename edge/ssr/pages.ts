import type { Context } from "hono";
import type { PersonalCalls } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/shield/shield.rules.ts";
import { type Locale, localeOf } from "#shared/url/index.ts";
import { bettingOf, VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { REVALIDATE, respond } from "../cache/respond.ts";
import type { EdgeHono, Settings } from "../env.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { knowsDelay, shieldOfPage, shieldOfReader, variantOfShield } from "../shield/shield-mode.ts";
import { createPageCalls, type PageCalls } from "./page-calls.ts";
import { pagePathOf, renderUrlOf } from "./page-url.ts";

/** What a page is told about the request; ssr/handler.ts hands it to the app as its RequestFacts. */
export interface PageFacts {
  readonly call: PageCalls["call"];
  readonly locale: Locale;
  readonly site_origin: string;
  readonly realtime_url: string;
  readonly now_ms: number;
  readonly request_id: string;
  readonly betting: Betting;
  readonly has_betting_switch: boolean;
  readonly shield: Shield;
  readonly account: PersonalCalls | null;
}

export type RenderPage = (request: Request, facts: PageFacts) => Promise<Response>;

interface PageParts {
  readonly cache: EdgeCache;
  readonly cachedCall: CachedCall;
  readonly render: RenderPage;
  readonly settings: Settings;
  readonly now: () => number;
}

/** Request headers that may shape a page; all others, cookies first, would make it personal. */
const RENDER_HEADERS = ["accept"];

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

/** Answers a page or its data, through the cache. */
export async function answerPage(c: Context<EdgeHono>, parts: PageParts): Promise<Response> {
  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task);
  const betting = bettingOf(c.req.raw.headers, parts.settings.BETTING);
  const shield = shieldOfReader(c.req.raw, knowsDelay(parts.settings));
  const render = async (request: Request) => {
    const requestId = c.get("requestId");
    const calls = createPageCalls({
      cachedCall: parts.cachedCall,
      waitUntil,
      requestId,
      betting,
      shield: shieldOfPage(shield, c.req.raw),
    });
    return {
      calls,
      response: await parts.render(request, {
        ...factsOf(new URL(c.req.url), calls, requestId, parts),
        now_ms: parts.now() - shield.delay_s * 1000,
        betting,
        shield,
        account: null,
      }),
    };
  };
  if (c.req.path === MANIFEST_PATH) return (await render(c.req.raw)).response;

  const url = renderUrlOf(c.req.url);
  const cached = await parts.cache.read(
    `${variantOf(betting)}${variantOfShield(shield)}/page/${url}`,
    { allowStale: true, waitUntil },
    async () => {
      const { response, calls } = await render(
        new Request(url, { headers: renderHeaders(c.req.raw.headers) }),
      );
      return producedFrom(response, calls);
    },
  );
  const answer = { cacheControl: REVALIDATE, nowMs: parts.now(), vary: VARY_BY_BETTING };
  return respond(cached, c.req.raw.headers, answer);
}

function factsOf(
  url: URL,
  calls: PageCalls,
  requestId: string,
  { settings }: PageParts,
): Omit<PageFacts, "account" | "betting" | "shield" | "now_ms"> {
  return {
    call: calls.call,
    locale: localeOf(pagePathOf(url.pathname)),
    site_origin: settings.SITE_URL?.replace(/\/+$/, "") ?? url.origin,
    realtime_url: settings.REALTIME_URL,
    request_id: requestId,
    has_betting_switch: settings.BETTING === "shown",
  };
}

const renderHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(RENDER_HEADERS.flatMap((name) => [[name, headers.get(name) ?? "*/*"]]));

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
