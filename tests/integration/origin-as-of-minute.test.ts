import { describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { getTeamStats } from "#origin/football/analysis/match-form.service.ts";
import { getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import { getMatchDetail } from "#origin/football/match/match.service.ts";
import { parseReports } from "#origin/football/match/statistics-report.rules.ts";
import type { Batch, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { sweepReports } from "#origin/ingest/store/plan/plan-reports.ts";
import { aBatchMatch, aLeague, aStatusChange, atMinute } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const origin = originOfFile();

type Stat = readonly [kind: string, home: number, away: number];

const given = (stats: readonly Stat[], known_at_ms: number | null = null): BatchMatch["stats"] =>
  stats.map(([kind, home, away]) => ({ known_at_ms, kind, period: "full", home, away }));

const aPlayer = (player: string, side: "home" | "away"): NonNullable<BatchMatch["player_stats"]>[number] => ({
  ...{ known_at_ms: null, player, side, starter: true, minutes_played: 40, rating: 7.1 },
  counts: { passes: 20 },
});
const PLAYERS = [aPlayer("ha-long", "home"), aPlayer("song-huong", "away")];

const aLineup = (side: "home" | "away", player: string): NonNullable<BatchMatch["lineups"]>[number] => ({
  ...{ known_at_ms: atMinute(-30), side, confirmed: true, formation: null, coach: null },
  players: [{ player, shirt_number: 7, position: "F", starter: true, captain: false, x: null, y: null }],
});

/** Halves begin at minutes 0 and 60 after kick-off: minute 75 is the match's 61st, as its first is 1. */
const halves = (
  status: BatchStatusChange["status"],
  started: number | null,
): BatchMatch["status_changes"] => [
  {
    ...aStatusChange(null, status, { home: { goals: 0 }, away: { goals: 0 } }),
    period_started_at_ms: started === null ? null : atMinute(started),
  },
];
const statusAt = (minute: number): BatchMatch["status_changes"] => {
  if (minute < 46) return halves("first_half", 0);
  if (minute < 60) return halves("half_time", null);
  return minute < 106 ? halves("second_half", 60) : halves("ended", null);
};

/** A provider's response at a minute after kick-off: omitted fields are unknown. */
function batchAt(minute: number, fields: Partial<BatchMatch>, source = "api-football"): Batch {
  const match = aBatchMatch({
    status_changes: statusAt(minute),
    snapshot: { incidents: false, stats: fields.stats !== undefined },
    ...fields,
  });
  return { ...aLeague([match]), source };
}
const answer = (minute: number, fields: Partial<BatchMatch> = {}, source?: string) =>
  origin.store(batchAt(minute, fields, source), atMinute(minute));

async function reportRows(): Promise<{ part: string; reports: string }[]> {
  return origin.rows<{ part: string; reports: string }>("SELECT part, reports FROM match_part_reports");
}

/** The database, where another batch is stored just before the first reports are written. */
function interrupted(other: () => Promise<unknown>): Database {
  let waits = true;
  let isWriting = false;
  return {
    prepare(sql) {
      isWriting ||= sql.startsWith("INSERT INTO match_part_reports");
      return origin.db.prepare(sql);
    },
    async batch(statements) {
      if (isWriting && waits) {
        waits = false;
        await other();
      }
      return origin.db.batch(statements);
    },
  };
}

async function minutesAt(minute: number): Promise<Record<string, number | null | undefined>> {
  const { data } = await getMatchDetail(origin.db, 1, atMinute(minute));
  return Object.fromEntries(data.stats.map((stat) => [stat.kind, stat.as_of_minute]));
}

async function playersAt(minute: number) {
  const { data } = await getMatchPlayers(origin.db, 1, atMinute(minute));
  return data.teams.map(({ as_of_minute }) => as_of_minute);
}

describe("statistics of a provider", () => {
  it("Statistics of a provider are as of the minute they were given last, also when they come again unchanged", async () => {
    await answer(20, { stats: given([["corners", 3, 1]]) });
    await answer(44, {
      stats: given([
        ["corners", 3, 1],
        ["fouls", 5, 5],
      ]),
    });
    await answer(75);
    expect(await minutesAt(75)).toEqual({ corners: 45, fouls: 45 });
    const stored = () => origin.db.prepare("SELECT updated_at FROM matches").all();
    const before = await stored();
    const report = await answer(76, {
      stats: given([
        ["corners", 3, 1],
        ["fouls", 5, 5],
      ]),
    });
    expect(report.match_ids).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await minutesAt(76)).toEqual({ corners: 62, fouls: 62 });
    const { data } = await getTeamStats(origin.db, 1, atMinute(80));
    expect(data.stats.map((stat) => stat.as_of_minute)).toEqual([62, 62]);
  });

  it("Statistics of a provider are as of the report before for readers who are late", async () => {
    await answer(70, { stats: given([["corners", 1, 0]]) });
    await answer(75, { stats: given([["corners", 1, 0]]) });
    await answer(77, { stats: given([["corners", 1, 0]]) });
    expect(await minutesAt(76)).toEqual({ corners: 61 });
    expect(await minutesAt(77)).toEqual({ corners: 63 });
  });

  it("Statistics of a provider differ in their minutes where a later answer leaves some out", async () => {
    await answer(30, {
      stats: given([
        ["corners", 1, 0],
        ["fouls", 2, 2],
      ]),
    });
    await answer(40, { stats: given([["corners", 1, 0]]) });
    expect(await minutesAt(40)).toEqual({ corners: 41, fouls: 31 });
  });

  it("Statistics of a provider keep their minute at half-time and in added time", async () => {
    await answer(47, { stats: given([["corners", 1, 0]]), status_changes: halves("first_half", 0) });
    expect(await minutesAt(48)).toEqual({ corners: 45 });
    await answer(50, { stats: given([["corners", 1, 0]]) });
    expect(await minutesAt(59)).toEqual({ corners: 45 });
  });

  it("Statistics of a provider have no minute before kick-off and after the end, and no report is left of a match that is over", async () => {
    await answer(-5, { stats: given([["corners", 0, 0]]), status_changes: halves("not_started", null) });
    expect(await minutesAt(-4)).toEqual({ corners: null });
    await answer(75, { stats: given([["corners", 3, 1]]) });
    await answer(110, { stats: given([["corners", 4, 1]]) });
    expect(await minutesAt(111)).toEqual({ corners: null });
    expect(await origin.rows("SELECT * FROM match_part_reports")).toEqual([]);
  });

  it("Statistics of a provider keep both reports where two batches give the same values at once", async () => {
    const again = { stats: given([["corners", 1, 0]]) };
    await answer(20, again);
    const racing = interrupted(() => answer(30, again));
    await storeBatch(racing, batchAt(31, again), { now_ms: atMinute(31), dry_run: false });
    const moments = (await reportRows()).flatMap(({ reports }) =>
      parseReports(reports).flatMap(({ at }) => at),
    );
    expect(moments).toEqual(expect.arrayContaining([atMinute(30), atMinute(31)]));
  });

  it("Statistics of a provider leave no report where the match ends while its values come again", async () => {
    const again = { stats: given([["corners", 1, 0]]) };
    await answer(104, again);
    const racing = interrupted(() => answer(106, again));
    const late = batchAt(105, { ...again, status_changes: [] });
    await storeBatch(racing, late, { now_ms: atMinute(106), dry_run: false });
    expect(await reportRows()).toEqual([]);
  });

  it("Statistics of a provider go two days after kick-off where the source falls silent", async () => {
    await answer(75, { stats: given([["corners", 3, 1]]) });
    await sweepReports(origin.db, atMinute(1440));
    expect(await reportRows()).toHaveLength(1);
    await sweepReports(origin.db, atMinute(3 * 1440));
    expect(await reportRows()).toEqual([]);
  });

  it("Statistics of a provider have no minute when a match comes in after its end", async () => {
    const stats = given([["corners", 4, 1]]);
    await origin.store(aLeague([aBatchMatch({ status_changes: statusAt(110), stats })]), atMinute(5_000));
    expect(await minutesAt(5_000)).toEqual({ corners: null });
    expect(await origin.rows("SELECT * FROM match_part_reports")).toEqual([]);
  });
});

describe("statistics that their source dates", () => {
  it("Statistics that their source dates are as of the newest of them, whenever the batch came", async () => {
    const stats = [...given([["corners", 1, 0]], atMinute(10)), ...given([["fouls", 3, 1]], atMinute(30))];
    const status_changes = [aStatusChange(atMinute(0), "first_half")];
    await origin.store(aLeague([aBatchMatch({ status_changes, stats })]), atMinute(-10));
    expect(await minutesAt(41)).toEqual({ corners: 31, fouls: 31 });
    expect(await minutesAt(20)).toEqual({ corners: 11 });
  });
});

describe("players of a provider", () => {
  it("Players of a provider are as of the minute they were given last, by team, and so are their ratings in the line-up", async () => {
    const lineups = [aLineup("home", "ha-long"), aLineup("away", "song-huong")];
    await answer(44, { lineups, player_stats: PLAYERS });
    await answer(75, { stats: given([["corners", 3, 1]]) });
    expect(await playersAt(75)).toEqual([45, 45]);
    const ratings = async (minute: number) => {
      const { data } = await getLineup(origin.db, 1, atMinute(minute));
      return [data.lineup?.home.ratings_as_of_minute, data.lineup?.away.ratings_as_of_minute];
    };
    expect(await ratings(75)).toEqual([45, 45]);
    await answer(76, { player_stats: PLAYERS });
    expect(await playersAt(76)).toEqual([62, 62]);
    expect(await ratings(76)).toEqual([62, 62]);
    await answer(110, { player_stats: PLAYERS });
    expect(await playersAt(111)).toEqual([null, null]);
  });
});
