import type { ErrorCode } from "#shared/errors/index.ts";
import { PROTOCOL_VERSION, ROOM_QUERY, SIGNATURE_HEADER, verifySignatureHeader } from "#shared/room/index.ts";
import type { RealtimeEnv } from "../env.ts";
import { type Burst, oneMore } from "../rooms/burst.ts";
import type { RoomAddress, RoomCore } from "../rooms/room.ts";
import { roomOf } from "../rooms/shards/shard-address.ts";
import { HUB_ADDRESS } from "../rooms/wire/room-to-hub.ts";
import { callerOf, noteSecurity } from "./caller.ts";
import { createMatchBook } from "./match-book.ts";

/** Checks a connection before any room is woken: an invented name must not become a room (rooms may be files). */

/**
 * Sockets that one address opens in a minute, over all rooms: an office shares it, and all return after a deployment.
 */
export const SOCKETS_A_MINUTE = 600;
/** Unknown matches that one address may request in a minute; pages request none. */
export const UNKNOWN_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Addresses counted at once; beyond that the oldest are dropped. */
const MOST_CALLERS = 10_000;

/** The required parts of a request, so that those of PartyKit's own types fit too. */
interface Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
}

interface Attempt {
  readonly core: Pick<RoomCore<unknown>, "refusalOf">;
  readonly request: Incoming;
  readonly isSocket: boolean;
  readonly address: RoomAddress;
  readonly env: RealtimeEnv;
}

/** Counts of callers in minutes that begin with the first of each. */
function minuteCounts() {
  const bursts = new Map<string, Burst>();
  return {
    add(caller: string, nowMs: number): number {
      const burst = oneMore(bursts.get(caller), MINUTE_MS, nowMs);
      bursts.delete(caller);
      bursts.set(caller, burst);
      if (bursts.size > MOST_CALLERS) bursts.delete(bursts.keys().next().value ?? caller);
      return burst.count;
    },
    of(caller: string, nowMs: number): number {
      const burst = bursts.get(caller);
      return burst && nowMs - burst.since_ms < MINUTE_MS ? burst.count : 0;
    },
  };
}

/** Why a request may not reach its room; null when it may. */
export type ConnectionRefusal = (attempt: Attempt) => Promise<ErrorCode | null>;

/** A check with empty counts. The clock is milliseconds UTC; tests of whole sites put it ahead after this was loaded. */
export function createConnectionGate(now = () => Date.now()): ConnectionRefusal {
  const book = createMatchBook();
  const sockets = minuteCounts();
  const unknown = minuteCounts();

  const exceeded = (caller: string, address: RoomAddress, of: string): ErrorCode => {
    noteSecurity("limit_reached", caller, address, { of });
    return "too_many_requests";
  };

  async function matchRefusal(address: RoomAddress, caller: string | null, env: RealtimeEnv) {
    const matchId = Number(roomOf(address.room));
    const known = book.recall(matchId, now());
    if (known !== null) return known === "missing" ? "match_not_found" : null;
    if (caller !== null && unknown.of(caller, now()) >= UNKNOWN_A_MINUTE)
      return exceeded(caller, address, "unknown matches");
    if ((await book.query(matchId, env, now())) === "found") return null;
    if (caller !== null) unknown.add(caller, now());
    return "match_not_found";
  }

  /** Requests of origin and of other rooms are signed; the room itself checks the body (http-handler.ts). */
  async function postRefusal({ request, address, env }: Attempt): Promise<ErrorCode | null> {
    const { pathname, search } = new URL(request.url);
    const head = { method: "POST", path: pathname + search };
    const header = request.headers.get(SIGNATURE_HEADER);
    if (await verifySignatureHeader(env.REALTIME_SECRET, head, header, now())) return null;
    noteSecurity("signature_refused", await callerOf(request, env.REALTIME_SECRET), address);
    return "signature_invalid";
  }

  return async (attempt) => {
    const { core, request, isSocket, address, env } = attempt;
    // PartyKit's router takes any path after the room's name as part of it.
    if (new URL(request.url).pathname !== `/parties/${address.party}/${address.room}`)
      return "route_not_found";
    if (!isSocket && request.method === "POST") return postRefusal(attempt);
    if (!isSocket && request.method !== "GET") return "method_not_allowed";
    const caller = await callerOf(request, env.REALTIME_SECRET);
    if (isSocket && caller !== null && sockets.add(caller, now()) > SOCKETS_A_MINUTE)
      return exceeded(caller, address, "sockets a minute");
    if (!isSocket && address.party === "hub")
      return address.room === HUB_ADDRESS.room ? null : "route_not_found";
    const requested = new URL(request.url).searchParams.get(ROOM_QUERY.version);
    const version = isSocket ? requested : String(PROTOCOL_VERSION);
    const refusal = core.refusalOf({ room: address.room, version, list_rooms: env.LIST_ROOMS });
    if (refusal !== null || address.party !== "match") return refusal;
    return matchRefusal(address, caller, env);
  };
}

/** The check of this isolate. */
export const connectionRefusal = createConnectionGate();
