import { describe, expect, it } from "vitest";
import { getHistory } from "#origin/football/analysis/match-history.service.ts";
import { getMatch, getMatchDetail } from "#origin/football/match/match.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import type { BatchIncident, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import type { StatedResult } from "#shared/match/index.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aResult,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** What a provider states beside the goals, from its batch to the answers. */

const { db, store } = originOfFile();

const stated = (fields: Partial<StatedResult>): StatedResult => ({
  ...{ winner: null, decided_by: null, advances: null },
  ...fields,
});

/** A match as a provider reports it now. */
const reported = (
  change: Partial<BatchStatusChange> & Pick<BatchStatusChange, "status">,
  fields: Partial<BatchMatch> = {},
): BatchMatch =>
  aBatchMatch({
    status_changes: [{ known_at_ms: null, period_started_at_ms: null, score: null, ...change }],
    snapshot: { incidents: fields.incidents !== undefined, stats: false },
    ...fields,
  });

const matchAt = async (minute: number) => (await getMatch(db, 1, atMinute(minute))).data.match;
const rowsAt = async (minute: number) =>
  (await getStandings(db, 1, atMinute(minute))).data.tables[0]?.rows.map(
    ({ team, played, won, lost, goals_for, points, form }) =>
      [team.name, played, won, lost, goals_for, points, form.join()] as const,
  );

describe("Results that a provider states", () => {
  it("A walkover without a score has a winner, and counts 3-0 in the table", async () => {
    const result = stated({ winner: "away", decided_by: "walkover" });
    await store(aLeague([reported({ status: "ended", result })]), atMinute(5));
    expect(await matchAt(5)).toMatchObject({
      ...{ status: "ended", winner: "away", decided_by: "walkover" },
      score: { home: { goals: null }, away: { goals: null } },
    });
    const rows = await rowsAt(6);
    expect(rows?.[0]).toEqual(["Huế", 1, 1, 0, 3, 3, "won"]);
    expect(rows?.find(([team]) => team === "Hà Nội")).toEqual(["Hà Nội", 1, 0, 1, 0, 0, "lost"]);
  });

  it("An award counts for its winner with the goals that the provider states", async () => {
    const score = { home: { goals: 0 }, away: { goals: 3 } };
    const result = stated({ winner: "away", decided_by: "awarded" });
    await store(aLeague([reported({ status: "ended", score, result })]), atMinute(5));
    expect((await rowsAt(6))?.[0]).toEqual(["Huế", 1, 1, 0, 3, 3, "won"]);
  });

  it("An award that overrules a played match becomes known when it is reported", async () => {
    const score = { home: { goals: 1 }, away: { goals: 0 } };
    await store(aLeague([reported({ status: "ended", score })]), atMinute(110));
    const result = stated({ winner: "away", decided_by: "awarded" });
    const report = await store(aLeague([reported({ status: "ended", score, result })]), atMinute(500));
    expect(report.warnings.join()).toContain("the winner is stated as away, the score is 1-0");
    expect(await matchAt(400)).toMatchObject({ winner: "home", decided_by: null });
    expect(await matchAt(500)).toMatchObject({ winner: "away", decided_by: "awarded" });
    expect((await rowsAt(501))?.[0]).toEqual(["Huế", 1, 1, 0, 3, 3, "won"]);
    // The page shows the goals that were played, and says what the table counts.
    expect((await getMatch(db, 1, atMinute(400))).data.table_score).toBeNull();
    expect((await getMatch(db, 1, atMinute(500))).data.table_score).toEqual({ home: 0, away: 3 });
    const again = await store(aLeague([reported({ status: "ended", score, result })]), atMinute(600));
    expect(again.match_ids).toEqual([]);
  });

  it("A past walkover is a win in the history of both teams, and bets on it have no outcome", async () => {
    const result = stated({ winner: "away", decided_by: "walkover" });
    const past = reported({ status: "ended", result }, { external_id: "m1" });
    const next = aBatchMatch({ external_id: "m2", match_time: KICK_OFF + 7 * 86_400 });
    await store(aLeague([past, next]), atMinute(5));
    const { history } = (await getHistory(db, 2, atMinute(1000))).data;
    const resultsOf = (rows: readonly { readonly result: unknown }[]) => rows.map(({ result: one }) => one);
    expect([resultsOf(history.home), resultsOf(history.away)]).toEqual([["lost"], ["won"]]);
  });

  it("A shoot-out of unknown score has its winner", async () => {
    const result = stated({ winner: "home", decided_by: "penalties" });
    await store(aLeague([reported({ status: "ended", result })]), atMinute(130));
    expect(await matchAt(131)).toMatchObject({ winner: "home", decided_by: "penalties" });
    // A table counts 90 minutes, and their score is not known.
    expect((await rowsAt(131))?.every(([, played]) => played === 0)).toBe(true);
  });

  it("The winner of a tie stands beside that of its last match", async () => {
    const score = { home: { goals: 1 }, away: { goals: 1 } };
    const result = stated({ decided_by: "regular", advances: "away" });
    await store(aLeague([reported({ status: "ended", score, result })]), atMinute(110));
    expect(await matchAt(111)).toMatchObject({ winner: "draw", advances: "away" });
  });
});

