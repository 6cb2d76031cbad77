import type { Context } from "hono";
import type { EdgeCache } from "../cache/cache.ts";
import type { Produced } from "../cache/entry.ts";
import { lifetimes } from "../cache/freshness.ts";
import { respond } from "../cache/respond.ts";
import type { EdgeHono } from "../env.ts";

interface DocsParts {
  readonly cache: EdgeCache;
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

// What follows is loaded when somebody asks for it: no reader of a match waits for schemas and examples.
async function makeDocument(version: string): Promise<Produced> {
  const { openApiDocument } = await import("./openapi.ts");
  return produced("application/json; charset=utf-8", JSON.stringify(openApiDocument(version)));
}

async function makePage(): Promise<Produced> {
  const { docsPage } = await import("./docs-page.ts");
  const { html, contentSecurityPolicy } = await docsPage();
  return produced("text/html; charset=utf-8", html, { "content-security-policy": contentSecurityPolicy });
}

async function answer(
  c: Context<EdgeHono>,
  { cache, now }: DocsParts,
  make: () => Promise<Produced>,
): Promise<Response> {
  const waitUntil = (task: Promise<unknown>) => c.executionCtx.waitUntil(task);
  const cached = await cache.read(`/docs${c.req.path}`, { allowStale: true, waitUntil }, make);
  const cacheControl = `public, max-age=${lifetimes.static.browser}`;
  return respond(cached, c.req.raw.headers, { cacheControl, nowMs: now() });
}

/** The OpenAPI document. `version` is the build's: `0.1.0+abc`; the document tells the part before the plus. */
export const answerDocument = (c: Context<EdgeHono>, parts: DocsParts, version: string): Promise<Response> =>
  answer(c, parts, () => makeDocument(version.split("+")[0] ?? version));

/** The page that shows it. */
export const answerDocsPage = (c: Context<EdgeHono>, parts: DocsParts): Promise<Response> =>
  answer(c, parts, makePage);
