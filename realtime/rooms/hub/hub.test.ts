import { describe, expect, it } from "vitest";
import type { MatchDetail } from "#shared/match/index.ts";
import type { ChangeSet } from "#shared/room/index.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import type { Effect, RequestTag } from "../room.ts";
import { hubRoom } from "./hub.ts";

const START = 1_800_000_000_000;
const detail = (id: number, goals: number, status: "first_half" | "ended" = "first_half"): MatchDetail =>
  aDetail({ match: aMatch({ id, status, score: aScore(goals, 0) }) });
const changes = (as_of_ms: number, details: MatchDetail[], next: number | null = null): ChangeSet => ({
  as_of_ms,
  next_change_at_ms: next,
  details,
});

function awake() {
  const room = drive(hubRoom, "main", START);
  return { ...room, first: room.wake() };
}
type Hub = ReturnType<typeof awake>;

/** Answers a pull. */
function answer(hub: Hub, tag: RequestTag, body: unknown, status = 200, sent_at_ms = hub.now()) {
  return hub.take({
    type: "answered",
    tag,
    outcome: { status, body, as_of: null, next_change_at: null },
    sent_at_ms,
  });
}
const pulled = (hub: Hub, set: ChangeSet, since_ms = set.as_of_ms - 1_000) =>
  answer(hub, { want: "changes", since_ms }, { data: set });
const fail = (hub: Hub, tag: RequestTag) =>
  hub.take({ type: "answered", tag, outcome: null, sent_at_ms: hub.now() });

const targets = (effects: readonly Effect[]) =>
  only(effects, "forward").map(({ to }) => `${to.party}/${to.room}`);
const ringsIn = (hub: Hub, effects: readonly Effect[]) =>
  only(effects, "set-timer").map(({ at_ms }) => at_ms - hub.now());
/** Everything that was sent arrives. */
function arrive(hub: Hub, effects: readonly Effect[]) {
  return only(effects, "forward").flatMap(({ tag }) => answer(hub, tag, { data: {} }));
}
/** The tag of a delivery to a room. */
function deliveryTo(room: string, effects: readonly Effect[]): RequestTag {
  const sent = only(effects, "forward").find(({ to }) => `${to.party}/${to.room}` === room);
  if (!sent) throw new Error(`nothing was sent to ${room}`);
  return sent.tag;
}

