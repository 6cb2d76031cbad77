import type { Context } from "hono";
import type { Betting } from "#shared/odds/betting.ts";
import { bettingOf, VARY_BY_BETTING, variantOf } from "../betting/betting-mode.ts";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { lifetimes } from "../cache/freshness.ts";
import { readOptionsOf } from "../cache/read-options.ts";
import { REVALIDATE, respondTo } from "../cache/respond.ts";
import type { EdgeHono, Settings } from "../env.ts";
import type { AllowRead } from "../proxy/read-rate-limit.ts";

interface DocsServices {
  readonly cache: EdgeCache;
  readonly settings: Pick<Settings, "BETTING">;
  readonly allowRead: AllowRead;
  readonly now: () => number;
}

const encoder = new TextEncoder();

const produced = (contentType: string, text: string, headers: Produced["headers"] = {}): Produced => ({
  status: 200,
  contentType,
  headers,
  body: new Uint8Array(encoder.encode(text)),
  freshness: "static",
  tags: [],
  nextChangeAtMs: null,
  storable: true,
  overdue: false,
});

// The rest is loaded on demand: no reader of a match waits for schemas and examples.
async function makeDocument(version: string, betting: Betting): Promise<Produced> {
  const { openApiDocument } = await import("./openapi.ts");
  return produced("application/json; charset=utf-8", JSON.stringify(openApiDocument(version, betting)));
}

async function makePage(): Promise<Produced> {
  const { docsPage } = await import("./docs-page.ts");
  const { html, contentSecurityPolicy } = await docsPage();
  return produced("text/html; charset=utf-8", html, { "content-security-policy": contentSecurityPolicy });
}

/**
 * The OpenAPI document, without prices and their calls in no-betting mode. `version` is the build's: `0.1.0+abc`; the
 * document shows the part before the plus.
 */
export async function answerDocument(
  c: Context<EdgeHono>,
  services: DocsServices,
  version: string,
): Promise<Response> {
  const { cache, settings, now } = services;
  const betting = bettingOf(c.req.raw.headers, settings.BETTING);
  const cached = await cache.read(
    `${variantOf(betting)}/docs${c.req.path}`,
    readOptionsOf(c, services, "call"),
    () => makeDocument(version.split("+")[0] ?? version, betting),
  );
  // Revalidated each time: a reader who hides betting must not get the browser's earlier copy.
  return respondTo(c, cached, { cacheControl: REVALIDATE, vary: VARY_BY_BETTING }, now());
}

/** The page that shows it. */
export async function answerDocsPage(c: Context<EdgeHono>, services: DocsServices): Promise<Response> {
  const { cache, now } = services;
  const cached = await cache.read(`/docs${c.req.path}`, readOptionsOf(c, services, "call"), makePage);
  const cacheControl = `public, max-age=${lifetimes.static.browser}`;
  return respondTo(c, cached, { cacheControl }, now());
}
