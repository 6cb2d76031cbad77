import { describe, expect, it } from "vitest";
import { LiveServerMessage, MatchServerMessage } from "#shared/room/index.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { liveRoom } from "../live/live-room.ts";
import { matchRoom } from "../match/match-room.ts";
import type { Effect, Outcome } from "../room.ts";
import { hubRoom } from "./hub.ts";

const START = 1_800_000_000_000;
const inPlay = (goals: number) =>
  aDetail({ match: aMatch({ id: 1, status: "first_half", score: aScore(goals, 0) }) });
const forward = (as_of_ms: number, goals: number, edge: object = {}) => {
  const { match, ...rest } = inPlay(goals);
  return { as_of_ms, ...edge, match, rest };
};

const toHub = (effects: readonly Effect[]) =>
  only(effects, "forward").filter(({ tag }) => tag === "hub-watched");
const words = (effects: readonly Effect[]) =>
  [...only(effects, "broadcast"), ...only(effects, "reply")].flatMap(({ message }) =>
    "type" in message && String(message.type).startsWith("source-") ? [message] : [],
  );

describe("times of a change", () => {
  it("[FRESH-1] The hub records when it took a state, and sends that to list and match room", () => {
    const hub = drive(hubRoom, "main", START);
    hub.wake();
    hub.pass(40);
    const sent = hub.receive({ as_of_ms: START, next_change_at_ms: null, details: [inPlay(1)] });
    const edge_at_ms = START + 40;
    expect(only(sent, "forward").map(({ body }) => body)).toMatchObject([
      { rows: [{ as_of_ms: START, edge_at_ms }] },
      { as_of_ms: START, edge_at_ms },
    ]);
  });

  it("[FRESH-1] A queued state that was replaced is sent with the time of the newer one", () => {
    const hub = drive(hubRoom, "main", START);
    hub.wake();
    const push = (goals: number) =>
      hub.receive(
        { as_of_ms: hub.now(), next_change_at_ms: null, details: [inPlay(goals)] },
        `${goals}-nonce`,
      );
    const [first] = only(push(1), "forward");
    hub.pass(10);
    push(2);
    hub.pass(20);
    push(3);
    hub.pass(100);
    if (!first) throw new Error("nothing was sent");
    const outcome = { status: 200, body: {}, as_of: null, next_change_at: null };
    const after = hub.take({ type: "answered", tag: first.tag, outcome, sent_at_ms: START });
    expect(only(after, "forward").map(({ body }) => body)).toMatchObject([
      { rows: [{ edge_at_ms: START + 30, match: { score: { home: { goals: 3 } } } }] },
    ]);
  });

  it("[FRESH-1] A state that the hub repeats for a room without data has no such time", () => {
    const hub = drive(hubRoom, "main", START);
    hub.wake();
    const outcome = { status: 200, body: {}, as_of: null, next_change_at: null };
    for (const { tag } of only(
      hub.receive({ as_of_ms: START, next_change_at_ms: null, details: [inPlay(1)] }),
      "forward",
    ))
      hub.take({ type: "answered", tag, outcome, sent_at_ms: START });
    hub.pass(100);
    const sent = hub.receive({ type: "rows-wanted", room: "0" });
    expect(only(sent, "forward").map(({ body }) => body)).toMatchObject([{ rows: [{ edge_at_ms: null }] }]);
  });

  it("[FRESH-1] List and match room send all three times, each of the newest state", () => {
    const list = drive(liveRoom, "0", START);
    list.wake();
    const { match } = inPlay(1);
    const other = aMatch({ id: 2, status: "first_half" });
    const rows = [
      { as_of_ms: START - 50, edge_at_ms: START - 40, match },
      { as_of_ms: START - 500, edge_at_ms: START - 30, match: other },
    ];
    const moments = { at_ms: START - 50, edge_at_ms: START - 40, sent_at_ms: START };
    const [ofList] = only(list.receive({ rows }), "broadcast");
    expect(ofList?.message).toMatchObject(moments);
    expect(LiveServerMessage.safeParse(ofList?.message).success).toBe(true);

    const room = drive(matchRoom, "1", START);
    room.wake();
    room.receive(forward(START - 100, 0));
    const [ofMatch] = only(room.receive(forward(START - 50, 1, { edge_at_ms: START - 40 })), "broadcast");
    expect(ofMatch?.message).toMatchObject(moments);
    expect(MatchServerMessage.safeParse(ofMatch?.message).success).toBe(true);
  });

  it("[FRESH-1] With a hub of an older release rooms know two times, and repeat saved changes without the third", () => {
    const room = drive(matchRoom, "1", START);
    room.wake();
    room.receive(forward(START - 100, 0));
    const [sent] = only(room.receive(forward(START - 50, 1)), "broadcast");
    expect(sent?.message).not.toHaveProperty("edge_at_ms");
    room.wake();
    const repeated = only(room.join("epoch-1.1"), "reply").map(({ message }) => message);
    expect(repeated).toEqual([sent?.message, expect.objectContaining({ type: "resumed" })]);
  });
});

