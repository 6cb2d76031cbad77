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

const bearerOf = (request: Request): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

async function requireToken(request: Request, { ingestToken }: Keys): Promise<void> {
  const token = bearerOf(request);
  if (token === null || !(await sameSecret(token, ingestToken))) {
    throw new AppError("token_invalid", { detail: "send the ingest token as Authorization: Bearer <token>" });
  }
}

/** What a request is judged by besides its headers. */
interface Judged {
  readonly nowMs: number;
  /** Text of the body, read once for all who ask. */
  readonly readText: () => Promise<string>;
}

/**
 * A signature is enough here, its nonce is not remembered: what a recorded request reads within its minute is public anyway,
 * and what it tells is known by its id. The header is verified before a byte of the body is read.
 */
async function requireSignature(
  request: Request,
  { feedSecret }: Keys,
  { nowMs, readText }: Judged,
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const head = { method: request.method, path: `${pathname}${search}` };
  const header = request.headers.get(SIGNATURE_HEADER);
  const verified = await verifySignatureHeader(feedSecret, head, header, nowMs);
  if (verified && (await isSignedBody(verified, request.method === "POST" ? await readText() : ""))) return;
  throw new AppError("signature_invalid", { detail: `${SIGNATURE_HEADER} is missing, old or not ours` });
}

/** Refuses a request that may not make the call: `token_invalid`, `signature_invalid`. */
export async function checkAccess(
  call: Endpoint,
  request: Request,
  keys: Keys,
  judged: Judged,
): Promise<void> {
  if (call.access === "ingest") await requireToken(request, keys);
  if (call.access === "feed") await requireSignature(request, keys, judged);
}

/** What a browser calls itself says enough in so many characters. */
const MAX_AGENT = 200;

/** Who calls, as edge tells; nobody else reaches origin. */
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

/** A session that holds: whose it is, and what his browser has to be told of it, if anything. */
export interface HeldSession {
  readonly reader: Reader;
  /** Set when it was prolonged just now. */
  readonly renewed: IssuedSession | null;
}

/** Finds the session of a token; null when there is none or it is over. */
export type FindSession = (token: string, nowMs: number) => Promise<HeldSession | null>;

/** The reader who calls. Throws `login_required` without a token, `session_expired` for one that holds no longer. */
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
