import type * as Party from "partykit/server";
import { type ErrorCode, errorCatalogue } from "#shared/errors/index.ts";
import { ROOM_QUERY, TOPIC_QUERY } from "#shared/room/index.ts";
import { parseRealtimeEnv } from "../env.ts";
import type { PartyName, RoomCore } from "../rooms/room.ts";
import { refuse } from "../rooms/visitor.ts";
import { ticketRefusal } from "./door.ts";
import { answerRequest } from "./entrance.ts";
import { openPartyKitHost, peerOf } from "./partykit-host.ts";
import { type RunningRoom, roomPath, wakeRoom } from "./run-effects.ts";
import { hear, join } from "./socket.ts";

/** Opens a socket only to say why it closes: a browser cannot read the body of a refused handshake. */
function turnAway(code: ErrorCode): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ours.accept();
  for (const { message } of refuse(code, Date.now()).filter((effect) => effect.type === "reply")) {
    ours.send(JSON.stringify(message));
  }
  ours.close(errorCatalogue[code].close_code, code);
  return new Response(null, { status: 101, webSocket: theirs });
}

/** What a room or PartyKit itself reads of a socket's URL. */
const READ_KEYS: readonly string[] = [...Object.values(ROOM_QUERY), ...Object.values(TOPIC_QUERY), "_pk"];
/** Longer than anything readable there. */
const VALUE_LENGTH = 100;
/** Of a connection's name (`_pk`) the platform takes 256 characters: a shorter URL has no longer one in it. */
const URL_LENGTH = 256;

/**
 * The request without what nobody reads. PartyKit keeps the URL of a socket in the 2 KB that outlive hibernation,
 * and a longer one would end the connection before it began, as a longer name would.
 */
function withShortUrl(request: Party.Request, path: string) {
  if (request.url.length <= URL_LENGTH) return request;
  const url = new URL(request.url);
  const read = [...url.searchParams].filter(
    ([key, value]) => READ_KEYS.includes(key) && value.length <= VALUE_LENGTH,
  );
  return new Request(`${url.origin}${path}?${new URLSearchParams(read)}`, { headers: [...request.headers] });
}

/**
 * A room as a PartyKit party: translates callbacks into events, nothing else. The instance holds nothing that a
 * new instance could not load, because hibernation throws it away between two messages.
 */
export function partyOf<State, Tag>(party: PartyName, core: RoomCore<State, Tag>) {
  return class RoomParty implements Party.Server {
    /**
     * Turns away at the door who may not come in. A room could only close a socket it has accepted, and a
     * hibernating one that has not heard anything yet stays open until the room leaves memory (workerd, July
     * 2024). It also keeps junk room names from becoming rooms.
     */
    static async onBeforeConnect(request: Party.Request, lobby: Party.Lobby) {
      const { LIVE_SHARDS, FEED_SECRET } = parseRealtimeEnv(lobby.env);
      const version = new URL(request.url).searchParams.get(ROOM_QUERY.version);
      const address = { party, room: lobby.id };
      const code =
        core.refusalOf({ room: lobby.id, version, live_shards: LIVE_SHARDS }) ??
        (await ticketRefusal(request.url, address, FEED_SECRET, Date.now()));
      return code ? turnAway(code) : withShortUrl(request, roomPath(address));
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
      await join(this.awake.running, peerOf(connection), request.url);
    }

    async onMessage(message: unknown, connection: Party.Connection) {
      await hear(this.awake.running, peerOf(connection), message);
    }

    onClose(connection: Party.Connection) {
      // A hibernating socket is only half closed until this side closes too.
      connection.close();
    }

    async onRequest(request: Party.Request) {
      return answerRequest(this.awake.running, this.awake.host, request);
    }

    async onAlarm() {
      const { host, running } = this.awake;
      await running.ring();
      await running.settled();
      await host.afterAlarm();
    }
  };
}
