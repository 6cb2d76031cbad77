import {
  ADDRESS_HEADER,
  CEREMONY_HEADER,
  type IssuedSession,
  isToken,
  SITE_HEADER,
} from "#shared/account/index.ts";
import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { isSignedBody, SIGNATURE_HEADER, verifySignatureHeader } from "#shared/room/index.ts";
import type { Caller, Reader } from "./answer.ts";

/** Secrets of the non-public calls. */
export interface Keys {
  readonly ingestToken: string;
  readonly realtimeSecret: string;
}

const encoder = new TextEncoder();

/** Constant-time comparison: both sides are hashed to one length first. */
async function sameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
  );
  if (!a || !b) return false;
  const left = new Uint8Array(a);
  const right = new Uint8Array(b);
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}

const bearerOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

async function requireToken(request: Request, { ingestToken }: Keys): Promise<void> {
  const token = bearerOf(request);
  if (token === null || !(await sameSecret(token, ingestToken))) {
    throw new AppError("token_invalid", { detail: "send the ingest token as Authorization: Bearer <token>" });
  }
}

/** Inputs of the access check besides headers. */
interface Judged {
  readonly nowMs: number;
  /** Text of the body, read once and shared. */
  readonly readText: () => Promise<string>;
}

/**
 * A valid signature is enough here, and nonces are not remembered: a request replayed within its minute reads public
 * data, and writes are idempotent by id. The header is verified before a byte of the body is read.
 */
async function requireSignature(
  request: Request,
  { realtimeSecret }: Keys,
  { nowMs, readText }: Judged,
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const head = { method: request.method, path: `${pathname}${search}` };
  const header = request.headers.get(SIGNATURE_HEADER);
  const verified = await verifySignatureHeader(realtimeSecret, head, header, nowMs);
  if (verified && (await isSignedBody(verified, request.method === "POST" ? await readText() : ""))) return;
  throw new AppError("signature_invalid", { detail: `${SIGNATURE_HEADER} is missing, expired or invalid` });
}

/** Refuses an unauthorized request: `token_invalid`, `signature_invalid`. */
export async function checkAccess(
  call: Endpoint,
  request: Request,
  keys: Keys,
  judged: Judged,
): Promise<void> {
  if (call.access === "ingest") await requireToken(request, keys);
  if (call.access === "hub") await requireSignature(request, keys, judged);
}

/** User agents are truncated to this length. */
const MAX_AGENT = 200;

/** The caller as identified by edge; nobody else reaches origin. */
export function callerOf(request: Request): Caller {
  const token = bearerOf(request);
  const address = request.headers.get(ADDRESS_HEADER);
  const browser = request.headers.get(CEREMONY_HEADER);
  const agent = (request.headers.get("user-agent") ?? "").replaceAll(/[^\x20-\x7e]/g, "").trim();
  return {
    token: token !== null && isToken(token) ? token : null,
    address: address !== null && /^[0-9a-f.:]{2,45}$/.test(address) ? address : null,
    userAgent: agent === "" ? null : agent.slice(0, MAX_AGENT),
    siteOrigin: request.headers.get(SITE_HEADER),
    browser: browser !== null && isToken(browser) ? browser : null,
  };
}

/** A valid session: its reader, and a cookie update for the browser if needed. */
export interface HeldSession {
  readonly reader: Reader;
  /** Set if the session was just extended. */
  readonly renewed: IssuedSession | null;
}

/** Finds the session of a token; null when there is none or it expired. */
export type FindSession = (token: string, nowMs: number) => Promise<HeldSession | null>;

/** The calling reader. Throws `login_required` without a token, `session_expired` for an invalid one. */
export async function requireReader(
  request: Request,
  findSession: FindSession,
  nowMs: number,
): Promise<HeldSession> {
  if (bearerOf(request) === null) throw new AppError("login_required");
  const { token } = callerOf(request);
  const held = token === null ? null : await findSession(token, nowMs);
  if (held === null) throw new AppError("session_expired");
  return held;
}
