import { describe, expect, it } from "vitest";
import { dateText, dayOfMs } from "#origin/demo/calendar/days.ts";
import { getTeamStats } from "#origin/football/analysis/match-form.service.ts";
import { getSeasonStats } from "#origin/football/analysis/season-statistics.service.ts";
import { getBestEleven } from "#origin/football/lineup/best-eleven.service.ts";
import { getLineup } from "#origin/football/lineup/lineup.service.ts";
import { getKeyPlayers, getMatchPlayers } from "#origin/football/lineup/match-players.service.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { getPlayerSeason, listAppearances } from "#origin/football/player/performance.service.ts";
import { listScorers } from "#origin/football/season/scorer.service.ts";
import { listPlayerSeasons } from "#origin/football/team/team-season.service.ts";
import type { Batch, BatchMatch, BatchPlayerStats, BatchStat } from "#origin/ingest/batch.schema.ts";
import { settleDay, thinDay } from "#origin/ingest/store/demo-days.ts";
import { STAT_KINDS } from "#shared/match/index.ts";
import { PLAYER_COUNTS } from "#shared/player/index.ts";
import { aCoveredLeague, aCoveredMatch } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

/** Statistics of a match in one row: stored, read like rows of every few minutes, and replaced. */

const { db, store, rows } = originOfFile();
const END = atMinute(108);
const NOW = atMinute(3000);
const DATE = dateText(dayOfMs(KICK_OFF * 1000));
const ALL = { limit: 50, page: 1 };

const counts = (seed: number): BatchPlayerStats["counts"] =>
  Object.fromEntries(PLAYER_COUNTS.map((count, place) => [count, (seed * 7 + place * 3) % 5]));

const playersOf = (side: "home" | "away", known_at_ms: number): BatchPlayerStats[] =>
  Array.from({ length: 11 }, (_, index) => ({
    player: `${side === "home" ? "hanoi" : "hue"}-${index + 1}`,
    side,
    known_at_ms,
    starter: index < 10,
    minutes_played: index < 10 ? 90 : 0,
    rating: index === 4 ? null : 6 + index / 10,
    counts: counts(index + known_at_ms),
  }));

const statsAt = (known_at_ms: number, period: BatchStat["period"]): BatchStat[] =>
  STAT_KINDS.map((kind, place) => ({ known_at_ms, kind, period, home: place + 3, away: place }));

/** A match reported during play: statistics at half-time and at the end. */
const aMatchWithStats = (fields: Partial<BatchMatch> = {}): BatchMatch =>
  aCoveredMatch({
    stats: [
      ...statsAt(atMinute(46), "full").map((row) => ({ ...row, home: 1, away: 1 })),
      ...statsAt(atMinute(46), "first_half"),
      ...statsAt(END, "full"),
      ...statsAt(END, "second_half"),
    ],
    player_stats: (["home", "away"] as const).flatMap((side) => [
      ...playersOf(side, atMinute(46)),
      ...playersOf(side, END),
    ]),
    ...fields,
  });

/** The same match as it is reported long after. */
const settled = (fields: Partial<BatchMatch> = {}): BatchMatch =>
  aMatchWithStats({
    stats: [],
    player_stats: [],
    figures: {
      known_at_ms: END,
      stats: [...statsAt(END, "full"), ...statsAt(END, "first_half"), ...statsAt(END, "second_half")],
      players: [...playersOf("home", END), ...playersOf("away", END)],
    },
    ...fields,
  });

const demo = (matches: BatchMatch[], fields: Partial<Batch> = {}): Batch =>
  aCoveredLeague(matches, { source: "demo", provenance: "demo", absences: [], ...fields });

/** All responses that use statistics of teams and players. */
async function answers() {
  const [season, hanoi, player] = await Promise.all([
    storedId(db, "seasons", "v-2026"),
    storedId(db, "teams", "hanoi"),
    storedId(db, "players", "hanoi-3"),
  ]);
  const [first, next] = await Promise.all([storedId(db, "matches", "m1"), storedId(db, "matches", "next")]);
  return {
    players: await getMatchPlayers(db, first, NOW),
    stats: (await getTeamStats(db, first, NOW)).data,
    lineup: await getLineup(db, first, NOW),
    appearances: await listAppearances(db, { player_id: player, ...ALL }, NOW),
    playerSeason: await getPlayerSeason(db, { player_id: player, season_id: season }, NOW),
    scorers: await listScorers(db, { season_id: season, ...ALL }, NOW),
    team: await listPlayerSeasons(db, { team_id: hanoi, season_id: season }, NOW),
    keys: await getKeyPlayers(db, next, NOW),
    best: await getBestEleven(db, { season_id: season }, NOW),
    season: await getSeasonStats(db, { season_id: season, nowMs: NOW }),
  };
}

