import type { Context } from "hono";
import { REQUEST_ID_HEADER } from "#shared/log/request-id.ts";
import type { EdgeHono } from "../env.ts";
import type { SecurityHeaders } from "../middleware/security-headers.ts";
import { brotliOf, codingsOf } from "./body-encoding.ts";
import type { Cached } from "./cache.ts";
import type { Entry } from "./entry.ts";

/** `cache-control` that makes every client revalidate before it reuses its copy. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Headers of a cached response wherever it is served. */
export interface CacheHeaders {
  /** `cache-control` for browsers; the cache's own periods are never sent to them. */
  readonly cacheControl: string;
  /** Request headers that the response depends on. */
  readonly vary?: string;
}

/** Facts of the request. */
export interface RequestFacts {
  readonly headers: Headers;
  readonly requestId: string;
  readonly standing: SecurityHeaders;
  readonly nowMs: number;
}

/** Turns a cached answer into the response to a request, with every header that it is to have. */
export function respondTo(
  c: Context<EdgeHono>,
  cached: Cached,
  cacheHeaders: CacheHeaders,
  nowMs: number,
): Response {
  const { headers } = c.req.raw;
  const response = respond(
    cached,
    { headers, requestId: c.get("requestId"), standing: c.get("standing"), nowMs },
    cacheHeaders,
  );
  c.set("complete", response);
  return response;
}

/** Turns a cached answer into a response: right encoding, validator, age, and 304 where the client has it already. */
export function respond(cached: Cached, facts: RequestFacts, cacheHeaders: CacheHeaders): Response {
  const { entry } = cached;
  if (!entry.storable) {
    const headers = new Headers(unstoredHeaders(cached, facts.standing));
    headers.set(REQUEST_ID_HEADER, facts.requestId);
    return new Response(hasBody(entry) ? entry.body : null, { status: entry.status, headers });
  }
  const { coding, bytes } = encodingFor(cached, facts.headers.get("accept-encoding"));
  const isCopied = isKnown(entry, facts.headers.get("if-none-match"));
  const headers = templateOf(cached, { coding, isCopied, standing: facts.standing, ...cacheHeaders });
  headers.set("age", String(Math.max(0, Math.floor((facts.nowMs - entry.madeAtMs) / 1000))));
  headers.set(REQUEST_ID_HEADER, facts.requestId);
  if (isCopied) return new Response(null, { status: 304, headers });
  if (coding === "identity") return new Response(bytes, { status: entry.status, headers });
  // "manual": the bytes are compressed already, once for all readers. Only workerd knows the word.
  const packed: ResponseInit & { encodeBody: "manual" } = {
    status: entry.status,
    headers,
    encodeBody: "manual",
  };
  return new Response(bytes, packed);
}

/** A page's own policy is kept; no other header of a response replaces a standard one. */
const unstoredHeaders = ({ entry, state }: Cached, { always, policy }: SecurityHeaders) => ({
  "content-security-policy": policy,
  ...entry.headers,
  ...always,
  "content-type": entry.contentType,
  "cache-control": "no-store",
  "x-cache": state,
});

interface Form extends CacheHeaders {
  readonly coding: Coding;
  /** True if only the headers are sent (304), to a client that has the rest. */
  readonly isCopied: boolean;
  readonly standing: SecurityHeaders;
}

function headersOf({ entry, state }: Cached, form: Form): Record<string, string> {
  const { coding, isCopied, standing, cacheControl, vary = "accept-encoding" } = form;
  return {
    "content-security-policy": standing.policy,
    ...entry.headers,
    ...standing.always,
    // RFC 9110, section 8.8.3: a strong validator differs between encodings of the same content.
    etag: `"${entry.etag}${ETAG_SUFFIXES[coding]}"`,
    "cache-control": cacheControl,
    vary,
    "x-cache": state,
    ...(isCopied ? {} : { "content-type": entry.contentType }),
    ...(isCopied || coding === "identity" ? {} : { "content-encoding": coding }),
  };
}

interface Template extends Form {
  readonly headers: Headers;
}

/** By entry, and for each at most one per encoding, for clients with a current copy and those without. */
const templates = new WeakMap<Entry, Map<string, Template>>();

/**
 * The headers of a response except its age and the request's id, which are added per request. A response copies all of
 * them in one step of the runtime; passed one by one, in a record or not, they were a third of a hit's cost.
 */
function templateOf(cached: Cached, form: Form): Headers {
  if (cached.state !== "hit") return new Headers(headersOf(cached, form));
  const place = form.isCopied ? `copied ${form.coding}` : form.coding;
  const kept = templates.get(cached.entry) ?? new Map<string, Template>();
  const found = kept.get(place);
  if (found && isSameForm(found, form)) return found.headers;
  const headers = new Headers(headersOf(cached, form));
  templates.set(cached.entry, kept.set(place, { ...form, headers }));
  return headers;
}

const isSameForm = (one: Form, other: Form): boolean =>
  one.standing === other.standing && one.cacheControl === other.cacheControl && one.vary === other.vary;

const ETAG_SUFFIXES = { identity: "", gzip: "-gz", br: "-br" } as const;

type Coding = keyof typeof ETAG_SUFFIXES;

interface Encoding {
  readonly coding: Coding;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The smallest form that a client takes. */
function encodingFor({ entry, state }: Cached, accepted: string | null): Encoding {
  const taken = codingsOf(accepted);
  if (taken.br) {
    if (entry.brotli === undefined && state === "hit") entry.brotli = brotliOf(entry.body, entry.contentType);
    if (entry.brotli) return { coding: "br", bytes: entry.brotli };
  }
  if (taken.gzip && entry.gzip) return { coding: "gzip", bytes: entry.gzip };
  return { coding: "identity", bytes: entry.body };
}

const hasBody = ({ status }: Entry): boolean => status !== 204 && status !== 304;

/** If-None-Match compares weakly (RFC 9110, section 13.1.2): all encodings stand for the same content. */
function isKnown(entry: Entry, header: string | null): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some(
    (tag) =>
      tag
        .trim()
        .replace(/^W\//, "")
        .replace(/-(gz|br)"$/, '"') === `"${entry.etag}"`,
  );
}
