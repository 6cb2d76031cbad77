import { describe, expect, it } from "vitest";
import type { MatchDetail } from "#shared/match/index.ts";
import { applyMatchMessage, emptyMatchState, type MatchServerMessage } from "#shared/room/index.ts";
import { aDetail, aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { matchRoom } from "./match-room.ts";

const detail = (goals: number, incidents = goals): MatchDetail =>
  aDetail({
    match: aMatch({ id: 7, status: "second_half", score: aScore(goals, 0) }),
    incidents: Array.from({ length: incidents }, (_, at) => anIncident({ id: at + 1 })),
  });
const over = (goals: number): MatchDetail => {
  const { match, ...rest } = detail(goals);
  return { ...rest, match: { ...match, status: "ended" } };
};
const forward = (as_of_ms: number, { match, ...rest }: MatchDetail, whole = true) => ({
  as_of_ms,
  match,
  rest: whole ? rest : null,
});
const answered = (body: unknown, sent_at_ms: number, as_of: number | null = null, status = 200) =>
  ({
    type: "answered",
    tag: "detail",
    outcome: { status, body, as_of: as_of === null ? null : String(as_of), next_change_at: null },
    sent_at_ms,
  }) as const;

const START = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
function awake() {
  const room = drive(matchRoom, "7", START);
  room.wake();
  return room;
}
const shown = (room: ReturnType<typeof awake>) => only(room.join(), "reply")[0]?.message;

describe("a match room", () => {
  it("[MATCH-1] A detail that becomes known later is broadcast as a snapshot with the next position", () => {
    const room = awake();
    expect(shown(room)).toMatchObject({ type: "snapshot", seq: 0, detail: null });
    const sent = only(room.receive(forward(START, detail(1))), "broadcast");
    expect(sent.map(({ message }) => message)).toMatchObject([
      { type: "snapshot", seq: 1, detail: detail(1) },
    ]);
    expect(shown(room)).toMatchObject({ type: "snapshot", seq: 1, detail: detail(1) });
  });

  it("[MATCH-2] A change is broadcast as its differences", () => {
    const room = awake();
    room.receive(forward(START, detail(1)));
    const [sent] = only(room.receive(forward(START + 1, detail(2))), "broadcast");
    expect(sent?.message).toMatchObject({
      type: "match-changed",
      patch: { score: { home: { goals: 2 } } },
      incidents: { upserted: [{ id: 2 }], removed: [], order: [1, 2] },
    });
    expect(sent?.message).not.toHaveProperty("stats");
    expect(only(room.receive(forward(START + 2, detail(2))), "broadcast")).toEqual([]);
  });

  it("[MATCH-2] Statistics with newer minutes alone are not sent again, and the snapshot has the newer minutes", () => {
    const room = awake();
    const asOf = (as_of_minute: number, home: number): MatchDetail => ({
      ...detail(1),
      stats: [{ kind: "corners", period: "full", home, away: 0, as_of_minute }],
    });
    room.receive(forward(START, asOf(45, 3)));
    expect(only(room.receive(forward(START + 1, asOf(60, 3))), "broadcast")).toEqual([]);
    expect(shown(room)).toMatchObject({ type: "snapshot", detail: { stats: [{ as_of_minute: 60 }] } });
    const [sent] = only(room.receive(forward(START + 2, asOf(61, 4))), "broadcast");
    expect(sent?.message).toMatchObject({ stats: [{ home: 4, as_of_minute: 61 }] });
  });

  it("[MATCH-2] A few changed statistics are sent with the minutes of all, and all where many or others differ", () => {
    const room = awake();
    const kinds = ["shots", "corners", "fouls", "saves", "passes", "tackles", "offsides"];
    const withStats = (as_of_minute: number, changed: number, of = kinds): MatchDetail => ({
      ...detail(1),
      stats: of.map((kind, place) => {
        const home = place < changed ? as_of_minute : 0;
        return { kind, period: "full", home, away: 0, as_of_minute };
      }),
    });
    const storeState = (as_of_ms: number, known: MatchDetail) =>
      only(room.receive(forward(as_of_ms, known)), "broadcast")[0]?.message;
    const before = shown(room);
    const whole = storeState(START, withStats(1, 0));
    const few = storeState(START + 1, withStats(2, 2));
    expect(few).toMatchObject({
      few_stats: { changed: [{ kind: "shots", home: 2 }, { kind: "corners" }], minutes: Array(7).fill(2) },
    });
    expect(few).not.toHaveProperty("stats");
    const many = storeState(START + 2, withStats(3, 6));
    expect(many).toMatchObject({ stats: withStats(3, 6).stats });
    expect(many).not.toHaveProperty("few_stats");
    const others = storeState(START + 3, withStats(3, 6, [...kinds, "throw_ins"]));
    expect(others).toMatchObject({ stats: [{}, {}, {}, {}, {}, {}, {}, { kind: "throw_ins" }] });
    const messages = [before, whole, few, many, others] as MatchServerMessage[];
    const client = messages.slice(0, 3).reduce(applyMatchMessage, emptyMatchState);
    expect(client.detail?.stats).toEqual(withStats(2, 2).stats);
    expect(messages.reduce(applyMatchMessage, emptyMatchState).detail?.stats).toHaveLength(8);
  });

  it.each([
    ["few", 5, 10],
    ["all", 6, 12],
    ["few", 3, 6],
    ["all", 3, 5],
  ])("[MATCH-2] The room sends %s statistics where %i of %i differ", (sent, differ, of) => {
    const room = awake();
    const withStats = (home: number, changed: number): MatchDetail => ({
      ...detail(1),
      stats: Array.from({ length: of }, (_, place) => ({
        ...{ kind: `kind-${place}`, period: "full" as const, away: 0, as_of_minute: 1 },
        home: place < changed ? home : 0,
      })),
    });
    room.receive(forward(START, withStats(1, 0)));
    const [messages] = only(room.receive(forward(START + 1, withStats(1, differ))), "broadcast");
    const few = { few_stats: { changed: { length: differ } } };
    expect(messages?.message).toMatchObject(sent === "few" ? few : { stats: { length: of } });
    expect(messages?.message).not.toHaveProperty(sent === "few" ? "stats" : "few_stats");
  });

  it("[MATCH-3] An unknown match is requested once for any number of joins, and again after five seconds", () => {
    const room = awake();
    expect(only(room.join(), "pull").map(({ path }) => path)).toEqual([
      "/api/v1/football/matches/live/detail?match_id=7",
    ]);
    expect(only(room.join(), "pull")).toEqual([]);
    room.take(answered(null, START, null, 404));
    expect(only(room.join(), "pull")).toEqual([]);
    room.pass(5_000);
    expect(only(room.join(), "pull")).toHaveLength(1);
  });

  it("[MATCH-3] A request without a response is retried", () => {
    const room = awake();
    room.join();
    const failed = room.take({ type: "answered", tag: "detail", outcome: null, sent_at_ms: START });
    expect(only(failed, "set-timer")).toEqual([
      { type: "set-timer", name: "detail-retry", at_ms: START + 500 },
    ]);
    room.pass(500);
    expect(only(room.ring(), "pull")).toHaveLength(1);
  });

  it("[MATCH-4] A room without a match id takes nothing", () => {
    const room = drive(matchRoom, "07");
    room.wake();
    expect(only(room.receive(forward(1, detail(1))), "answer")[0]?.answer).toMatchObject({
      code: "match_not_found",
    });
    expect(room.stored.size).toBe(0);
  });

  it("[MATCH-6] A row alone changes the row, keeps the incidents and makes the room request the detail", () => {
    const room = awake();
    room.take(answered(null, START, null, 404));
    room.receive(forward(START, detail(1)));
    const effects = room.receive(forward(START + 5, detail(2, 0), false));
    expect(only(effects, "pull")).toHaveLength(1);
    expect(shown(room)).toMatchObject({ detail: detail(2, 1) });
  });

  it.each([
    ["older", START - 1, detail(1)],
    ["newer", START + 1, detail(3)],
  ])("[MATCH-7] A response that is %s wins only when it is newer", (_what, asOf, shows) => {
    const room = awake();
    room.receive(forward(START, detail(1)));
    room.take(answered({ data: detail(3) }, START, asOf));
    expect(shown(room)).toMatchObject({ detail: shows });
  });

  it("[MATCH-7] A response without a time may be from a cache, so it counts as two seconds old", () => {
    const room = awake();
    room.receive(forward(START, detail(2)));
    room.take(answered({ data: detail(1) }, START + 1_900));
    expect(shown(room)).toMatchObject({ detail: detail(2) });
  });

  it("[MATCH-7] An older whole does not replace a newer row, but its incidents are news", () => {
    const room = awake();
    room.receive(forward(START, detail(0)));
    room.receive(forward(START + 10, detail(2, 0), false));
    room.receive(forward(START + 5, detail(1)));
    expect(shown(room)).toMatchObject({ detail: detail(2, 1) });
  });

  it("[HOST-2] The room replays from storage after it was evicted", () => {
    const room = awake();
    room.receive(forward(START, detail(1)));
    room.receive(forward(START + 1, detail(2)));
    room.wake();
    const messages = only(room.join("epoch-1.1"), "reply").map(({ message }) => message);
    expect(messages).toMatchObject([
      { type: "match-changed", seq: 2 },
      { type: "resumed", seq: 2 },
    ]);
  });

  it("[MATCH-8] A status request and an unknown match leave nothing stored", () => {
    const room = awake();
    expect(only(room.take({ type: "status-requested" }), "pull")).toEqual([]);
    room.join();
    room.take(answered(null, START, null, 404));
    expect(room.stored.size).toBe(0);
    expect(room.ringsInMs()).toBeLessThan(0);
  });

  it("[MATCH-8] A room empties itself 24 hours after its last news, restarts included, and not before", () => {
    const room = awake();
    room.receive(forward(START, detail(1)));
    room.pass(20 * HOUR_MS);
    room.receive(forward(START + 1, detail(2)));
    room.pass(23 * HOUR_MS);
    room.wake();
    room.ring();
    expect(shown(room)).toMatchObject({ detail: detail(2) });
    // It checks the hub for the peer that joined, and finds the peer gone.
    room.pass(room.ringsInMs());
    room.ring();
    expect(room.ringsInMs()).toBeLessThanOrEqual(2 * HOUR_MS);
    room.pass(room.ringsInMs());
    expect(only(room.ring(), "forget")).toHaveLength(1);
    expect(room.stored.size).toBe(0);
    expect(shown(room)).toMatchObject({ detail: null });
  });

  it("[MATCH-8] The alarm is set at most once an hour, with any number of changes", () => {
    const room = awake();
    const rings = Array.from({ length: 60 }, (_, at) => {
      room.pass(60_000);
      return only(room.receive(forward(START + at, detail(at))), "set-timer").length;
    });
    expect(rings.reduce((sum, one) => sum + one)).toBe(1);
  });

  it("[MATCH-8] A retry that is due sooner does not prevent the room's emptying", () => {
    const room = awake();
    room.receive(forward(START, detail(1)));
    const due = room.ringsInMs();
    room.receive(forward(START + 1, detail(2), false));
    room.take({ type: "answered", tag: "detail", outcome: null, sent_at_ms: START });
    expect(room.ringsInMs()).toBe(500);
    room.pass(500);
    room.ring();
    room.take(answered({ data: detail(2) }, room.now()));
    expect(room.ringsInMs()).toBe(due - 500);
  });

  it("[MATCH-8] An emptied room continues for peers that stayed", () => {
    const room = awake();
    room.join();
    room.receive(forward(START, detail(1)));
    room.pass(25 * HOUR_MS);
    room.ring();
    const sent = only(room.receive(forward(START + 1, over(2))), "broadcast");
    expect(sent.map(({ message }) => message)).toMatchObject([{ type: "snapshot", seq: 2, detail: over(2) }]);
  });

  it("[MATCH-9] A final state sent to a room without history and peers is not kept", () => {
    const room = awake();
    const effects = room.receive(forward(START, over(1)));
    expect(effects).toEqual([{ type: "answer", answer: { ok: true, data: {} } }]);
    expect(room.stored.size).toBe(0);
    expect(only(room.join(), "pull")).toHaveLength(1);
  });

  it("[MATCH-9] A final state reaches peers that stayed in an evicted room without history", () => {
    const room = drive(matchRoom, "7", START);
    room.wake({ has_peers: true });
    expect(only(room.receive(forward(START, over(1))), "broadcast")).toHaveLength(1);
  });

  it("[MATCH-10] The room wakes the hub when the first peer joins, not when the hub itself or an alarm woke it", () => {
    const room = drive(matchRoom, "7", START);
    expect(only(room.wake(), "forward")).toEqual([]);
    expect(only(room.receive(forward(START, detail(1))), "forward")).toEqual([]);
    expect(only(room.ring(), "forward")).toEqual([]);
    expect(only(room.join(), "forward").map(({ body }) => body)).toEqual([{ type: "wake" }]);
    expect(only(room.join(), "forward")).toEqual([]);
  });
});
