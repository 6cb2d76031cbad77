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

/** Whether a client takes gzip (RFC 9110, section 12.5.3): named or `*`, and not with weight 0. */
export function acceptsGzip(header: string | null): boolean {
  if (header === null) return false;
  // What every browser sends, without the price of parsing it.
  if (header.startsWith("gzip,") || header === "gzip") return true;
  let wildcard = false;
  for (const part of header.toLowerCase().split(",")) {
    const [coding, ...parameters] = part.split(";").map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (coding === "gzip" || coding === "x-gzip") return !refused;
    if (coding === "*") wildcard = !refused;
  }
  return wildcard;
}
