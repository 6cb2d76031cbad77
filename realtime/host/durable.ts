import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { errorCatalogue } from "#shared/errors/index.ts";
import { HEARTBEAT } from "#shared/room/index.ts";
import { parseRealtimeEnv } from "../env.ts";
import type { PartyName, RoomCore } from "../rooms/room.ts";
import { peerOf } from "./connection-peer.ts";
import { openDurableHost, type RoomBindings } from "./durable-host.ts";
import { logThrown } from "./failure-log.ts";
import { handleHttp } from "./http-handler.ts";
import { wakeRoom } from "./run-effects.ts";
import type { AwakeRoom } from "./running-room.ts";
import { fail, join, leave, receive } from "./socket.ts";

/** Environment of our Durable Objects: the way to the other rooms, and settings that are not validated yet. */
export type DurableEnv = Cloudflare.Env & RoomBindings<DurableObjectStub> & Readonly<Record<string, unknown>>;

/** Lets a connection in. A failure ends it without a reason: partyserver would send the stack. */
async function joinOrClose(awake: () => AwakeRoom, connection: Connection, request: Request) {
  try {
    const { running, host } = awake();
    await join(running, host, peerOf(connection), request);
  } catch (thrown) {
    logThrown("nobody_let_in", thrown);
    connection.close(errorCatalogue.internal.close_code, "internal");
  }
}

/**
 * A room as a Durable Object of partyserver: translates callbacks into events. The instance holds nothing that a new
 * one could not load.
 */
export function roomServer<State>(party: PartyName, core: RoomCore<State>) {
  return class RoomServer extends Server<DurableEnv> {
    static override readonly options = { hibernate: true };
    #awake: AwakeRoom | null = null;

    constructor(ctx: DurableObjectState, env: DurableEnv) {
      super(ctx, env);
      // The platform answers it, so that a heartbeat wakes no room.
      ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT.ping, HEARTBEAT.pong));
    }

    get awake() {
      if (!this.#awake) throw new Error("a callback came before onStart had ended");
      return this.#awake;
    }

    override onStart() {
      const host = openDurableHost({
        address: { party, room: this.name },
        env: parseRealtimeEnv(this.env),
        bindings: this.env,
        storage: this.ctx.storage,
        connections: () => this.getConnections(),
        answeredPingAt: (connection) => this.ctx.getWebSocketAutoResponseTimestamp(connection as WebSocket),
      });
      this.#awake = { host, running: wakeRoom(core, host) };
    }

    override async onConnect(connection: Connection, { request }: ConnectionContext) {
      await joinOrClose(() => this.awake, connection, request);
    }

    override async onMessage(connection: Connection, message: WSMessage) {
      await receive(this.awake.running, this.awake.host, peerOf(connection), message);
    }

    override async onClose(connection: Connection) {
      await leave(this.awake.running, peerOf(connection));
    }

    override async onError(connection: Connection, error: unknown) {
      await fail(this.awake.running, peerOf(connection), error);
    }

    override async onRequest(request: Request) {
      return handleHttp(this.awake.running, this.awake.host, request);
    }

    override async onAlarm() {
      await this.awake.running.ring();
      await this.awake.running.settled();
    }
  };
}