describe("a hub with a silent source", () => {
  let questions = 0;
  const silence = (hub: ReturnType<typeof awake>) => {
    questions += 1;
    const [sent] = only(hub.receive({ type: "wake" }, `question-${questions}`), "answer");
    return sent?.answer.ok ? sent.answer.data.silent_since_ms : undefined;
  };
  function awake() {
    const hub = drive(hubRoom, "main", START);
    hub.wake();
    return hub;
  }
  const pulled = (hub: ReturnType<typeof awake>, outcome: Outcome | null) =>
    hub.take({ type: "answered", tag: { want: "changes", since_ms: 0 }, outcome, sent_at_ms: hub.now() });
  const changes = (as_of_ms: number) => ({
    status: 200,
    body: { data: { as_of_ms, next_change_at_ms: null, details: [] } },
    as_of: null,
    next_change_at: null,
  });

  it("[FRESH-2] The hub reports silence thirty seconds after the last pull or push, and not before", () => {
    const hub = awake();
    pulled(hub, changes(START));
    hub.pass(30_000);
    pulled(hub, null);
    expect(silence(hub)).toBeNull();
    hub.pass(1);
    expect(silence(hub)).toBe(START);
    hub.receive({ as_of_ms: hub.now(), next_change_at_ms: null, details: [] });
    expect(silence(hub)).toBeNull();
    hub.pass(30_001);
    expect(silence(hub)).toBe(START + 30_001);
    pulled(hub, changes(hub.now()));
    expect(silence(hub)).toBeNull();
  });

  it("[FRESH-2] An empty response counts as an answer: a source without events is not silent", () => {
    const hub = awake();
    for (let round = 0; round < 12; round += 1) {
      pulled(hub, changes(hub.now()));
      hub.pass(10_000);
    }
    expect(silence(hub)).toBeNull();
  });
});

