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
import type { RunningRoom } from "./running-room.ts";
import { fail, hear, join, leave } from "./socket.ts";
import { socketRequest } from "./socket-request.ts";

/**
 * A room as a PartyKit party: translates callbacks into events, nothing else. The instance holds nothing that a
 * new instance could not load, because hibernation throws it away between two messages.
 */
export function partyOf<State, Tag>(party: PartyName, core: RoomCore<State, Tag>) {
  return class RoomParty implements Party.Server {
    /**
     * Rejects unauthorized connections before the room. A room could only close a socket it has accepted, and a
     * hibernating one that has not received anything yet stays open until the room leaves memory (workerd, July 2024).
     * It also keeps junk room names from becoming rooms.
     */
    static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby) {
      const env = parseRealtimeEnv(lobby.env);
      const address = { party, room: lobby.id };
      const code = await connectionRefusal({ core, request, isSocket: true, address, env });
      if (code) return rejectConnection(code);
      const { url, headers } = socketRequest(request, address);
      return new Request(url, { headers });
    }

    /** The same for requests: a refused one wakes no room. */
    static async onBeforeRequest(request: Party.Request, lobby: Party.Lobby) {
      const env = parseRealtimeEnv(lobby.env);
      const address = { party, room: lobby.id };
      const code = await connectionRefusal({ core, request, isSocket: false, address, env });
      return code ? problem(new AppError(code)) : request;
    }

    readonly options: Party.ServerOptions = { hibernate: true };
    readonly room: Party.Room;
    #awake: {
      readonly host: Awaited<ReturnType<typeof openPartyKitHost>>;
      readonly running: RunningRoom<Tag>;
    } | null = null;

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
      await hear(this.awake.running, this.awake.host, peerOf(connection), message);
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
      const { host, running } = this.awake;
      await running.ring();
      await running.settled();
      await host.afterAlarm();
    }
  };
}
