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

/** The parts of a room's namespace that its door uses. */
type Door = Pick<RoomCore<unknown, unknown>, "refusalOf">;
const DOORS: Readonly<Record<PartyName, Door>> = { hub: hubRoom, live: liveRoom, match: matchRoom };

/** The room that a path leads to; null when it leads to none. */
function addressOf(url: string): RoomAddress | null {
  const [, party, room] = /^\/parties\/(hub|live|match)\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  return party && room ? { party: party as PartyName, room } : null;
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
  const core = DOORS[address.party];
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
