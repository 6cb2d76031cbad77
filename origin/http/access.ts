import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { SIGNATURE_HEADER, verifySignature } from "#shared/room/index.ts";

/** Secrets that open the calls which are not public. */
export interface Keys {
  readonly ingestToken: string;
  readonly feedSecret: string;
}

const encoder = new TextEncoder();

/** Compares without telling by its duration how much was right: both sides are hashed to one length first. */
async function sameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
  );
  if (!a || !b) return false;
  const left = new Uint8Array(a);
  const right = new Uint8Array(b);
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}

async function requireToken(request: Request, { ingestToken }: Keys): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined || !(await sameSecret(token, ingestToken))) {
    throw new AppError("token_invalid", { detail: "send the ingest token as Authorization: Bearer <token>" });
  }
}

/**
 * A signature is enough here, its nonce is not remembered: these calls only read, and what a recorded request
 * reads within its minute is public anyway.
 */
async function requireSignature(request: Request, { feedSecret }: Keys, nowMs: number): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const signed = { method: request.method, path: `${pathname}${search}`, body: "" };
  const header = request.headers.get(SIGNATURE_HEADER);
  if (!(await verifySignature(feedSecret, signed, header, nowMs))) {
    throw new AppError("signature_invalid", { detail: `${SIGNATURE_HEADER} is missing, old or not ours` });
  }
}

/** Refuses a request that may not make the call: `token_invalid`, `signature_invalid`. */
export async function checkAccess(
  call: Endpoint,
  request: Request,
  keys: Keys,
  nowMs: number,
): Promise<void> {
  if (call.access === "ingest") await requireToken(request, keys);
  if (call.access === "feed") await requireSignature(request, keys, nowMs);
}
