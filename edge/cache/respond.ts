import { acceptsGzip } from "./body-encoding.ts";
import type { Cached } from "./cache.ts";
import type { Entry } from "./entry.ts";

/** What every client must ask about before it reuses its copy. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Turns a cached answer into a response: right encoding, validator, age, and 304 where the client has it already.
 * `cacheControl` is what browsers are told; the cache's own periods are never shown to them.
 */
export function respond(
  { entry, state }: Cached,
  requestHeaders: Headers,
  { cacheControl, nowMs }: { cacheControl: string; nowMs: number },
): Response {
  const gzip = entry.gzip !== null && acceptsGzip(requestHeaders.get("accept-encoding"));
  const headers = new Headers(entry.headers);
  headers.set("x-cache", state);
  if (!entry.storable) {
    headers.set("content-type", entry.contentType);
    headers.set("cache-control", "no-store");
    return new Response(hasBody(entry) ? entry.body : null, { status: entry.status, headers });
  }
  // RFC 9110, section 8.8.3: a strong validator differs between encodings of the same content.
  headers.set("etag", gzip ? `"${entry.etag}-gz"` : `"${entry.etag}"`);
  headers.set("cache-control", cacheControl);
  headers.set("age", String(Math.max(0, Math.floor((nowMs - entry.madeAtMs) / 1000))));
  headers.set("vary", "accept-encoding");
  if (isKnown(entry, requestHeaders.get("if-none-match")))
    return new Response(null, { status: 304, headers });
  headers.set("content-type", entry.contentType);
  if (!gzip || entry.gzip === null) return new Response(entry.body, { status: entry.status, headers });
  headers.set("content-encoding", "gzip");
  // "manual": the bytes are compressed already, once for all readers. Only workerd knows the word.
  const packed: ResponseInit & { encodeBody: "manual" } = {
    status: entry.status,
    headers,
    encodeBody: "manual",
  };
  return new Response(entry.gzip, packed);
}

const hasBody = ({ status }: Entry): boolean => status !== 204 && status !== 304;

/** If-None-Match compares weakly (RFC 9110, section 13.1.2): both encodings stand for the same content. */
function isKnown(entry: Entry, header: string | null): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  return header
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "").replace(/-gz"$/, '"') === `"${entry.etag}"`);
}
