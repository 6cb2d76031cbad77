import type { Context } from "hono";
import type { PersonalCalls } from "#shared/api/index.ts";
import type { DynamicRoute } from "#shared/content/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import { type Locale, localeOf } from "#shared/url/index.ts";
import { screenCacheAt } from "#shared/url/screen-cache.table.ts";
import { bettingOf } from "../betting/betting-mode.ts";
import type { ReadContent } from "../content/content-calls.ts";
import type { EdgeHono, Settings } from "../env.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { delaysOf, shieldOfPage, shieldOfReader } from "../spoiler-shield/shield-mode.ts";
import { createPageCalls, type PageCalls } from "./page-calls.ts";
import { pagePathOf } from "./page-url.ts";

/** Facts about the request for a page; ssr/handler.ts hands them to the app as its RequestFacts. */
export interface PageFacts {
  readonly call: PageCalls["call"];
  readonly content: PageCalls["content"];
  readonly locale: Locale;
  readonly site_origin: string;
  readonly realtime_url: string;
  readonly list_rooms: number;
  readonly now_ms: number;
  readonly request_id: string;
  readonly tracking_hosts: string;
  readonly has_turnstile: boolean;
  readonly betting: Betting;
  readonly has_betting_switch: boolean;
  readonly shield: Shield;
  readonly account: PersonalCalls | null;
}

/** Renders a page of the React app. */
export type RenderPage = (
  request: Request,
  facts: PageFacts,
  routes: readonly DynamicRoute[],
) => Promise<Response>;

export interface RenderServices {
  readonly cachedCall: CachedCall;
  readonly readContent: ReadContent;

  readonly render: RenderPage;
  readonly settings: Settings;
  /** Milliseconds UTC. */
  readonly now: () => number;
}

/** Request headers that may shape a page; all others, cookies first, would make it personal. */
const RENDER_HEADERS = ["accept"];

/** The headers that a page is rendered for. */
export const renderHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(RENDER_HEADERS.flatMap((name) => [[name, headers.get(name) ?? "*/*"]]));

/** How the page of one request is rendered: with its reader's choices. */
export interface PageRender {
  readonly betting: Betting;
  readonly shield: Shield;
  /** `request` is the app's view; `account` the reader's account, null where the page is shared by all readers. */
  readonly render: (
    request: Request,
    account: PersonalCalls | null,
    routes: readonly DynamicRoute[],
  ) => Promise<{ readonly calls: PageCalls; readonly response: Response }>;
}

export function createPageRender(c: Context<EdgeHono>, services: RenderServices): PageRender {
  const { settings, cachedCall, readContent, now } = services;
  const betting = bettingOf(c.req.raw.headers, settings.BETTING);
  const shield = shieldOfReader(c.req.raw, delaysOf(settings));
  const url = new URL(c.req.url);
  return {
    betting,
    shield,
    async render(request, account, routes) {
      const requestId = c.get("requestId");
      const calls = createPageCalls({
        cachedCall,
        waitUntil: (task) => c.executionCtx.waitUntil(task),
        requestId,
        betting,
        longest: screenCacheAt(pagePathOf(url.pathname)),
        shield: shieldOfPage(shield, c.req.raw),
        readContent,
      });
      const response = await services.render(
        request,
        {
          call: calls.call,
          content: calls.content,
          locale: localeOf(pagePathOf(url.pathname)),
          site_origin: settings.SITE_URL ?? url.origin,
          realtime_url: settings.REALTIME_URL,
          list_rooms: settings.LIST_ROOMS,
          request_id: requestId,
          tracking_hosts: settings.TRACKING_HOSTS,
          has_turnstile: Boolean(settings.TURNSTILE_SITE_KEY),
          has_betting_switch: settings.BETTING === "shown",
          now_ms: now() - shield.delay_s * 1000,
          betting,
          shield,
          account,
        },
        routes,
      );
      return { calls, response };
    },
  };
}