const next = aBatchMatch({ external_id: "next", match_time: KICK_OFF + 7 * 86_400 });
const untilNow = (match: BatchMatch): BatchMatch => ({ ...match, external_id: "m1", round: "1" });

describe("statistics of a match in one row", () => {
  it("Statistics of a match in one row answer every call as rows of every few minutes do", async () => {
    await store(demo([untilNow(aMatchWithStats()), next]));
    const before = await answers();
    expect(before.players.data.teams[0]?.players).toHaveLength(11);
    expect(before.playerSeason.stats).toMatchObject({ appearances: 1, minutes_played: 90 });
    expect(before.stats.stats).toHaveLength(3 * STAT_KINDS.length);
    expect(before.best.lineup).not.toBeNull();
    await settleDay(db, DATE, NOW);
    expect(await rows("SELECT 1 FROM stats UNION ALL SELECT 1 FROM player_stats")).toEqual([]);
    expect(await answers()).toEqual(before);
  });

  it("Statistics of a match in one row are the same whether the source tells them so or a day is settled", async () => {
    await store(demo([untilNow(aMatchWithStats()), next]));
    await settleDay(db, DATE, NOW);
    const [byDay] = await rows("SELECT * FROM match_figures");
    await store(demo([untilNow(settled()), next]));
    expect(await rows("SELECT * FROM match_figures")).toEqual([byDay]);
  });

  it("Statistics of a match in one row take the place of rows that an earlier batch told, and stored again change nothing", async () => {
    await store(demo([untilNow(aMatchWithStats()), next]));
    await store(demo([untilNow(settled()), next]), NOW);
    expect(await rows("SELECT 1 FROM stats UNION ALL SELECT 1 FROM player_stats")).toEqual([]);
    const before = await rows(
      "SELECT f.*, m.updated_at FROM match_figures f JOIN matches m ON m.id = f.match_id",
    );
    const { kinds, match_ids } = await store(demo([untilNow(settled()), next]), NOW + 1000);
    expect([kinds.figures, match_ids]).toEqual([{ new: 0, changed: 0, same: 1, refused: 0 }, []]);
    expect(
      await rows("SELECT f.*, m.updated_at FROM match_figures f JOIN matches m ON m.id = f.match_id"),
    ).toEqual(before);
  });

  it("Statistics of a match in one row are refused of every source but the demo world: nothing is made up beside real football", async () => {
    for (const [source, provenance] of [
      ["test-source", "real"],
      ["demo", "real"],
      ["test-source", "demo"],
    ] as const) {
      const { stored, refusals } = await store(aCoveredLeague([settled()], { source, provenance }));
      expect(stored).toBe(false);
      expect(refusals).toContainEqual({
        path: "matches.0.figures",
        reason: "are of the demo world alone",
      });
    }
    expect(await rows("SELECT 1 FROM match_figures")).toEqual([]);
  });

  it("Statistics of a match in one row settle without a change that readers are told of, and a day of matches without any stays as it is", async () => {
    await store(demo([untilNow(aMatchWithStats()), next]));
    const before = await rows("SELECT id, updated_at FROM matches ORDER BY id");
    await settleDay(db, DATE, NOW);
    await settleDay(db, dateText(dayOfMs(next.match_time * 1000)), NOW);
    expect(await rows("SELECT id, updated_at FROM matches ORDER BY id")).toEqual(before);
    expect(await rows("SELECT 1 FROM match_figures")).toHaveLength(1);
  });
});

describe("a day of long ago", () => {
  it("A day of long ago keeps the leading bookmaker's first and last price before kick-off in the main markets, and no commentary", async () => {
    await store(demo([untilNow(aMatchWithStats()), next]));
    await thinDay(db, DATE);
    expect(await rows("SELECT 1 FROM commentary")).toEqual([]);
    const kept = await rows<{ market: string; company_id: number; quotes: string }>(
      "SELECT * FROM price_series ORDER BY market",
    );
    const leading = await storedId(db, "companies", "b1");
    expect(kept.map(({ market, company_id }) => [market, company_id])).toEqual([
      ["asian_handicap", leading],
      ["match_result", leading],
    ]);
    const handicap = decodeQuotes(kept[0]?.quotes ?? "[]");
    expect(handicap.map(({ known_at_ms, in_play }) => [known_at_ms, in_play])).toEqual([
      [atMinute(-1440), false],
      [atMinute(-30), false],
    ]);
  });
});
