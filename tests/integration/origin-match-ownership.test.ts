import { describe, expect, it } from "vitest";
import { getMatch, getMatchDetail } from "#origin/football/match/match.service.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aPlayedMatch,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { aLineup, aSquad } from "#tests/support/batches/people-batches.ts";
import { aCompany, aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import { aSecondLeague, aSecondMatch } from "#tests/support/batches/second-source.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store, rows } = originOfFile();
const LATER = atMinute(3000);
const scheduled = aLeague([aBatchMatch()]);
const result = (goals: readonly [number, number], fields: Partial<BatchMatch> = {}) =>
  aSecondLeague([aSecondMatch({ goals, fields })]);

const boardNow = async (nowMs = LATER * 2) => {
  const { match } = (await getMatch(db, 1, nowMs)).data;
  return [match.status, match.score.home.goals, match.score.away.goals];
};

const scorersNow = async () => {
  const { incidents } = (await getMatchDetail(db, 1, LATER * 2)).data;
  return incidents.filter(({ cancelled }) => !cancelled).map(({ side, minute }) => [side, minute]);
};

const stat = (kind: string, home: number) =>
  ({ known_at_ms: null, kind, period: "full", home, away: 1 }) as const;
const first = (...stats: ReturnType<typeof stat>[]) => aLeague([aPlayedMatch({ stats })]);
const second = (...stats: ReturnType<typeof stat>[]) => result([2, 1], { stats });
const readStats = async () => {
  const { stats } = (await getMatchDetail(db, 1, LATER * 2)).data;
  return Object.fromEntries(stats.map((row) => [row.kind, row.home]));
};

describe("a match that two sources tell of", () => {
  it("A match that two sources tell of takes the result of the second where the first has none, and a file of the first without one takes it back not", async () => {
    await store(scheduled);
    const report = await store(result([2, 1]), LATER);
    expect(report).toMatchObject({ warnings: [], kinds: { matches: { changed: 1 } } });
    expect(await boardNow()).toEqual(["ended", 2, 1]);
    expect(await store(scheduled, LATER + 1000)).toMatchObject({ match_ids: [] });
    expect(await boardNow()).toEqual(["ended", 2, 1]);
  });

  it("A match that two sources tell of lets the second correct the result that it brought", async () => {
    await store(scheduled);
    await store(result([2, 1]), LATER);
    await store(result([2, 2]), LATER + 1000);
    expect(await boardNow()).toEqual(["ended", 2, 2]);
  });

  it("A match that two sources tell of adds the first one's scorers to the second one's result, and they stay when that comes again", async () => {
    await store(scheduled);
    await store(result([1, 1]), LATER);
    const listed = aBatchMatch({
      status_changes: [aStatusChange(null, "ended", { home: { goals: 1 }, away: { goals: 1 } })],
      incidents: [
        aGoal({ external_id: "g1", minute: 7 }),
        aGoal({ external_id: "g2", minute: 80, side: "away", player: "song-huong" }),
      ],
    });
    await store(aLeague([listed]), LATER + 1000);
    expect(await scorersNow()).toEqual([
      ["home", 7],
      ["away", 80],
    ]);
    expect(await store(result([1, 1]), LATER + 2000)).toMatchObject({ match_ids: [] });
    expect(await scorersNow()).toHaveLength(2);
  });

  it("A match that two sources tell of takes no scorers that do not make the score", async () => {
    await store(scheduled);
    await store(result([1, 1]), LATER);
    const listed = aBatchMatch({
      status_changes: [aStatusChange(null, "ended", { home: { goals: 1 }, away: { goals: 0 } })],
      incidents: [aGoal({ external_id: "g1", minute: 7 })],
    });
    await store(aLeague([listed]), LATER + 1000);
    expect(await scorersNow()).toEqual([]);
  });

  it.each([
    [
      "final",
      { home: { goals: 3, half: 1 }, away: { goals: 1, half: 0 } },
      "goals 3-1 is not taken, 2-1 of test-source stays",
    ],
    [
      "half-time",
      { home: { goals: 2, half: 0 }, away: { goals: 1, half: 0 } },
      "half 0-0 is not taken, 1-0 of test-source stays",
    ],
  ])(
    "A match that two sources tell of keeps the first one's %s score and warns of another",
    async (_, score, warning) => {
      await store(aLeague([aPlayedMatch()]));
      const second = aSecondMatch({ fields: { status_changes: [aStatusChange(null, "ended", score)] } });
      const report = await store(aSecondLeague([second]), LATER);
      expect(report.warnings).toEqual([
        expect.stringMatching(new RegExp(`^matches\\.0 \\(.*\\): ${warning}$`)),
      ]);
      expect(await boardNow()).toEqual(["ended", 2, 1]);
      expect(await scorersNow()).toHaveLength(3);
    },
  );

  it("A match that two sources tell of keeps schedule and name of the first, and fills what it leaves open", async () => {
    await store(aLeague([aBatchMatch({ round: null, venue: null })]));
    const fields = { round: "1", referee: "A Taylor", attendance: 12_345, home_rank: 2, group: "Group A" };
    const second = aSecondMatch({ match_time: aBatchMatch().match_time + 3600, fields });
    await store(aSecondLeague([second]), LATER);
    const columns = "round, referee, attendance, home_rank, group_name, match_time, source";
    const filled = {
      round: "1",
      referee: "A Taylor",
      attendance: 12_345,
      home_rank: 2,
      group_name: null,
      match_time: aBatchMatch().match_time,
      source: "test-source",
    };
    expect(await rows(`SELECT ${columns} FROM matches`)).toEqual([filled]);
    expect(await store(aLeague([aBatchMatch({ round: null, venue: null })]), LATER + 1000)).toMatchObject({
      match_ids: [],
    });
    expect(await rows(`SELECT ${columns} FROM matches`)).toEqual([filled]);
  });

  it("A match of two sources has the statistics of both, whichever source sends again", async () => {
    const [ours, theirs] = [aLeague([aPlayedMatch()]), second(stat("possession", 1), stat("corners", 6))];
    await store(ours);
    await store(theirs, LATER);
    expect(await readStats()).toEqual({ possession: 45, corners: 6 });
    expect((await getMatch(db, 1, LATER * 2)).data.match.score.home.corners).toBe(6);
    for (const batch of [ours, theirs]) {
      expect(await store(batch, LATER + 1000)).toMatchObject({ match_ids: [] });
      expect(await readStats()).toEqual({ possession: 45, corners: 6 });
    }
  });

  it("A match that two sources tell of has kinds that the second added as the second has them now, until the first tells of them too", async () => {
    await store(first(stat("shots", 9)));
    await store(second(stat("shots", 1), stat("corners", 3)), LATER);
    await store(second(stat("shots", 2), stat("corners", 6), stat("offsides", 2)), LATER + 1000);
    expect(await readStats()).toEqual({ shots: 9, corners: 6, offsides: 2 });
    await store(first(stat("shots", 10)), LATER + 2000);
    await store(second(stat("shots", 3), stat("corners", 7)), LATER + 3000);
    expect(await readStats()).toEqual({ shots: 10, corners: 7 });
    await store(first(stat("shots", 11), stat("corners", 8)), LATER + 4000);
    expect(await store(second(stat("corners", 1)), LATER + 5000)).toMatchObject({ match_ids: [] });
    expect(await readStats()).toEqual({ shots: 11, corners: 8 });
  });

  it("A match that two sources tell of keeps the kinds that the first source adds to those of the second, and lets the first change them", async () => {
    await store(scheduled);
    await store(second(stat("shots", 9)), LATER);
    await store(first(stat("shots", 1), stat("corners", 3)), LATER + 1000);
    await store(second(stat("shots", 10)), LATER + 2000);
    expect(await readStats()).toEqual({ shots: 10, corners: 3 });
    await store(first(stat("shots", 1), stat("corners", 4)), LATER + 3000);
    expect(await readStats()).toEqual({ shots: 10, corners: 4 });
  });

  it("A match that two sources tell of has the kinds of a provider that was overtaken as that provider has them now, until the other tells of them too", async () => {
    type Stats = ReturnType<typeof stat>[];
    const snapshot = { incidents: false, stats: true };
    const isports = (...stats: Stats) => ({
      ...aLeague([aPlayedMatch({ stats, snapshot })]),
      source: "isports",
    });
    const apiFootball = (...stats: Stats) => ({
      ...result([2, 1], { stats, snapshot }),
      source: "api-football",
    });
    await store(isports(stat("shots", 3), stat("attacks", 20)));
    await store(apiFootball(stat("shots", 4)), LATER);
    await store(isports(stat("shots", 3), stat("attacks", 30)), LATER + 1000);
    expect(await readStats()).toEqual({ shots: 4, attacks: 30 });
    await store(apiFootball(stat("shots", 5)), LATER + 2000);
    await store(isports(stat("shots", 3), stat("attacks", 50)), LATER + 3000);
    expect(await readStats()).toEqual({ shots: 5, attacks: 50 });
    await store(apiFootball(stat("shots", 6), stat("attacks", 51)), LATER + 4000);
    await store(isports(stat("attacks", 60)), LATER + 5000);
    expect(await readStats()).toEqual({ shots: 6, attacks: 51 });
  });

  it("A match that two sources tell of covers cards as the source of its incidents does, whichever source has its course", async () => {
    const covered = async () => (await rows("SELECT cards_covered, corners_covered FROM matches"))[0];
    const none = { cards: false, corners: false };
    await store(aLeague([aPlayedMatch({ incidents: [], coverage: none })]));
    expect(await covered()).toEqual({ cards_covered: 0, corners_covered: 0 });
    const incidents = [
      aGoal({ external_id: "g1", minute: 7, player: null }),
      aGoal({ external_id: "g2", minute: 30, player: null }),
      aGoal({ external_id: "g3", minute: 80, side: "away", player: null }),
    ];
    const listed = (cards: boolean) => result([2, 1], { incidents, coverage: { cards, corners: false } });
    await store(listed(true), LATER);
    expect(await covered()).toEqual({ cards_covered: 1, corners_covered: 0 });
    await store(aLeague([aPlayedMatch({ incidents: [], coverage: none })]), LATER + 1000);
    expect(await covered()).toEqual({ cards_covered: 1, corners_covered: 0 });
    await store(listed(false), LATER + 2000);
    expect(await covered()).toEqual({ cards_covered: 0, corners_covered: 0 });
  });

  it("A match that two sources tell of covers cards as the last list of its incidents says, and as before where a snapshot has no list", async () => {
    const snapshotOf = (isListed: boolean, cards: boolean) =>
      aLeague([
        aPlayedMatch({
          coverage: { cards, corners: false },
          snapshot: { incidents: isListed, stats: false },
        }),
      ]);
    const covered = async (isListed: boolean, cards: boolean) => {
      await store(snapshotOf(isListed, cards), LATER);
      return rows("SELECT cards_covered FROM matches");
    };
    expect(await covered(true, true)).toEqual([{ cards_covered: 1 }]);
    expect(await covered(false, false)).toEqual([{ cards_covered: 1 }]);
    expect(await covered(true, false)).toEqual([{ cards_covered: 0 }]);
    expect(await covered(false, true)).toEqual([{ cards_covered: 0 }]);
  });

  it("A match that two sources tell of finds out which kinds the second added before that was noted, when the first tells again", async () => {
    await store(first(stat("shots", 9)));
    await store(second(stat("corners", 3)), LATER);
    await db.prepare("UPDATE matches SET more_stat_kinds = NULL").all();
    await store(second(stat("corners", 4), stat("offsides", 2)), LATER + 1000);
    expect(await readStats()).toEqual({ shots: 9, corners: 3, offsides: 2 });
    await store(first(stat("shots", 10)), LATER + 2000);
    await store(second(stat("corners", 5)), LATER + 3000);
    expect(await readStats()).toEqual({ shots: 10, corners: 5 });
  });

  it("A match that two sources tell of has the line-up of the source that brought one first", async () => {
    const players = { players: aSquad("hanoi").map((one) => ({ ...one, team: "T/HA NOI FC" })) };
    await store(scheduled);
    const brought = aSecondLeague(
      [aSecondMatch({ fields: { lineups: [aLineup({ formation: "4-3-3" })] } })],
      players,
    );
    expect(await store(brought, LATER)).toMatchObject({ refusals: [] });
    const corrected = aSecondLeague(
      [aSecondMatch({ fields: { lineups: [aLineup({ formation: "3-5-2" })] } })],
      players,
    );
    await store(corrected, LATER + 1000);
    const late = aLeague([aBatchMatch({ lineups: [aLineup({ formation: "5-4-1" })] })], {
      players: aSquad("hanoi"),
    });
    await store(late, LATER + 2000);
    expect(await rows("SELECT formation FROM lineups")).toEqual([{ formation: "3-5-2" }]);
  });

  it("A match that two sources tell of has the prices of the source that brought them first, and those that it lacks from the other", async () => {
    const companies = [aCompany(), aCompany({ external_id: "b2", name: "Bookmaker Two", position: 2 })];
    await store(aLeague([aBatchMatch({ prices: [somePrices()] })], { companies }));
    const one = { ...somePrices(), quotes: [aQuote({ prices: [1.5, 2.5] })] };
    const second = aSecondMatch({ fields: { prices: [one, { ...one, company: "b2" }] } });
    await store(aSecondLeague([second], { companies }), LATER);
    const stored = await rows<{ company_id: number; quotes: string }>(
      "SELECT company_id, json_array_length(quotes) AS quotes FROM price_series ORDER BY company_id",
    );
    expect(stored).toEqual([
      { company_id: 1, quotes: 3 },
      { company_id: 2, quotes: 1 },
    ]);
  });

  it("A match that two sources tell of is told live by the second, update by update", async () => {
    await store(scheduled);
    const live = (...changes: Parameters<typeof aStatusChange>[]) =>
      aSecondLeague([
        aSecondMatch({ fields: { status_changes: changes.map((one) => aStatusChange(...one)) } }),
      ]);
    await store(live([atMinute(0), "first_half"]), atMinute(1));
    expect(await boardNow(atMinute(1))).toEqual(["first_half", 0, 0]);
    await store(scheduled, atMinute(20));
    await store(live([atMinute(0), "first_half"], [atMinute(46), "half_time"]), atMinute(46));
    expect(await boardNow(atMinute(46))).toEqual(["half_time", 0, 0]);
  });
});
