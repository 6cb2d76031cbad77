import { brotliCompressSync, constants } from "node:zlib";
import { toHex } from "#shared/text/bytes-as-text.rules.ts";

/** Below this a compressed body saves less than its header costs. */
const WORTH_COMPRESSING_BYTES = 600;

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|problem\+json|manifest\+json|xml|rss\+xml|atom\+xml)|image\/svg)/;

/** The gzip form of a body, or null where it would save nothing (small, or an already packed format). */
export async function gzipOf(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!COMPRESSIBLE.test(contentType) || body.byteLength < WORTH_COMPRESSING_BYTES) return null;
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A strong validator: 128 bits of the body's SHA-256 in hex. */
export async function hashOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return toHex(digest.subarray(0, 16));
}

/** As good as three times the work would make it; a page of 200 KB takes about as long as its gzip. */
const BROTLI_QUALITY = 5;

/**
 * The brotli form of a page (RFC 7932), a seventh smaller than gzip's: its window holds the whole page, in which markup
 * and data repeat the same names far apart. Null for other responses, which gzip compresses as well.
 */
export function brotliOf(body: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array<ArrayBuffer> | null {
  if (!contentType.startsWith("text/html") || body.byteLength < WORTH_COMPRESSING_BYTES) return null;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return new Uint8Array(brotliCompressSync(body, { params }));
}

/** Codings that a client takes (RFC 9110, section 12.5.3): named or `*`, and not with weight 0. */
export interface TakenCodings {
  readonly gzip: boolean;
  readonly br: boolean;
}

const ALL: TakenCodings = { gzip: true, br: true };
const NONE: TakenCodings = { gzip: false, br: false };
const GZIP: TakenCodings = { gzip: true, br: false };

export function codingsOf(header: string | null): TakenCodings {
  // The values that browsers send, without the cost of parsing them.
  if (header === null) return NONE;
  if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return ALL;
  if (header === "gzip" || header === "gzip, deflate") return GZIP;
  const weights = new Map<string, boolean>();
  for (const entry of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = entry.split(";").map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    weights.set(coding === "x-gzip" ? "gzip" : coding, !isRefused);
  }
  const others = weights.get("*") ?? false;
  return { gzip: weights.get("gzip") ?? others, br: weights.get("br") ?? others };
}
