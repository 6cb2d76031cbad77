import { AppError, toAppError } from "#shared/errors/index.ts";
import { parseRealtimeEnv } from "../env.ts";
import { connectionRefusal } from "../host/authorize-connection.ts";
import { type DurableEnv, roomServer } from "../host/durable.ts";
import { stubOf } from "../host/durable-host.ts";
import { logThrown } from "../host/failure-log.ts";
import { answerFallback, problem } from "../host/fallback-routes.ts";
import { rejectConnection } from "../host/reject-connection.ts";
import { socketRequest } from "../host/socket-request.ts";
import { hubRoom } from "../rooms/hub/hub.ts";
import { liveRoom } from "../rooms/live/live-room.ts";
import { matchRoom } from "../rooms/match/match-room.ts";
import type { PartyName, RoomAddress, RoomCore } from "../rooms/room.ts";

/** The rooms as Durable Objects of one's own Cloudflare account, at the paths that PartyKit has. */

export class HubRoom extends roomServer("hub", hubRoom) {}
export class LiveRoom extends roomServer("live", liveRoom) {}
export class MatchRoom extends roomServer("match", matchRoom) {}

/** The rooms' admission checks. */
const ADMISSIONS: Readonly<Record<PartyName, Pick<RoomCore<unknown>, "refusalOf">>> = {
  hub: hubRoom,
  live: liveRoom,
  match: matchRoom,
};

const PARTIES = ["hub", "live", "match"] as const satisfies readonly PartyName[];

/** The room that a path leads to; null when it leads to none. */
function addressOf(url: string): RoomAddress | null {
  const [, name, room] = /^\/parties\/([^/]+)\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  const party = PARTIES.find((one) => one === name);
  return party && room ? { party, room } : null;
}

/** Internal headers of partyserver; from outside they would be trusted, so they are removed. */
const INNER_HEADERS = ["x-partykit-props", "x-partykit-room"];

function forRoom(request: Request, address: RoomAddress): Request {
  const { url, headers } = socketRequest(request, address);
  return new Request(url, { headers });
}

async function answer(request: Request, bindings: DurableEnv): Promise<Response> {
  const env = parseRealtimeEnv(bindings);
  const address = addressOf(request.url);
  if (!address) return answerFallback(request.url);
  const isSocket = request.headers.get("upgrade")?.toLowerCase() === "websocket";
  const core = ADMISSIONS[address.party];
  const code = await connectionRefusal({ core, request, isSocket, address, env });
  if (code) return isSocket ? rejectConnection(code) : problem(new AppError(code));
  const inner = isSocket ? forRoom(request, address) : new Request(request);
  for (const name of INNER_HEADERS) inner.headers.delete(name);
  return stubOf(bindings, address).fetch(inner);
}

export default {
  async fetch(request: Request, bindings: DurableEnv): Promise<Response> {
    try {
      return await answer(request, bindings);
    } catch (thrown) {
      const error = toAppError(thrown);
      logThrown("request_failed", error);
      return problem(error);
    }
  },
};
