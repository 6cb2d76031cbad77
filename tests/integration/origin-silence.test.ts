import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changesSince } from "#origin/football/match/change.service.ts";
import { getMatch, listDay, listInPlay } from "#origin/football/match/match.service.ts";
import { listFutureMatches, listPastMatches } from "#origin/football/team/team-match.service.ts";
import { Batch, type BatchMatch, type BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import type { MatchStatus } from "#shared/match/index.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const score = { home: { goals: 1 }, away: { goals: 0 } };
const SECOND_HALF = [
  aStatusChange(atMinute(0), "first_half"),
  aStatusChange(atMinute(47), "half_time"),
  aStatusChange(atMinute(62), "second_half", score),
];

const storeMatch = (fields: Partial<BatchMatch>, minute = -600) =>
  store(aLeague([aBatchMatch(fields)]), atMinute(minute));

const liveAt = async (minute: number) =>
  (await listInPlay(db, atMinute(minute))).data.matches.map(({ status, period_started_at }) => [
    status,
    period_started_at,
  ]);

const matchAt = async (minute: number) => {
  const { data, nextChangeAtMs } = await getMatch(db, 1, atMinute(minute));
  const { status, score: shown } = data.match;
  const next = nextChangeAtMs === null ? null : (nextChangeAtMs - atMinute(0)) / 60_000;
  return { status, goals: shown.home.goals, next };
};

/** Ids of the day's matches with one of these statuses. */
const ofDay = async (minute: number, ...status: MatchStatus[]) => {
  const query = { date: "2026-01-01", tz: "+00:00", status, limit: 100, page: 1 };
  return (await listDay(db, query, atMinute(minute))).data.matches.map(({ id }) => Number(id));
};

describe("a second half that nobody ends", () => {
  it("It loses its minute, then leaves the live list, each at the moment that was announced as the next change", async () => {
    await storeMatch({ status_changes: SECOND_HALF });
    expect(await liveAt(126)).toEqual([["second_half", atMinute(62) / 1000]]);
    expect(await matchAt(126)).toEqual({ status: "second_half", goals: 1, next: 127 });
    expect(await liveAt(127)).toEqual([["no_news", null]]);
    expect(await matchAt(127)).toEqual({ status: "no_news", goals: 1, next: 180 });
    expect(await liveAt(180)).toEqual([]);
    expect(await matchAt(180)).toEqual({ status: "result_unknown", goals: 1, next: null });
    expect(await matchAt(100_000)).toMatchObject({ status: "result_unknown", goals: 1 });
  });

  it("The day's list counts it as live, then neither as live nor as ended nor as to come", async () => {
    await storeMatch({ status_changes: SECOND_HALF });
    expect(await ofDay(150, "second_half", "no_news")).toEqual([1]);
    expect(await ofDay(190, "second_half", "no_news", "ended", "not_started")).toEqual([]);
    expect(await ofDay(190, "result_unknown")).toEqual([1]);
  });

  it("The hub learns both changes without any ingest", async () => {
    await storeMatch({ status_changes: SECOND_HALF });
    const changed = async (since: number, now: number) =>
      (await changesSince(db, atMinute(since), atMinute(now))).details.map(({ match }) => match.status);
    expect(await changed(125, 128)).toEqual(["no_news"]);
    expect(await changed(175, 181)).toEqual(["result_unknown"]);
    expect(await changed(181, 185)).toEqual([]);
  });

  it("A goal makes it live again at once, and the result ends it", async () => {
    await storeMatch({ status_changes: SECOND_HALF });
    const goals = { incidents: [aGoal({ external_id: "g", minute: 90, known_at_ms: atMinute(200) })] };
    await storeMatch({ status_changes: SECOND_HALF, ...goals }, 200);
    expect(await liveAt(200)).toEqual([["second_half", atMinute(62) / 1000]]);
    expect((await matchAt(250)).status).toBe("result_unknown");
    const ended = [...SECOND_HALF, aStatusChange(atMinute(260), "ended", score)];
    await storeMatch({ status_changes: ended, ...goals }, 260);
    expect(await matchAt(260)).toEqual({ status: "ended", goals: 1, next: null });
  });
});

describe("a provider that reports only the present state", () => {
  const report = (status: MatchStatus, started: number | null, minute: number) => {
    const period_started_at_ms = started === null ? null : atMinute(started);
    const change: BatchStatusChange = { ...aStatusChange(null, status, score), period_started_at_ms };
    return storeMatch({ status_changes: [change], snapshot: { incidents: false, stats: false } }, minute);
  };

  it("It cannot keep a match live by repeating a second half that began hours ago", async () => {
    await report("second_half", 62, 70);
    await report("second_half", 62, 240);
    expect(await liveAt(241)).toEqual([]);
    expect((await matchAt(241)).status).toBe("result_unknown");
  });

  it("A match that it first reports in a second half of hours ago never enters the live list", async () => {
    await report("second_half", 62, 242);
    expect(await liveAt(242)).toEqual([]);
    expect((await matchAt(242)).status).toBe("result_unknown");
  });

  it("A match that it resumes on the next day is live", async () => {
    await report("first_half", 0, 10);
    await report("interrupted", null, 30);
    expect((await matchAt(700)).status).toBe("interrupted");
    await report("first_half", 0, 1440);
    expect((await liveAt(1441)).map(([status]) => status)).toEqual(["first_half"]);
  });
});

describe("a fixture that nobody reports on", () => {
  it("Its result is unknown three hours after its kick-off", async () => {
    await storeMatch({});
    expect(await matchAt(179)).toEqual({ status: "not_started", goals: null, next: 180 });
    expect(await matchAt(180)).toEqual({ status: "result_unknown", goals: null, next: null });
    expect(await ofDay(181, "not_started")).toEqual([]);
  });

  it("It moves with its kick-off", async () => {
    await storeMatch({});
    await storeMatch({ match_time: KICK_OFF + 86_400 }, 60);
    expect((await matchAt(200)).status).toBe("not_started");
    expect((await matchAt(1440 + 180)).status).toBe("result_unknown");
  });

  it("It is not a team's next match any more, but one of its past ones", async () => {
    await storeMatch({});
    const query = { team_id: 1, limit: 10, page: 1 };
    const ids = async (list: typeof listFutureMatches | typeof listPastMatches, minute: number) =>
      (await list(db, query, atMinute(minute))).data.matches.length;
    expect([await ids(listFutureMatches, 170), await ids(listPastMatches, 170)]).toEqual([1, 0]);
    expect([await ids(listFutureMatches, 190), await ids(listPastMatches, 190)]).toEqual([0, 1]);
  });

  it("A postponed one without a new date stays postponed", async () => {
    await storeMatch({ status_changes: [aStatusChange(atMinute(-60), "postponed")] });
    expect(await matchAt(5000)).toEqual({ status: "postponed", goals: null, next: null });
  });
});

describe("a batch", () => {
  it.each(["no_news", "result_unknown"] as const)("A source cannot report %s", (status) => {
    const batch = aLeague([aBatchMatch({ status_changes: [aStatusChange(null, status)] })]);
    expect(z.safeParse(Batch, batch).success).toBe(false);
    expect(z.safeParse(Batch, aLeague([aBatchMatch()])).success).toBe(true);
  });
});
