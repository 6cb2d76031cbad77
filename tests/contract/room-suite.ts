import { afterAll, beforeAll, expect } from "vitest";
import type * as z from "zod/mini";
import { applyChatMessage, emptyChatState } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import type { MatchDetail } from "#shared/match/index.ts";
import {
  applyLiveMessage,
  applyMatchMessage,
  applyOddsMessage,
  emptyLiveState,
  emptyMatchState,
  emptyOddsState,
  formatPosition,
  type LiveClientState,
  LiveServerMessage,
  MatchServerMessage,
  OddsServerMessage,
} from "#shared/room/index.ts";
import { aDetail, aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { type StandInEdge, startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import { startPartyKit } from "#tests/support/realtime/realtime-partykit.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import type { OpenRooms, RoomHarness } from "#tests/support/realtime/room-harness.ts";
import { signedPost } from "#tests/support/realtime/signed-post.ts";

/** SPEC.md's promises are tested from outside, on every host of rooms. */
export const ROOM_HOSTS: readonly (readonly [name: string, open: OpenRooms])[] = [
  ["Durable Objects", startDurable],
  ["partykit dev", startPartyKit],
];

export const SECRET = "contract-suite-secret";
export const WRONG_SECRET = "another-secret-entirely";

/** Starts a host and a stand-in edge for the tests of the current `describe`, and closes them after its last. */
export function useRooms<Host extends RoomHarness>(open: OpenRooms<Host>, vars: Record<string, string> = {}) {
  let edge: StandInEdge;
  let host: Host;
  let lastId = 100;
  beforeAll(async () => {
    edge = await startStandInEdge(SECRET);
    host = await open({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url, ...vars });
  });
  afterAll(async () => {
    await host?.close();
    await edge?.close();
  });

  const connect: RoomHarness["connect"] = (path, headers) => host.connect(path, headers);
  const get = (path: string) => host.request(path, { method: "GET", headers: {}, body: "" });
  const post = (path: string, value: unknown, secret = SECRET) => signedPost(host, secret, path, value);
  /** Pushes a match's state of now to the hub, as origin does. */
  async function push(id: number) {
    const sent = await post("/parties/hub/main", edge.changeSet(id));
    expect(sent.response.status).toBe(200);
    return sent;
  }
  return {
    get edge() {
      return edge;
    },
    get host() {
      return host;
    },
    ...{ connect, get, post, push },
    /** The id of a match that no other test uses. */
    nextId() {
      lastId += 1;
      return lastId;
    },
    /** Origin publishes: the state is valid from now on and the hub is notified. */
    publish(detail: MatchDetail) {
      edge.put(detail);
      return push(detail.match.id);
    },
  };
}

const jsonOf = (text: string) => (text.startsWith("{") ? JSON.parse(text) : null);

/** Reads the messages of one schema and folds them into the state of a client. */
function clientOf<Message, State>(
  schema: z.ZodMiniType<Message>,
  apply: (state: State, message: Message) => State,
  empty: State,
) {
  /** A message of the schema; null for any other text. */
  const read = (text: string): Message | null => schema.safeParse(jsonOf(text)).data ?? null;
  const fold = ({ received }: TestSocket, from = empty): State =>
    received.flatMap((text) => read(text) ?? []).reduce((state, message) => apply(state, message), from);
  /** Waits until the fold of all received messages matches. */
  const until = (socket: TestSocket, fits: (state: State) => boolean, from = empty): Promise<State> =>
    socket.waitFor(() => {
      const state = fold(socket, from);
      return fits(state) ? state : null;
    });
  return { read, fold, until };
}
export const live = clientOf(LiveServerMessage, applyLiveMessage, emptyLiveState);
export const match = clientOf(MatchServerMessage, applyMatchMessage, emptyMatchState);
export const chat = clientOf(ChatServerMessage, applyChatMessage, emptyChatState);
export const odds = clientOf(
  OddsServerMessage,
  (state, message) => applyOddsMessage(state, message).state,
  emptyOddsState,
);

/** The position of a state as the value of `since`; empty where there is none. */
export const positionOf = ({ position }: Pick<LiveClientState, "position">) =>
  position ? formatPosition(position) : "";

export const errorCode = (text: string): string | null => {
  const message = live.read(text);
  return message?.type === "error" ? message.code : null;
};
export const statusAndCode = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code?: string }).code,
});
export const typesIn = ({ received }: TestSocket): string[] =>
  received.flatMap((text) => jsonOf(text)?.type ?? []);

/** Waits until a client of the chat is told this number of viewers. */
export const untilViewers = (socket: TestSocket, viewers: number) =>
  socket.waitFor((text) => text.includes('"chat-viewers"') && JSON.parse(text).viewers === viewers);

/** A match in play with this many home goals, each an incident. */
export function inPlay(id: number, goals: number, fields: Partial<MatchDetail["match"]> = {}): MatchDetail {
  const incidents = Array.from({ length: goals }, (_, at) =>
    anIncident({ id: id * 1_000 + at, match_id: aMatch({ id }).id, minute: at + 1 }),
  );
  const { id: _id, ...rest } = fields;
  return aDetail({
    match: aMatch({ id, status: "first_half", score: aScore(goals, 0), ...rest }),
    incidents,
  });
}

export const goalsOf = (state: LiveClientState, id: number) =>
  state.matches.get(aMatch({ id }).id)?.score.home.goals;
