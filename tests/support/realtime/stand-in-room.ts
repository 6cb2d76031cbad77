import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach } from "vitest";
import * as z from "zod/mini";
import { listenLocally } from "#scripts/site/ports.ts";
import { type ChatModeration, ChatOrder, type RoomChat, USUAL_MODE } from "#shared/chat/index.ts";
import {
  AppError,
  type ErrorCode,
  PROBLEM_CONTENT_TYPE,
  toAppError,
  toProblem,
} from "#shared/errors/index.ts";
import { SIGNATURE_HEADER, verifySignature } from "#shared/room/index.ts";
import { TEST_REALTIME_SECRET } from "../origin/origin-harness.ts";

/** Rooms of matches as origin knows them: read with GET, ordered with a signed POST. */
export interface StandInRooms {
  readonly url: string;
  /** Accepted orders, with the match. */
  readonly orders: { readonly match_id: number; readonly chat: ChatModeration }[];
  /** Matches whose room received a request. */
  readonly visited: number[];
  /** A room's chat state. */
  chat: RoomChat;
  /** Faults of a match's room: it refuses an order, sends nonsense, or does not respond. */
  readonly moods: Map<number, ErrorCode | "nonsense" | "silent">;
}

/** Starts the rooms of a test file; they are reset before each test. */
export async function startRoomsOfFile(secret = TEST_REALTIME_SECRET): Promise<StandInRooms> {
  const quiet = (): RoomChat => ({ viewers: 0, messages: [], mode: USUAL_MODE });
  const rooms: StandInRooms = { url: "", orders: [], visited: [], chat: quiet(), moods: new Map() };

  async function answerOrder(match_id: number, path: string, body: string, header: string | null) {
    const verified = await verifySignature(secret, { method: "POST", path, body }, header, Date.now());
    if (!verified) throw new AppError("signature_invalid");
    rooms.orders.push({ match_id, chat: z.parse(ChatOrder, JSON.parse(body)).chat });
    return { data: {} };
  }

  async function answer(request: IncomingMessage, match_id: number): Promise<object> {
    const body = await text(request);
    const mood = rooms.moods.get(match_id);
    if (mood === "nonsense") return { hello: "stranger" };
    if (request.method === "GET") return { data: { room: "match", chat: rooms.chat } };
    if (mood !== undefined && mood !== "silent") throw new AppError(mood, { detail: "the room said so" });
    const header = request.headers[SIGNATURE_HEADER];
    return answerOrder(match_id, request.url ?? "", body, typeof header === "string" ? header : null);
  }

  const server = createServer(async (request, response) => {
    const match_id = Number(/^\/parties\/match\/(\d+)$/.exec(request.url ?? "")?.[1]);
    rooms.visited.push(match_id);
    if (rooms.moods.get(match_id) === "silent") return;
    try {
      const answered = await answer(request, match_id);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answered));
    } catch (thrown) {
      const error = toAppError(thrown);
      const headers = { "content-type": PROBLEM_CONTENT_TYPE };
      response.writeHead(error.row.status, headers).end(JSON.stringify(toProblem(error, "room")));
    }
  });
  const url = await listenLocally(server);
  beforeEach(() => {
    rooms.orders.length = 0;
    rooms.visited.length = 0;
    rooms.chat = quiet();
    rooms.moods.clear();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(rooms, { url });
}