describe("the hub", () => {
  it("[HUB-5] The hub pulls when it wakes, signed, from the beginning", () => {
    expect(only(awake().first, "pull")).toEqual([
      {
        type: "pull",
        tag: { want: "changes", since_ms: 0 },
        path: "/api/v1/origin/feed/changes?since_ms=0",
        signed: true,
      },
    ]);
  });

  it.each([
    ["at the heartbeat when nothing is stored", START, null, 10_000],
    ["at the heartbeat when the next row is far away", START, START + 60_000, 10_000],
    ["15 ms after the next stored row", START, START + 3_000, 3_015],
    ["after a breath when the row is due already", START, START - 5, 20],
    ["by the other clock when that is ahead", START + 500, START + 3_500, 3_015],
    ["by the other clock when that is behind", START - 500, START + 2_500, 3_015],
  ])("[HUB-5] The hub pulls next %s", (_when, asOf, next, ms) => {
    const hub = awake();
    pulled(hub, changes(asOf, [], next));
    expect(hub.ringsInMs()).toBe(ms);
  });

  it("[HUB-5] A push with a nearer row moves the next pull there", () => {
    const hub = awake();
    pulled(hub, changes(START, []));
    expect(ringsIn(hub, hub.receive(changes(START, [], START + 700)))).toEqual([700]);
  });

  it("[HUB-6] A failed pull is retried with growing delay up to five seconds, and logged once", () => {
    const hub = awake();
    const delays: number[] = [];
    let logs = 0;
    for (let round = 0; round < 6; round += 1) {
      const effects = fail(hub, { want: "changes", since_ms: 0 });
      const [delay = 0] = ringsIn(hub, effects);
      delays.push(delay);
      logs += only(effects, "log").length;
      hub.pass(delay);
      expect(only(hub.ring(), "pull")).toHaveLength(1);
    }
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect(logs).toBe(1);
  });

  it("[HUB-6] A response of another shape is a failed pull, and nothing of it is sent", () => {
    const hub = awake();
    const effects = answer(hub, { want: "changes", since_ms: 0 }, { data: { details: "all" } });
    expect(ringsIn(hub, effects)).toEqual([500]);
    expect(only(effects, "forward")).toEqual([]);
  });

  it("[HUB-9] List and match room are sent the differences, and nothing twice", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0), detail(2, 0)]));
    expect(targets(first)).toEqual(["live/0", "match/1", "match/2"]);
    arrive(hub, first);
    hub.pass(100);
    const second = pulled(hub, changes(START + 100, [detail(1, 1), detail(2, 0)]));
    expect(targets(second)).toEqual(["live/0", "match/1"]);
  });

  it("[HUB-11] A push with a known state is sent too, flagged as pushed: prices may have changed", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    expect(only(first, "forward").map(({ body }) => body)).toMatchObject([
      { pushed_ms: null },
      { pushed: false },
    ]);
    arrive(hub, first);
    hub.pass(100);
    const second = hub.receive(changes(START + 100, [detail(1, 0)]));
    expect(targets(second)).toEqual(["live/0", "match/1"]);
    expect(only(second, "forward").map(({ body }) => body)).toMatchObject([
      { pushed_ms: START + 100, rows: [{ match: { id: 1 } }] },
      { pushed: true },
    ]);
    expect(only(second, "save").flatMap(({ put }) => Object.keys(put ?? {}))).not.toContain("match:1");
  });

  it("[HUB-9] States that arrive during a delivery are merged, and deliveries are spaced by a tick", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    expect(targets(hub.receive(changes(START + 1, [detail(1, 1)]), "nonce-a"))).toEqual([]);
    expect(targets(hub.receive(changes(START + 2, [detail(1, 2)]), "nonce-b"))).toEqual([]);
    expect(targets(arrive(hub, first))).toEqual([]);
    hub.pass(50);
    const second = hub.ring();
    expect(only(second, "forward")[0]?.body).toMatchObject({ rows: [{ as_of_ms: START + 2 }] });
  });

  it("[HUB-9] A failed delivery is repeated with the newest state", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    hub.receive(changes(START + 1, [detail(1, 1)]));
    fail(hub, deliveryTo("live/0", first));
    hub.pass(499);
    expect(targets(hub.ring())).toEqual([]);
    hub.pass(1);
    const again = only(hub.ring(), "forward");
    expect(again.map(({ body }) => body)).toMatchObject([{ rows: [{ as_of_ms: START + 1 }] }]);
  });

  it("[HUB-9] A delivery that never ended counts as failed after ten seconds, by its own alarm", () => {
    const hub = awake();
    pulled(hub, changes(START, [detail(1, 0)]));
    hub.pass(5_000);
    pulled(hub, changes(START + 5_000, []));
    expect(hub.ringsInMs()).toBe(5_000);
    hub.pass(5_000);
    hub.ring();
    hub.pass(500);
    expect(targets(hub.ring())).toEqual(["live/0", "match/1"]);
  });

  it("[HUB-9] The places of deliveries that never ended are given to others", () => {
    const hub = awake();
    const many = Array.from({ length: 25 }, (_, at) => detail(at + 1, 0));
    expect(targets(pulled(hub, changes(START, many)))).toHaveLength(20);
    hub.pass(10_000);
    const next = targets(hub.ring());
    expect(next).toEqual(["match/20", "match/21", "match/22", "match/23", "match/24", "match/25"]);
  });

  it("[HUB-9] The late end of a delivery that timed out is ignored", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    hub.pass(10_000);
    hub.ring();
    hub.pass(500);
    const second = hub.ring();
    answer(hub, deliveryTo("live/0", first), { data: {} });
    fail(hub, deliveryTo("live/0", second));
    hub.pass(1_000);
    expect(targets(hub.ring())).toEqual(["live/0"]);
  });

  it("[HUB-9] After a crash the undelivered changes are sent again, and the delivered ones are not", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    hub.wake();
    const second = pulled(hub, changes(START + 1, [detail(1, 0)]));
    expect(targets(second)).toEqual(targets(first));
    arrive(hub, second);
    hub.wake();
    expect(targets(pulled(hub, changes(START + 2, [detail(1, 0)])))).toEqual([]);
  });

  it("[HUB-9] Nothing is sent twice when more matches are in play than a list room keeps", () => {
    const hub = awake();
    const all = Array.from({ length: 600 }, (_, at) => detail(at + 1, 0));
    let sent = pulled(hub, changes(START, all));
    while (hub.ringsInMs() <= 1_000 || targets(sent).length > 0) {
      const answered = arrive(hub, sent);
      hub.pass(50);
      sent = [...answered.filter(({ type }) => type === "forward"), ...hub.ring()];
    }
    expect(targets(pulled(hub, changes(hub.now(), all)))).toEqual([]);
  });

  it("Confirmed matches cause no write: a polled service confirms all of them every second", () => {
    const hub = awake();
    arrive(hub, pulled(hub, changes(START, [detail(1, 0)])));
    hub.pass(1_000);
    const effects = pulled(hub, changes(START + 1_000, [detail(1, 0)]));
    expect(only(effects, "save").flatMap(({ put }) => Object.keys(put ?? {}))).toEqual(["cursor_ms"]);
  });

  it("[HUB-9] The saved cursor advances only when every delivery is done", () => {
    const hub = awake();
    const first = pulled(hub, changes(START, [detail(1, 0)]));
    expect(hub.stored.get("cursor_ms")).toBeUndefined();
    arrive(hub, first);
    expect(hub.stored.get("cursor_ms")).toBe(START);
    expect(only(hub.wake(), "pull")[0]?.tag).toEqual({ want: "changes", since_ms: START - 2_000 });
  });

  it("[HUB-3] A nonce is remembered over a restart and for as long as its signature could be accepted", () => {
    const hub = awake();
    const set = changes(START, []);
    const code = () => only(hub.receive(set, "nonce-1"), "answer")[0]?.answer;
    expect(code()).toMatchObject({ ok: true });
    hub.wake();
    hub.pass(119_000);
    expect(code()).toMatchObject({ ok: false, code: "request_replayed" });
    hub.pass(1_000);
    hub.receive(set, "nonce-2");
    expect(hub.stored.has("nonce:nonce-1")).toBe(false);
  });

  it("[HUB-7] After a 404 the hub polls every second, sends rows alone, requests matches that left, and looks again after a minute", () => {
    const hub = awake();
    const begun = answer(hub, { want: "changes", since_ms: 0 }, null, 404);
    expect(only(begun, "pull").map(({ path }) => path)).toEqual(["/api/v1/football/matches/live"]);
    const first = answer(hub, { want: "rows" }, { data: { matches: [detail(1, 0).match] } });
    expect(only(first, "forward").map(({ body }) => body)[1]).toMatchObject({ rest: null });
    expect(ringsIn(hub, first)).toEqual([1_000]);
    hub.pass(1_000);
    hub.ring();
    const second = answer(hub, { want: "rows" }, { data: { matches: [] } });
    expect(only(second, "pull").map(({ tag }) => tag)).toEqual([{ want: "detail", match_id: 1 }]);
    hub.pass(60_000);
    expect(only(hub.ring(), "pull")[0]?.tag).toMatchObject({ want: "changes" });
  });

  it("[HUB-10] Matches in play before a long absence that are no longer listed are requested", () => {
    const hub = awake();
    pulled(hub, changes(START, [detail(1, 0), detail(2, 0)]));
    hub.pass(3_600_000);
    const effects = pulled(hub, changes(hub.now(), [detail(2, 1)]), START);
    expect(only(effects, "pull").map(({ tag }) => tag)).toContainEqual({ want: "detail", match_id: 1 });
  });

  it("[HUB-8] A hub by another name does nothing", () => {
    const other = drive(hubRoom, "spare");
    expect(other.wake()).toEqual([]);
    expect(only(other.take({ type: "status-requested" }), "answer")[0]?.answer).toMatchObject({
      code: "route_not_found",
    });
  });
});