describe("Minutes that a provider states", () => {
  it("An interrupted match has its minute and its score, and none once it goes on", async () => {
    const score = { home: { goals: 1 }, away: { goals: 0 } };
    const started = atMinute(0);
    await store(
      aLeague([reported({ status: "first_half", score, period_started_at_ms: started })]),
      atMinute(20),
    );
    const minute = { minute: 30, added: 0 };
    await store(aLeague([reported({ status: "interrupted", score, minute })]), atMinute(31));
    expect(await matchAt(60)).toMatchObject({
      ...{ status: "interrupted", period_started_at: null, minute: { minute: 30, added: 0 } },
      score: { home: { goals: 1 } },
    });
    await store(
      aLeague([reported({ status: "first_half", score, period_started_at_ms: atMinute(40) })]),
      atMinute(70),
    );
    expect(await matchAt(71)).toMatchObject({ status: "first_half", minute: null });
  });

  it("An interruption without a minute stopped the clock when it was reported, and once", async () => {
    const first = reported({ status: "first_half", period_started_at_ms: atMinute(0) });
    await store(aLeague([first]), atMinute(10));
    await store(aLeague([reported({ status: "interrupted" })]), atMinute(36.5));
    await store(aLeague([reported({ status: "interrupted" })]), atMinute(50));
    expect(await matchAt(51)).toMatchObject({ minute: { minute: 37, added: 0 } });
    const changes = await db.prepare("SELECT count(*) AS total FROM status_changes").all<{ total: number }>();
    expect(changes.results[0]?.total).toBe(2);
  });

  it("A clock that was left running has no minute to stop at", async () => {
    await store(
      aLeague([reported({ status: "second_half", period_started_at_ms: atMinute(60) })]),
      atMinute(61),
    );
    await store(aLeague([reported({ status: "interrupted" })]), atMinute(400));
    expect(await matchAt(401)).toMatchObject({ status: "interrupted", minute: null });
  });

  it("A stated minute of extra time stands instead of an assumed clock", async () => {
    await store(
      aLeague([reported({ status: "second_half", period_started_at_ms: atMinute(60) })]),
      atMinute(61),
    );
    await store(aLeague([reported({ status: "overtime", minute: { minute: 97, added: 0 } })]), atMinute(115));
    expect(await matchAt(116)).toMatchObject({ period_started_at: null, minute: { minute: 97, added: 0 } });
    await store(
      aLeague([reported({ status: "overtime", minute: { minute: 105, added: 1 } })]),
      atMinute(125),
    );
    expect(await matchAt(126)).toMatchObject({ minute: { minute: 105, added: 1 } });
  });
});

describe("Goals that a video review took back", () => {
  const disallowed = (fields: Partial<BatchIncident> = {}) =>
    aGoal({
      external_id: "disallowed/goal/home/1",
      minute: 31,
      disallowed: true,
      decision: "goal_cancelled",
      ...fields,
    });
  const playing = (home: number, incidents: readonly BatchIncident[]) =>
    reported(
      {
        status: "first_half",
        score: { home: { goals: home }, away: { goals: 0 } },
        period_started_at_ms: atMinute(0),
      },
      { incidents: [...incidents] },
    );
  const detailAt = async (minute: number) => {
    const { incidents, match } = (await getMatchDetail(db, 1, atMinute(minute))).data;
    return {
      goals: match.score.home.goals,
      incidents: incidents.map(({ kind, minute: at, cancelled, decision }) => [
        kind,
        at,
        cancelled,
        decision,
      ]),
    };
  };

  it("A counted goal is struck, not listed twice, when its review names it", async () => {
    await store(aLeague([playing(1, [aGoal({ external_id: "goal/home/1", minute: 30 })])]), atMinute(31));
    await store(aLeague([playing(0, [disallowed()])]), atMinute(33));
    expect(await detailAt(32)).toMatchObject({
      goals: 1,
      incidents: [["goal", 31, false, "goal_cancelled"]],
    });
    expect(await detailAt(34)).toEqual({ goals: 0, incidents: [["goal", 31, true, "goal_cancelled"]] });
    await store(aLeague([playing(0, [disallowed()])]), atMinute(40));
    expect((await detailAt(41)).incidents).toHaveLength(1);
  });

  it("Two counted goals that reviews take back between two reports are each struck once", async () => {
    const counted = [30, 31].map((minute, at) => aGoal({ external_id: `goal/home/${at + 1}`, minute }));
    await store(aLeague([playing(2, counted)]), atMinute(32));
    const reviewed = [30, 31].map((minute, at) =>
      disallowed({ external_id: `disallowed/goal/home/${at + 1}`, minute }),
    );
    await store(aLeague([playing(0, reviewed)]), atMinute(36));
    expect(await detailAt(37)).toEqual({
      goals: 0,
      incidents: [30, 31].map((minute) => ["goal", minute, true, "goal_cancelled"]),
    });
  });

  it("A goal that never counted is struck from the beginning, and changes no score", async () => {
    await store(aLeague([playing(0, [disallowed()])]), atMinute(33));
    expect(await detailAt(34)).toEqual({ goals: 0, incidents: [["goal", 31, true, "goal_cancelled"]] });
    const next = aGoal({ external_id: "goal/home/1", minute: 40 });
    await store(aLeague([playing(1, [disallowed(), next])]), atMinute(41));
    expect((await detailAt(42)).goals).toBe(1);
  });
});

it("A result without a statement is as before", async () => {
  await store(aLeague([aResult("m1", ["hanoi", 2, 1, "hue"])]), atMinute(110));
  expect(await matchAt(111)).toMatchObject({
    winner: "home",
    decided_by: null,
    advances: null,
    minute: null,
  });
});
