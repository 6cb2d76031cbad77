import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { liveRoom } from "./live-room.ts";

const HOUR_MS = 3_600_000;
const inPlay = (id: number, goals: number): Match =>
  aMatch({ id, status: "first_half", score: aScore(goals, 0) });
const rows = (...list: [number, Match][]) => ({
  rows: list.map(([as_of_ms, match]) => ({ as_of_ms, match })),
});

function awake() {
  const room = drive(liveRoom, "0", 100 * HOUR_MS);
  room.wake();
  return room;
}
const snapshotIds = (room: ReturnType<typeof awake>) =>
  only(room.join(), "reply").flatMap(({ message }) =>
    "matches" in message ? (message.matches as Match[]).map((match) => Number(match.id)) : [],
  );

describe("a list room", () => {
  it("[LIVE-1] The snapshot has rows in play and rows changed within two hours, and drops the others", () => {
    const room = awake();
    room.receive(rows([room.now(), inPlay(1, 0)], [room.now(), aMatch({ id: 2, status: "ended" })]));
    expect(snapshotIds(room)).toEqual([1, 2]);
    room.pass(2 * HOUR_MS);
    expect(snapshotIds(room)).toEqual([1]);
    expect([...room.stored.keys()]).not.toContain("row:2");
  });

  it("[LIVE-1] A match without news stays in the snapshot, one of unknown result goes like an ended one", () => {
    const room = awake();
    room.receive(rows([room.now(), { ...inPlay(1, 0), status: "no_news" }], [room.now(), inPlay(2, 0)]));
    room.pass(2 * HOUR_MS);
    expect(snapshotIds(room)).toEqual([1, 2]);
    const unknown: Match = { ...inPlay(1, 0), status: "result_unknown", updated_at: room.now() / 1000 };
    room.receive(rows([room.now(), unknown]));
    room.pass(2 * HOUR_MS);
    expect(snapshotIds(room)).toEqual([2]);
  });

  it("[LIVE-1] The snapshot has 500 rows at most, and of those not in play the longest unchanged are dropped first", () => {
    const room = awake();
    const list = Array.from({ length: 501 }, (_, at): [number, Match] => [
      room.now() - 501 + at,
      aMatch({ id: at + 1, status: "ended" }),
    ]);
    room.receive(rows(...list));
    const ids = snapshotIds(room);
    expect(ids).toHaveLength(500);
    expect(ids).not.toContain(1);
  });

  it("[LIVE-1] The snapshot has every row in play, also more than 500, and then no other", () => {
    const room = awake();
    const list = Array.from({ length: 600 }, (_, at): [number, Match] => [room.now(), inPlay(at + 1, 0)]);
    room.receive(rows([room.now(), aMatch({ id: 1_000, status: "ended" })], ...list));
    const ids = snapshotIds(room);
    expect(ids).toHaveLength(600);
    expect(ids).not.toContain(1_000);
  });

  it("[LIVE-1] No row in play is dropped for one that is not, however recently that changed", () => {
    const room = awake();
    room.receive(rows([room.now(), inPlay(1, 0)]));
    room.pass(60_000);
    const planned = Array.from({ length: 500 }, (_, at): [number, Match] => [
      room.now(),
      aMatch({ id: at + 2, status: "not_started" }),
    ]);
    room.receive(rows(...planned));
    const ids = snapshotIds(room);
    expect(ids).toHaveLength(500);
    expect(ids).toContain(1);
  });

  it("[LIVE-5] A dropped row counts as new when it changes again", () => {
    const room = awake();
    room.receive(rows([room.now(), aMatch({ id: 2, status: "ended" })]));
    room.pass(3 * HOUR_MS);
    room.join();
    const [broadcast] = only(
      room.receive(rows([room.now(), aMatch({ id: 2, status: "ended", round: "3" })])),
      "broadcast",
    );
    expect(broadcast?.message).toMatchObject({ patches: [], added: [{ id: 2 }] });
  });

  it("[LIVE-2] A new row is sent whole and a known row as its differences, in one broadcast", () => {
    const room = awake();
    room.receive(rows([room.now(), inPlay(1, 0)]));
    room.pass(1);
    const effects = room.receive(rows([room.now(), inPlay(1, 1)], [room.now(), inPlay(2, 0)]));
    expect(only(effects, "broadcast").map(({ message }) => message)).toMatchObject([
      { seq: 2, patches: [{ id: 1, patch: { score: { home: { goals: 1 } } } }], added: [{ id: 2 }] },
    ]);
  });

  it.each([
    ["older", -1, 1],
    ["the same, again", 0, 0],
    ["the same, later", 5, 0],
  ])("[LIVE-3] A state that is %s is not broadcast", (_what, ms, goals) => {
    const room = awake();
    room.receive(rows([room.now(), inPlay(1, 0)]));
    const effects = room.receive(rows([room.now() + ms, inPlay(1, goals)]));
    expect(only(effects, "broadcast")).toEqual([]);
    expect(only(effects, "answer")).toEqual([{ type: "answer", answer: { ok: true, data: {} } }]);
  });

  it("[LIVE-4] A list room without rows requests them from the hub when it wakes, until it succeeds", () => {
    const room = drive(liveRoom, "0");
    const wanted = { type: "rows-wanted", room: "0" };
    expect(only(room.wake(), "forward")[0]?.body).toEqual(wanted);
    const failed = room.take({ type: "answered", tag: "hub-called", outcome: null, sent_at_ms: room.now() });
    expect(only(failed, "set-timer")).toEqual([
      { type: "set-timer", name: "hub-call", at_ms: room.now() + 500 },
    ]);
    room.pass(500);
    expect(only(room.ring(), "forward")[0]?.body).toEqual(wanted);
  });

  it("[LIVE-4] A list room with rows wakes the hub when the first peer joins, not when the hub itself or an alarm woke it", () => {
    const room = awake();
    room.receive(rows([room.now(), inPlay(1, 0)]));
    expect(only(room.wake(), "forward")).toEqual([]);
    expect(only(room.receive(rows([room.now(), inPlay(1, 1)])), "forward")).toEqual([]);
    expect(only(room.ring(), "forward")).toEqual([]);
    expect(only(room.join(), "forward").map(({ body }) => body)).toEqual([{ type: "wake" }]);
    expect(only(room.join(), "forward")).toEqual([]);
  });

  it("[LIVE-6] A list room outside the configured ones takes nothing", () => {
    const room = drive(liveRoom, "1");
    room.wake();
    expect(only(room.receive(rows([1, inPlay(1, 0)])), "answer")[0]?.answer).toMatchObject({
      ok: false,
      code: "route_not_found",
    });
    expect(room.stored.size).toBe(0);
  });

  it("[HUB-4] A forward of another shape is answered by field", () => {
    const answer = only(awake().receive({ rows: [{ as_of_ms: 1, match: { id: "x" } }] }), "answer")[0]
      ?.answer;
    expect(answer).toMatchObject({ ok: false, code: "validation_failed" });
    expect(answer && !answer.ok ? Object.keys(answer.fields ?? {}) : []).toContain("rows.0.match.id");
  });

  it("[HOST-10] The room replays up to 200 broadcasts after a restart, and sends a snapshot beyond", () => {
    const room = awake();
    for (let goals = 0; goals <= 201; goals += 1) {
      room.pass(1);
      room.receive(rows([room.now(), inPlay(1, goals)]));
    }
    room.wake();
    const kinds = (since: number) =>
      only(room.join(`epoch-1.${since}`), "reply").map(({ message }) => "type" in message && message.type);
    expect(kinds(2)).toEqual([...Array.from({ length: 200 }, () => "rows-changed"), "resumed"]);
    expect(kinds(1)).toEqual(["snapshot"]);
    expect([...room.stored.keys()].filter((key) => key.startsWith("ring:"))).toHaveLength(200);
  });
});
