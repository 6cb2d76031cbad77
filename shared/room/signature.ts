import { toHex } from "../text/bytes-as-text.rules.ts";
import { hmacKey } from "./hmac.ts";

/**
 * Signatures between our own services (origin → feed, feed → origin, feed → rooms): HMAC-SHA256 (RFC 2104) over
 * method, path, time, nonce and body. The receiver refuses old signatures and remembers nonces for as long as
 * a signature is young enough to be taken, so that a recorded request cannot be sent again.
 */

/** Header that carries `t=<ms>,n=<nonce>,s=<hex>`. */
export const SIGNATURE_HEADER = "x-signature";

/** A signature older or younger than this is refused; nonces are remembered as long. */
export const SIGNATURE_TOLERANCE_MS = 60_000;

interface Signed {
  readonly method: string;
  /** Path with query, as the receiver sees it. */
  readonly path: string;
  readonly body: string;
}

const encoder = new TextEncoder();

const textOf = (signed: Signed, time: string, nonce: string) =>
  encoder.encode([signed.method.toUpperCase(), signed.path, time, nonce, signed.body].join("\n"));

/** Signs a request; returns the value of {@link SIGNATURE_HEADER}. `nonce` must never repeat. */
export async function signRequest(
  secret: string,
  signed: Signed,
  nowMs: number,
  nonce: string,
): Promise<string> {
  const time = String(nowMs);
  const bytes = await crypto.subtle.sign("HMAC", await hmacKey(secret), textOf(signed, time, nonce));
  return `t=${time},n=${nonce},s=${toHex(new Uint8Array(bytes))}`;
}

/**
 * Checks a signature header. Returns the nonce to remember, or null when header, secret, time or content do not
 * fit. The comparison is constant-time (WebCrypto's verify).
 */
export async function verifySignature(
  secret: string,
  signed: Signed,
  header: string | null,
  nowMs: number,
): Promise<{ readonly nonce: string } | null> {
  const parts = /^t=(\d{10,16}),n=([\w-]{8,64}),s=([0-9a-f]{64})$/.exec(header ?? "");
  if (!parts?.[1] || !parts[2] || !parts[3]) return null;
  if (Math.abs(nowMs - Number(parts[1])) > SIGNATURE_TOLERANCE_MS) return null;
  const signature = Uint8Array.from(parts[3].match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const fits = await crypto.subtle.verify(
    "HMAC",
    await hmacKey(secret),
    signature,
    textOf(signed, parts[1], parts[2]),
  );
  return fits ? { nonce: parts[2] } : null;
}
