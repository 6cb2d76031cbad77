import { toHex } from "../text/bytes-as-text.rules.ts";
import { hmacKey } from "./hmac.ts";

/**
 * Signatures between our services: HMAC-SHA256 (RFC 2104) over method, path, time, nonce and the body's SHA-256, which
 * the header carries, so that a receiver knows the sender before it reads the body. Nonces are remembered while a
 * signature is young enough, so that a request cannot be replayed.
 */

/** Header that carries `t=<ms>,n=<nonce>,b=<hex of the body's SHA-256>,s=<hex>`. */
export const SIGNATURE_HEADER = "x-signature";

/** A signature older or younger than this is refused; nonces are remembered as long. */
export const SIGNATURE_TOLERANCE_MS = 60_000;

interface SignedHead {
  readonly method: string;
  /** Path with query, as the receiver sees it. */
  readonly path: string;
}

interface Signed extends SignedHead {
  readonly body: string;
}

/** A header with a valid signature. {@link isSignedBody} checks the body. */
export interface VerifiedHeader {
  readonly nonce: string;
  readonly bodyHash: string;
}

const encoder = new TextEncoder();

const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));

const signedText = ({ method, path }: SignedHead, time: string, nonce: string, bodyHash: string) =>
  encoder.encode([method.toUpperCase(), path, time, nonce, bodyHash].join("\n"));

/** Signs a request; returns the value of {@link SIGNATURE_HEADER}. `nonce` must never repeat. */
export async function signRequest(
  secret: string,
  signed: Signed,
  nowMs: number,
  nonce: string,
): Promise<string> {
  const time = String(nowMs);
  const bodyHash = await sha256(signed.body);
  const text = signedText(signed, time, nonce, bodyHash);
  const bytes = await crypto.subtle.sign("HMAC", await hmacKey(secret), text);
  return `t=${time},n=${nonce},b=${bodyHash},s=${toHex(new Uint8Array(bytes))}`;
}

/** The parts of a header that has the right form and a time within the tolerance; null for any other. */
function parseHeader(header: string | null, nowMs: number) {
  const [, time, nonce, bodyHash, signature] =
    /^t=(\d{10,16}),n=([\w-]{8,64}),b=([0-9a-f]{64}),s=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!time || !nonce || !bodyHash || !signature) return null;
  return Math.abs(nowMs - Number(time)) > SIGNATURE_TOLERANCE_MS
    ? null
    : { time, nonce, bodyHash, signature };
}

/** True if a header looks like a signature of now; a service without the secret refuses any other unread. */
export const isSignatureForm = (header: string | null, nowMs: number): boolean =>
  parseHeader(header, nowMs) !== null;

/** Checks a signature header before the body is read (constant-time). Null when anything does not fit. */
export async function verifySignatureHeader(
  secret: string,
  head: SignedHead,
  header: string | null,
  nowMs: number,
): Promise<VerifiedHeader | null> {
  const fields = parseHeader(header, nowMs);
  if (!fields) return null;
  const { time, nonce, bodyHash } = fields;
  const signature = Uint8Array.from(fields.signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const text = signedText(head, time, nonce, bodyHash);
  const fits = await crypto.subtle.verify("HMAC", await hmacKey(secret), signature, text);
  return fits ? { nonce, bodyHash } : null;
}

/** True if a body is the one that a verified header was made for. */
export const isSignedBody = async ({ bodyHash }: VerifiedHeader, body: string): Promise<boolean> =>
  (await sha256(body)) === bodyHash;

/** Checks a header and a body that is already there. Returns the nonce to remember, or null when anything does not fit. */
export async function verifySignature(
  secret: string,
  signed: Signed,
  header: string | null,
  nowMs: number,
): Promise<{ readonly nonce: string } | null> {
  const verified = await verifySignatureHeader(secret, signed, header, nowMs);
  return verified && (await isSignedBody(verified, signed.body)) ? { nonce: verified.nonce } : null;
}
