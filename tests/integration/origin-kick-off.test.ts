import { describe, expect, it } from "vitest";
import { getMatch, listDay } from "#origin/football/match/match.service.ts";
import { listFutureMatches, listPastMatches } from "#origin/football/team/team-match.service.ts";
import type { Batch, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aLeague,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

/** The builders' kick-off is at noon: the moment that stands in for an unknown hour of that day. */
const NOON = KICK_OFF;
const HOUR = 3600;
const DAY = 24 * HOUR;

let now = atMinute(1000);
const from = (source: string, fields: Partial<BatchMatch>): Batch => ({
  ...aLeague([aBatchMatch(fields)]),
  source,
});
const storeFrom = (source: string, fields: Partial<BatchMatch>) => {
  now += 60_000;
  return store(from(source, fields), now);
};
const dated = { match_time: NOON, time_unknown: true };
const at = (hours: number) => ({ match_time: NOON + hours * HOUR });
const kickOffNow = async () => {
  const { match } = (await getMatch(db, 1, now)).data;
  return [match.match_time - NOON, match.time_unknown ?? false];
};
const inStatus = (status: BatchStatusChange["status"]) => ({ status_changes: [aStatusChange(null, status)] });

describe("lists with a match without an hour", () => {
  const league = () =>
    store(
      aLeague([
        aBatchMatch({ ...dated, external_id: "dated" }),
        aBatchMatch({ ...at(6), external_id: "evening", home: "vinh", away: "da-lat" }),
        aBatchMatch({ ...at(20), external_id: "next-day", home: "da-lat", away: "hanoi" }),
      ]),
      atMinute(-3000),
    );
  const dayOf = async (tz: string) => {
    const query = { date: "2026-01-01", tz, limit: 50, page: 1 } as const;
    const { matches } = (await listDay(db, query, atMinute(-3000))).data;
    return matches.map((match) => [match.home.name, match.time_unknown]);
  };

  it.each(["+00:00", "+07:00", "-08:00", "+11:00"])(
    "The list of its day in zone %s has the match, after all with an hour",
    async (tz) => {
      await league();
      expect((await dayOf(tz)).at(-1)).toEqual(["Hà Nội", true]);
    },
  );

  it("A row says nothing of an hour that is known", async () => {
    await league();
    const [evening] = await dayOf("+00:00");
    expect(evening).toEqual(["Vinh", undefined]);
  });

  it("A team's match without an hour is ahead until its result should be known wherever its day ends last", async () => {
    await league();
    const query = { team_id: 1, limit: 50, page: 1 };
    const ahead = async (hours: number) => {
      const { matches } = (await listFutureMatches(db, query, atMinute(hours * 60))).data;
      return matches.map(({ match_time, time_unknown }) => [(match_time - NOON) / HOUR, time_unknown]);
    };
    expect(await ahead(20)).toEqual([
      [0, true],
      [20, undefined],
    ]);
    expect(await ahead(22)).toEqual([[20, undefined]]);
    const past = (await listPastMatches(db, query, atMinute(22 * 60))).data.matches;
    expect(past).toMatchObject([{ match_time: NOON, time_unknown: true, status: "result_unknown" }]);
  });
});

describe("a kick-off whose hour is unknown", () => {
  it("A match without an hour is stored at noon UTC of its day, whatever moment of it the source writes", async () => {
    await storeFrom("api-football", { match_time: NOON - 12 * HOUR, time_unknown: true });
    expect(await kickOffNow()).toEqual([0, true]);
    const report = await storeFrom("api-football", { match_time: NOON + 11 * HOUR, time_unknown: true });
    expect(report.match_ids).toEqual([]);
  });

  it("A source that later knows the hour of its match changes it", async () => {
    await storeFrom("openfootball", dated);
    await storeFrom("openfootball", at(7));
    expect(await kickOffNow()).toEqual([7 * HOUR, false]);
  });

  it("A match is without an hour again if its own source says so", async () => {
    await storeFrom("openfootball", at(7));
    await storeFrom("openfootball", dated);
    expect(await kickOffNow()).toEqual([0, true]);
  });

  it("The hour belongs to the first source that knows it, and the one that knows the day alone does not erase it", async () => {
    await storeFrom("api-football", dated);
    await storeFrom("isports", at(8));
    expect(await kickOffNow()).toEqual([8 * HOUR, false]);
    const report = await storeFrom("api-football", dated);
    expect(report.match_ids).toEqual([]);
    await storeFrom("isports", at(9));
    expect(await kickOffNow()).toEqual([9 * HOUR, false]);
    // The preferred source knows the hour too, at last.
    await storeFrom("api-football", at(7));
    expect(await kickOffNow()).toEqual([7 * HOUR, false]);
  });

  it("A preferred source without an hour replaces a kick-off of another day, and is not overruled by the old one", async () => {
    await storeFrom("isports", at(8));
    await storeFrom("api-football", at(8));
    const moved = { match_time: NOON + 7 * DAY, time_unknown: true };
    await storeFrom("api-football", moved);
    expect(await kickOffNow()).toEqual([7 * DAY, true]);
    await storeFrom("isports", at(8));
    expect(await kickOffNow()).toEqual([7 * DAY, true]);
  });

  it.each(["postponed", "cancelled"] as const)(
    "A match without an hour has none when it is %s either, whatever stand-in its source keeps",
    async (status) => {
      await storeFrom("api-football", dated);
      await storeFrom("api-football", { ...at(3), ...inStatus(status) });
      expect(await kickOffNow()).toEqual([0, true]);
    },
  );

  it("A midnight that stood in for an unknown hour does not become one when the match is over", async () => {
    await storeFrom("football-data-org", dated);
    const score = { home: { goals: 1 }, away: { goals: 0 } };
    const ended = { status_changes: [aStatusChange(null, "ended", score)] };
    await storeFrom("football-data-org", { ...at(-12), ...ended });
    expect(await kickOffNow()).toEqual([0, true]);
    await storeFrom("football-data-org", { ...at(8), ...ended });
    expect(await kickOffNow()).toEqual([8 * HOUR, false]);
  });

  it("A midnight that the source names as the kick-off is one", async () => {
    await storeFrom("football-data-org", dated);
    await storeFrom("football-data-org", { ...at(-12), ...inStatus("not_started") });
    expect(await kickOffNow()).toEqual([-12 * HOUR, false]);
  });
});
