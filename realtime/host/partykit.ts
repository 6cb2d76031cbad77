import type * as Party from "partykit/server";
import { AppError } from "#shared/errors/index.ts";
import { parseRealtimeEnv } from "../env.ts";
import type { PartyName, RoomCore } from "../rooms/room.ts";
import { connectionRefusal } from "./authorize-connection.ts";
import { peerOf } from "./connection-peer.ts";
import { problem } from "./fallback-routes.ts";
import { handleHttp } from "./http-handler.ts";
import { openPartyKitHost } from "./partykit-host.ts";
import { rejectConnection } from "./reject-connection.ts";
import { wakeRoom } from "./run-effects.ts";
import type { AwakeRoom } from "./running-room.ts";
import { fail, join, leave, receive } from "./socket.ts";
import { socketRequest } from "./socket-request.ts";

/** Why a request may not reach its room; null when it may. */
function refusalOf(
  { core, party }: PartyRoom,
  request: Party.Request,
  lobby: Party.Lobby,
  isSocket: boolean,
) {
  const address = { party, room: lobby.id };
  return connectionRefusal({ core, request, isSocket, address, env: parseRealtimeEnv(lobby.env) });
}

/** The party of a request that has not reached its room. */
interface PartyRoom {
  readonly core: Pick<RoomCore<unknown>, "refusalOf">;
  readonly party: PartyName;
}

/**
 * Rejects unauthorized connections before the room, which could only close accepted ones: a hibernating socket without
 * messages stays open (workerd, July 2024). Junk names never become rooms.
 */
async function beforeConnect(room: PartyRoom, request: Party.Request, lobby: Party.Lobby) {
  const code = await refusalOf(room, request, lobby, true);
  if (code) return rejectConnection(code);
  const { url, headers } = socketRequest(request, { party: room.party, room: lobby.id });
  return new Request(url, { headers });
}

/** The same for requests: a refused one wakes no room. */
async function beforeRequest(room: PartyRoom, request: Party.Request, lobby: Party.Lobby) {
  const code = await refusalOf(room, request, lobby, false);
  return code ? problem(new AppError(code)) : request;
}

/**
 * A room as a PartyKit party: translates callbacks into events, nothing else. The instance holds nothing that a
 * new instance could not load, because hibernation throws it away between two messages.
 */
export function partyOf<State>(party: PartyName, core: RoomCore<State>) {
  return class RoomParty implements Party.Server {
    static onBeforeConnect(request: Party.Request, lobby: Party.Lobby) {
      return beforeConnect({ core, party }, request, lobby);
    }

    static onBeforeRequest(request: Party.Request, lobby: Party.Lobby) {
      return beforeRequest({ core, party }, request, lobby);
    }

    readonly options: Party.ServerOptions = { hibernate: true };
    readonly room: Party.Room;
    #awake: AwakeRoom | null = null;

    constructor(room: Party.Room) {
      this.room = room;
    }

    get awake() {
      if (!this.#awake) throw new Error("a callback came before onStart had ended");
      return this.#awake;
    }

    async onStart() {
      const host = await openPartyKitHost(this.room, party, parseRealtimeEnv(this.room.env));
      this.#awake = { host, running: wakeRoom(core, host) };
    }

    async onConnect(connection: Party.Connection, { request }: Party.ConnectionContext) {
      const { running, host } = this.awake;
      await join(running, host, peerOf(connection), request);
    }

    async onMessage(message: unknown, connection: Party.Connection) {
      await receive(this.awake.running, this.awake.host, peerOf(connection), message);
    }

    async onClose(connection: Party.Connection) {
      // A hibernating socket is only half closed until this side closes too.
      connection.close();
      await leave(this.awake.running, peerOf(connection));
    }

    async onError(connection: Party.Connection, error: unknown) {
      await fail(this.awake.running, peerOf(connection), error);
    }

    async onRequest(request: Party.Request) {
      return handleHttp(this.awake.running, this.awake.host, request);
    }

    async onAlarm() {
      await this.awake.running.ring();
      await this.awake.running.settled();
    }
  };
}