describe.each([
  ["list", () => drive(liveRoom, "0", START)],
  ["match", () => drive(matchRoom, "1", START)],
] as const)("a %s room", (kind, make) => {
  const sent = (fields: object = {}): Outcome => ({
    ...{
      status: 200,
      body: { data: { silent_since_ms: null, ...fields } },
      as_of: null,
      next_change_at: null,
    },
  });
  function watched() {
    const room = make();
    room.wake();
    const { match } = inPlay(0);
    room.receive(kind === "list" ? { rows: [{ as_of_ms: START, match }] } : forward(START, 0));
    room.join();
    return room;
  }
  type Room = ReturnType<typeof watched>;
  /** Lets the room's alarm ring for a connected peer, and answers its requests to the hub. */
  function receiveStatus(room: Room, outcome: Outcome | null) {
    room.pass(room.ringsInMs());
    const requested = toHub(room.ring([], true));
    expect(requested).toHaveLength(1);
    expect(requested[0]?.body).toEqual({ type: "wake" });
    return room.take({ type: "answered", tag: "hub-watched", outcome, sent_at_ms: room.now() });
  }

  it("[FRESH-3] The room queries the hub a second after the first peer, then every thirty seconds, and sends nothing while all is well", () => {
    const room = watched();
    expect(room.ringsInMs()).toBe(1_000);
    room.join();
    expect(words(receiveStatus(room, sent()))).toEqual([]);
    expect(room.ringsInMs()).toBe(30_000);
    expect(words(receiveStatus(room, sent()))).toEqual([]);
  });

  it("[FRESH-3] The room does not query the hub without peers", () => {
    const room = watched();
    room.pass(room.ringsInMs());
    expect(toHub(room.ring([], false))).toEqual([]);
    room.pass(60_000);
    expect(toHub(room.ring([], false))).toEqual([]);
    room.join();
    expect(room.ringsInMs()).toBe(1_000);
  });

  it("[FRESH-4] The room sends its peers the silence once, every newcomer too, and its end once", () => {
    const room = watched();
    const silent = sent({ silent_since_ms: START - 40_000 });
    expect(words(receiveStatus(room, silent))).toEqual([
      { type: "source-silent", since_ms: START - 40_000, sent_at_ms: room.now() },
    ]);
    expect(room.ringsInMs()).toBe(5_000);
    expect(words(receiveStatus(room, silent))).toEqual([]);
    expect(words(room.join())).toEqual([
      { type: "source-silent", since_ms: START - 40_000, sent_at_ms: room.now() },
    ]);
    expect(words(receiveStatus(room, sent()))).toEqual([{ type: "source-alive", sent_at_ms: room.now() }]);
    expect(words(room.join())).toEqual([]);
    expect(words(receiveStatus(room, sent()))).toEqual([]);
  });

  it("[FRESH-4] A hub that leaves three requests unanswered is silent since the first of them", () => {
    const room = watched();
    expect(words(receiveStatus(room, null))).toEqual([]);
    const first = room.now();
    expect(room.ringsInMs()).toBe(5_000);
    expect(words(receiveStatus(room, { ...sent(), status: 503 }))).toEqual([]);
    expect(words(receiveStatus(room, null))).toEqual([
      { type: "source-silent", since_ms: first, sent_at_ms: room.now() },
    ]);
    expect(words(receiveStatus(room, null))).toEqual([]);
    expect(words(receiveStatus(room, sent()))).toEqual([{ type: "source-alive", sent_at_ms: room.now() }]);
  });

  it("[FRESH-4] One response in between restarts the count; a hub of an older release, without a silence field, is not silent", () => {
    const room = watched();
    receiveStatus(room, null);
    receiveStatus(room, null);
    expect(words(receiveStatus(room, { ...sent(), body: { data: {} } }))).toEqual([]);
    expect(words(receiveStatus(room, null))).toEqual([]);
    expect(words(receiveStatus(room, null))).toEqual([]);
  });

  it("[FRESH-5] Silence messages take no place in the room's history", () => {
    const room = watched();
    const [message] = words(receiveStatus(room, sent({ silent_since_ms: START })));
    expect(message).not.toHaveProperty("seq");
    expect([LiveServerMessage, MatchServerMessage].every((one) => one.safeParse(message).success)).toBe(true);
    const before = [...room.stored.keys()].filter((key) => key.startsWith("ring:")).length;
    expect(words(receiveStatus(room, sent()))).toHaveLength(1);
    expect([...room.stored.keys()].filter((key) => key.startsWith("ring:"))).toHaveLength(before);
  });

  it("[FRESH-5] An evicted room knows the silence it sent, and starts again when no peer stayed", () => {
    const room = watched();
    const silent = sent({ silent_since_ms: START });
    receiveStatus(room, silent);
    room.wake({ has_peers: true });
    expect(words(receiveStatus(room, silent))).toEqual([]);
    room.wake({ has_peers: true });
    expect(words(receiveStatus(room, sent()))).toHaveLength(1);
    receiveStatus(room, silent);
    room.wake();
    expect(words(room.join())).toEqual([]);
    room.wake({ has_peers: true });
    expect(words(receiveStatus(room, silent))).toHaveLength(1);
  });
});

describe("a match room", () => {
  it("[FRESH-3] The room makes no query for a match that is over, or unknown", () => {
    const room = drive(matchRoom, "1", START);
    room.wake();
    room.join();
    room.pass(1_000);
    expect(toHub(room.ring([], true))).toEqual([]);
    const { match, ...rest } = aDetail({ match: aMatch({ id: 1, status: "ended" }) });
    room.receive({ as_of_ms: START, match, rest });
    room.pass(60_000);
    expect(toHub(room.ring([], true))).toEqual([]);
  });

  it("[FRESH-4] Peers that were sent the silence get its end, also when the match has ended meanwhile", () => {
    const room = drive(matchRoom, "1", START);
    const answered = (silent_since_ms: number | null) => {
      const outcome = { status: 200, body: { data: { silent_since_ms } }, as_of: null, next_change_at: null };
      return room.take({ type: "answered", tag: "hub-watched", outcome, sent_at_ms: room.now() });
    };
    room.wake();
    room.receive(forward(START, 0));
    room.join();
    room.pass(room.ringsInMs());
    room.ring([], true);
    expect(words(answered(START))).toHaveLength(1);
    const { match, ...rest } = aDetail({ match: aMatch({ id: 1, status: "ended" }) });
    room.receive({ as_of_ms: room.now(), match, rest });
    expect(room.ringsInMs()).toBe(5_000);
    room.pass(5_000);
    expect(toHub(room.ring([], true))).toHaveLength(1);
    expect(words(answered(null))).toEqual([{ type: "source-alive", sent_at_ms: room.now() }]);
    // After it nothing queries any more.
    room.pass(60_000);
    expect(toHub(room.ring([], true))).toEqual([]);
  });
});
