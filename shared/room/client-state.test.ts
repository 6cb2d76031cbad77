import { describe, expect, it } from "vitest";
import { aDetail, aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import {
  applyLiveMessage,
  applyMatchMessage,
  beforeReconnect,
  emptyLiveState,
  emptyMatchState,
  type LiveClientState,
} from "./client-state.ts";
import {
  LiveServerMessage,
  type LiveSnapshot,
  type MatchChanged,
  type MatchSnapshot,
  type RowsChanged,
} from "./room-to-client.ts";

const liveSnapshot = (fields: Partial<LiveSnapshot> = {}): LiveSnapshot => ({
  type: "snapshot",
  v: 2,
  epoch: "e1",
  seq: 4,
  sent_at_ms: 1000,
  as_of_ms: 900,
  matches: [aMatch({ id: 1, score: aScore(0, 0) })],
  ...fields,
});

const goal = (seq: number, home: number, fields: Partial<RowsChanged> = {}): RowsChanged => ({
  type: "rows-changed",
  epoch: "e1",
  seq,
  sent_at_ms: 2000,
  at_ms: 1900,
  patches: [{ id: aMatch({ id: 1 }).id, patch: { score: { home: { goals: home } } } }],
  added: [],
  ...fields,
});

const fold = (messages: readonly LiveServerMessage[]): LiveClientState =>
  messages.reduce(applyLiveMessage, emptyLiveState);

const homeGoals = (state: LiveClientState) => state.matches.get(aMatch({ id: 1 }).id)?.score.home.goals;

describe("a client of a list room", () => {
  it("A list client takes the rows and the position of a snapshot", () => {
    const state = fold([liveSnapshot()]);
    expect(state).toMatchObject({
      sync: "synced",
      position: { epoch: "e1", seq: 4 },
      as_of_ms: 900,
      error: null,
    });
    expect([...state.matches.keys()]).toEqual([1]);
  });

  it("A list client folds the next broadcast and advances", () => {
    const state = fold([liveSnapshot(), goal(5, 1), goal(6, 2)]);
    expect(homeGoals(state)).toBe(2);
    expect(state).toMatchObject({ sync: "synced", position: { epoch: "e1", seq: 6 }, as_of_ms: 1900 });
  });

  it("A list client adds new rows", () => {
    const state = fold([liveSnapshot(), goal(5, 1, { patches: [], added: [aMatch({ id: 9 })] })]);
    expect([...state.matches.keys()]).toEqual([1, 9]);
  });

  it("A list client returns the same object for a broadcast that it has taken", () => {
    const state = fold([liveSnapshot(), goal(5, 1)]);
    expect(applyLiveMessage(state, goal(5, 7))).toBe(state);
    expect(applyLiveMessage(state, goal(3, 7))).toBe(state);
  });

  it.each([
    ["a broadcast is missing", goal(6, 3)],
    ["the room began another history", goal(5, 3, { epoch: "e2" })],
    [
      "a patch is about a row that was never sent",
      goal(5, 3, { patches: [{ id: aMatch({ id: 77 }).id, patch: {} }] }),
    ],
    ["the room resumed somewhere else", { type: "resumed", epoch: "e1", seq: 9, sent_at_ms: 1 } as const],
  ])("A list client needs a resync when %s, and keeps its rows", (_why, message) => {
    const state = fold([liveSnapshot(), message]);
    expect(state.sync).toBe("resync-needed");
    expect(homeGoals(state)).toBe(0);
    expect(state.position).toEqual({ epoch: "e1", seq: 4 });
  });

  it("A list client ignores broadcasts after a missing one until a snapshot corrects it", () => {
    const lost = fold([liveSnapshot(), goal(6, 3)]);
    expect(applyLiveMessage(lost, goal(5, 1))).toBe(lost);
    const mended = applyLiveMessage(
      lost,
      liveSnapshot({ seq: 7, matches: [aMatch({ id: 1, score: aScore(3, 0) })] }),
    );
    expect(mended).toMatchObject({ sync: "synced", position: { epoch: "e1", seq: 7 } });
    expect(homeGoals(mended)).toBe(3);
  });

  it("A list client ignores changes before the first snapshot, which contains them", () => {
    expect(fold([goal(4, 2)])).toBe(emptyLiveState);
  });

  it("A list client waits after a reconnect until the gap has come and the room sent resumed", () => {
    const away = beforeReconnect(fold([liveSnapshot()]));
    expect(away.sync).toBe("waiting");
    const caughtUp = applyLiveMessage(away, goal(5, 1));
    expect(homeGoals(caughtUp)).toBe(1);
    expect(applyLiveMessage(caughtUp, { type: "resumed", epoch: "e1", seq: 5, sent_at_ms: 1 }).sync).toBe(
      "synced",
    );
  });

  it("A list client drops its position before a reconnect that needs a snapshot", () => {
    expect(beforeReconnect(fold([liveSnapshot(), goal(6, 3)])).position).toBeNull();
    expect(beforeReconnect(fold([liveSnapshot()])).position).toEqual({ epoch: "e1", seq: 4 });
  });

  it("A list client shows a refusal until the next good message", () => {
    const refused = fold([liveSnapshot(), { type: "error", code: "message_malformed", sent_at_ms: 1 }]);
    expect(refused.error).toBe("message_malformed");
    expect(applyLiveMessage(refused, goal(5, 1)).error).toBeNull();
  });

  it("Messages survive the wire: every message parses to itself", () => {
    for (const message of [liveSnapshot(), goal(5, 1)]) {
      expect(LiveServerMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
    }
  });
});

const matchSnapshot = (fields: Partial<MatchSnapshot> = {}): MatchSnapshot => ({
  type: "snapshot",
  v: 2,
  epoch: "e1",
  seq: 0,
  sent_at_ms: 1000,
  as_of_ms: 900,
  detail: aDetail({ incidents: [anIncident({ id: 1 }), anIncident({ id: 3 })] }),
  ...fields,
});

const changed = (seq: number, fields: Partial<MatchChanged>): MatchChanged => ({
  type: "match-changed",
  epoch: "e1",
  seq,
  sent_at_ms: 2000,
  at_ms: 1900,
  ...fields,
});

describe("a client of a match room", () => {
  it("A match client inserts incidents in the order of play, replaces the changed and drops the removed", () => {
    const state = [
      matchSnapshot(),
      changed(1, {
        patch: { score: { home: { goals: 1 } } },
        incidents: {
          upserted: [anIncident({ id: 2 }), anIncident({ id: 3, cancelled: true })],
          removed: [1],
          order: [2, 3],
        },
      }),
    ].reduce(applyMatchMessage, emptyMatchState);
    expect(state.detail?.incidents.map(({ id, cancelled }) => [id, cancelled])).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(state.detail?.match.score.home.goals).toBe(1);
    expect(state).toMatchObject({ sync: "synced", position: { epoch: "e1", seq: 1 } });
  });

  it("A match client replaces statistics and commentary whole, and keeps absent fields", () => {
    const stats = [{ kind: "shots", period: "full" as const, home: 3, away: 1 }];
    const state = [matchSnapshot(), changed(1, { stats })].reduce(applyMatchMessage, emptyMatchState);
    expect(state.detail?.stats).toEqual(stats);
    expect(state.detail?.incidents).toHaveLength(2);
  });

  it("A match client takes the few statistics that changed, and the minutes of all", () => {
    const stat = (kind: string, home: number, as_of_minute: number) =>
      ({ kind, period: "full", home, away: 0, as_of_minute }) as const;
    const known = changed(1, { stats: [stat("shots", 3, 10), stat("corners", 1, 10)] });
    const next = (few_stats: MatchChanged["few_stats"]) =>
      [matchSnapshot(), known, changed(2, { few_stats })].reduce(applyMatchMessage, emptyMatchState);
    const { detail } = next({ changed: [stat("corners", 2, 12)], minutes: [11, 12] });
    expect(detail?.stats).toEqual([stat("shots", 3, 11), stat("corners", 2, 12)]);
    expect(next({ changed: [stat("fouls", 2, 12)], minutes: [11, 12] }).sync).toBe("resync-needed");
    expect(next({ changed: [stat("corners", 2, 12)], minutes: [11] }).sync).toBe("resync-needed");
  });

  it.each([
    [
      "an order names an incident that was never sent",
      matchSnapshot(),
      { upserted: [], removed: [], order: [8] },
    ],
    ["the room's snapshot knew nothing", matchSnapshot({ detail: null }), undefined],
  ])("A match client needs a resync when %s", (_why, snapshot, incidents) => {
    const message = changed(1, incidents ? { incidents } : { patch: { round: "2" } });
    expect([snapshot, message].reduce(applyMatchMessage, emptyMatchState).sync).toBe("resync-needed");
  });

  it("A match client takes a later snapshot as the next position in the history", () => {
    const state = [
      matchSnapshot({ detail: null }),
      matchSnapshot({ seq: 1 }),
      changed(2, { patch: { round: "2" } }),
    ].reduce(applyMatchMessage, emptyMatchState);
    expect(state).toMatchObject({ sync: "synced", position: { seq: 2 }, detail: { match: { round: "2" } } });
  });
});
