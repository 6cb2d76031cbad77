import { type ByteStream, readBoundedText } from "#shared/http/bounded-body.ts";
import type { RealtimeEnv } from "../env.ts";
import type { Outcome, RoomAddress } from "../rooms/room.ts";
import type { Outgoing } from "./port.ts";

/** Frees the connection; the room itself stops waiting at the same time, also where nothing can be cancelled. */
const FETCH_TIMEOUT_MS = 5_000;
/** Largest answer of the site or of a room: all matches in play with their details. */
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** A request to another room. */
export interface RoomRequest {
  readonly method: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The required parts of a response, so that those of the hosts' own types fit too. */
export interface RoomResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

/** A host's own way to another room; null where it has none at the moment. */
type WayToRoom = (to: RoomAddress, path: string, request: RoomRequest) => Promise<RoomResponse> | null;

/** Sends a room's outgoing requests, the same on every host; null without a response. */
export async function sendOut(
  outgoing: Outgoing,
  env: RealtimeEnv,
  wayToRoom: WayToRoom,
  withinMs = FETCH_TIMEOUT_MS,
): Promise<Outcome | null> {
  const late = new AbortController();
  // Not AbortSignal.timeout: it would run on after the answer, and a room does not hibernate while a timer runs.
  const timer = setTimeout(() => late.abort(), withinMs);
  try {
    return await readOutcome(await send(outgoing, env, wayToRoom, late.signal));
  } catch {
    // Refused, lost or timed out: the room counts it, retries and logs it once.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  { to, method, path, headers, body }: Outgoing,
  env: RealtimeEnv,
  wayToRoom: WayToRoom,
  signal: AbortSignal,
): Promise<RoomResponse> {
  const request = { method, headers: { ...headers }, ...(body === null ? {} : { body }) };
  const answer = to === "edge" ? null : wayToRoom(to, path, request);
  if (answer !== null) return answer;
  // Never an address from a request: a forged Host header would send signed messages to an attacker.
  const base = to === "edge" ? env.EDGE_URL : env.REALTIME_URL;
  return fetch(base + path, { ...request, redirect: "manual", signal });
}

async function readOutcome(response: RoomResponse): Promise<Outcome> {
  const text = await readBoundedText(response.body, ANSWER_LIMIT_BYTES);
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Invalid JSON is a valid response; the room judges by status and body.
  }
  const { status, headers } = response;
  return { status, body, as_of: headers.get("as-of"), next_change_at: headers.get("next-change-at") };
}
